export type { LeaveRequest } from '../../ui/leave-request.ts';
export { UpdateEditor, type UpdateEditorProps } from './editor/UpdateEditor.tsx';
export { UpdatesFeed, type UpdatesFeedProps } from './feed/UpdatesFeed.tsx';
