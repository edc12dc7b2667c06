export type { LeaveRequest } from '../../ui/leave-request.ts';
export { type OpenPerson, People, type PeopleChoice, type PeopleProps } from './People.tsx';
