export type { UpdateEditorProps } from '../../features/updates/editor/UpdateEditor.tsx';
export type { UpdatesFeedProps } from '../../features/updates/feed/UpdatesFeed.tsx';
export type { LeaveRequest } from '../../ui/leave-request.ts';
export { UpdateEditor } from './UpdateEditor.tsx';
export { UpdatesFeed } from './UpdatesFeed.tsx';
