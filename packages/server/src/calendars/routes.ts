import type { Handlers } from '../handlers.ts';
import { createCalendar } from './create-calendar.ts';
import { deleteCalendar } from './delete-calendar.ts';
import { getCalendar } from './get-calendar.ts';
import { getCalendarImpact } from './get-calendar-impact.ts';
import { getDueTrace } from './get-due-trace.ts';
import { listCalendars } from './list-calendars.ts';
import { updateCalendar } from './update-calendar.ts';

export const calendarsRoutes = {
  'calendars.list': listCalendars,
  'calendars.get': getCalendar,
  'calendars.create': createCalendar,
  'calendars.update': updateCalendar,
  'calendars.delete': deleteCalendar,
  'calendars.impact': getCalendarImpact,
  'calendars.dueTrace': getDueTrace,
} satisfies Partial<Handlers>;
