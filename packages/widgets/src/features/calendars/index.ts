export type { LeaveRequest } from '../../ui/leave-request.ts';
export { Calendars, type CalendarsProps } from './Calendars.tsx';
