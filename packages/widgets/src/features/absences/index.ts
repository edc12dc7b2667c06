export type { LeaveRequest } from '../../ui/leave-request.ts';
export { Absences, type AbsencesProps } from './Absences.tsx';
