import {
  addDays,
  addMonths,
  clamp,
  eachDayOfInterval,
  endOfMonth,
  endOfWeek,
  formatISO,
  parseISO,
  startOfMonth,
  startOfWeek,
} from 'date-fns';
import type { Locale } from '../../messages/language/locale.ts';
import type { IsoDate } from './iso-date.ts';

const toIso = (date: Date): IsoDate => formatISO(date, { representation: 'date' });

/** A day of the week on which calendars begin: 0 is Sunday, 1 is Monday. */
export type WeekStart = 0 | 1;

/** The first day of the week in each language. */
export const weekStarts: Readonly<Record<Locale, WeekStart>> = { 'pt-BR': 0, en: 1, es: 1 };

/** Returns the weeks of a month, completed with days of the months before and after. */
export function monthWeeks(day: IsoDate, weekStartsOn: WeekStart): IsoDate[][] {
  const month = parseISO(day);
  const days = eachDayOfInterval({
    start: startOfWeek(startOfMonth(month), { weekStartsOn }),
    end: endOfWeek(endOfMonth(month), { weekStartsOn }),
  });
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7).map(toIso));
}

/** Returns the same day of another month, or the last day of that month if it is shorter. */
export function sameDayOfMonth(day: IsoDate, months: number): IsoDate {
  return toIso(addMonths(parseISO(day), months));
}

/** Returns the date to which a key moves in the date grid; null for other keys. */
export function dayForKey(key: string, shift: boolean, day: IsoDate, weekStartsOn: WeekStart): IsoDate | null {
  const date = parseISO(day);
  if (key === 'ArrowLeft') return toIso(addDays(date, -1));
  if (key === 'ArrowRight') return toIso(addDays(date, 1));
  if (key === 'ArrowUp') return toIso(addDays(date, -7));
  if (key === 'ArrowDown') return toIso(addDays(date, 7));
  if (key === 'Home') return toIso(startOfWeek(date, { weekStartsOn }));
  if (key === 'End') return toIso(endOfWeek(date, { weekStartsOn }));
  if (key === 'PageUp') return sameDayOfMonth(day, shift ? -12 : -1);
  if (key === 'PageDown') return sameDayOfMonth(day, shift ? 12 : 1);
  return null;
}

/** Returns the date within the limits that is nearest to the given one. */
export function clampDay(day: IsoDate, min?: IsoDate, max?: IsoDate): IsoDate {
  const limits = { start: parseISO(min ?? '0001-01-01'), end: parseISO(max ?? '9999-12-31') };
  return toIso(clamp(parseISO(day), limits));
}
