export type { LeaveRequest } from '../../ui/leave-request.ts';
export { type GroupKind, Groups, type GroupsProps, type OpenGroup } from './Groups.tsx';
