import type { BusinessCalendar, WorkInterval } from '../../../contract/administration/calendar-settings.ts';
import { businessCalendarOf } from '../../holidays/holidays-of.ts';

const office: WorkInterval[] = [
  { start: '08:00', end: '12:00' },
  { start: '13:00', end: '18:00' },
];

/** The calendar of a new installation, with changes. */
export function commercialCalendar(changes: Partial<BusinessCalendar> = {}): BusinessCalendar {
  const settings = {
    timeZone: 'America/Sao_Paulo',
    week: [[], office, office, office, office, office, []],
    nationalDays: true,
    state: null,
    city: null,
    optionalDays: [],
    ownDays: [],
    ...changes,
  };
  return { ...businessCalendarOf(settings), ...(changes.holidays ? { holidays: changes.holidays } : {}) };
}
