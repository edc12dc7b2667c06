export { businessDueAt } from './business-due-at.ts';
export {
  type CalendarProblem,
  calendarProblem,
  calendarProblemMessages,
  isOwnDayDate,
} from './calendar-problem.ts';
export { dueTrace } from './due-trace.ts';
export { type DayWork, type OpenCalendar, openCalendar, type Span } from './open-calendar.ts';
export { type ZoneClock, zoneClock } from './zone-clock.ts';
