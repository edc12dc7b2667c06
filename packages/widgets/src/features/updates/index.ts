export type { LeaveRequest } from '../../ui/leave-request.ts';
export { UpdateEditor, type UpdateEditorProps } from './UpdateEditor.tsx';
export { UpdatesFeed, type UpdatesFeedProps } from './UpdatesFeed.tsx';
