import type { Holiday } from '../../contract/administration/calendar-settings.ts';
import { dayMillis } from './zone-clock.ts';

/** Returns the number of a date's day since 1970-01-01. */
export const dayNumber = (year: number, month: number, day: number): number =>
  Math.round(Date.UTC(year, month - 1, day) / dayMillis);

/** Returns the weekday of a day number: 0 is Sunday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;

/** Returns the day number of Easter Sunday in the Gregorian calendar. */
function easterDay(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leaps = Math.floor(century / 4);
  const correction = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - leaps - correction + 15) % 30;
  const moon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const sunday = (year + Math.floor(year / 4) + moon + 2 - century + leaps) % 7;
  return dayNumber(year, 3, 28 + moon - sunday);
}

/** Returns the day number of a holiday in a year; null if it does not exist in that year. */
export function holidayDay({ date, move, from, until }: Holiday, year: number): number | null {
  if ((from !== undefined && year < from) || (until !== undefined && year > until)) return null;
  const [month = 1, day = 1] = date.split('-').map(Number);
  const fixed = date.startsWith('E') ? easterDay(year) + Number(date.slice(1)) : dayNumber(year, month, day);
  const weekday = weekdayOf(fixed);
  if (move === 'FRIDAY' && weekday >= 2 && weekday <= 4) return fixed + 5 - weekday;
  if (move === 'SUNDAY' && weekday > 0) return fixed + 7 - weekday;
  return fixed;
}
