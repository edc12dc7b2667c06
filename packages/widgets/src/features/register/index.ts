export type { LeaveRequest } from '../../ui/leave-request.ts';
export { Register, type RegisterKind, type RegisterProps } from './Register.tsx';
