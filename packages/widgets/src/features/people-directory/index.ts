export type { LeaveRequest } from '../../ui/leave-request.ts';
export { People, type PeopleChoice, type PeopleProps } from './People.tsx';
