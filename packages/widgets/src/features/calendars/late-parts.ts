import { lazyPart } from '../../ui/lazy-part.ts';

/** The dialog of a calendar, downloaded after the list is shown. */
export const calendarDialog = lazyPart(() => import('./CalendarDialog.tsx').then((module) => module.CalendarDialog));
