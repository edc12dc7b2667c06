import type { CalendarSettings, WorkInterval } from '../../contract/administration/calendar-settings.ts';
import { dayNumber } from './holiday-day.ts';
import { intervalMinutes } from './open-calendar.ts';
import { dayMillis } from './zone-clock.ts';
import { isTimeZone } from './zone-name.ts';

/** Why a calendar cannot be saved. */
export type CalendarProblem =
  | 'NO_WORK'
  | 'OVERLAP'
  | 'TIME_ZONE'
  | 'OWN_DAY_DATE'
  | 'OWN_DAY_TWICE'
  | 'OWN_DAY_OVERLAP';

/** Portuguese message of each problem of a calendar. */
export const calendarProblemMessages: Readonly<Record<CalendarProblem, string>> = {
  NO_WORK: 'Informe pelo menos um período de trabalho',
  OVERLAP: 'Os períodos de trabalho não podem se sobrepor',
  TIME_ZONE: 'Informe um fuso horário válido',
  OWN_DAY_DATE: 'Informe uma data válida para o dia próprio',
  OWN_DAY_TWICE: 'Há mais de um dia próprio na mesma data',
  OWN_DAY_OVERLAP: 'Os períodos de trabalho de um dia próprio não podem se sobrepor',
};

const dayMinutes = 24 * 60;

/** Returns why a calendar cannot be saved; null if it can. */
export function calendarProblem({ timeZone, week, ownDays }: CalendarSettings): CalendarProblem | null {
  if (!isTimeZone(timeZone)) return 'TIME_ZONE';
  if (week.every((day) => day.length === 0)) return 'NO_WORK';
  if (doesWeekOverlap(week)) return 'OVERLAP';
  if (!ownDays.every(({ date }) => isOwnDayDate(date))) return 'OWN_DAY_DATE';
  if (new Set(ownDays.map(({ date }) => date)).size < ownDays.length) return 'OWN_DAY_TWICE';
  return ownDays.some(({ intervals }) => doOverlap(intervalMinutes(intervals))) ? 'OWN_DAY_OVERLAP' : null;
}

/** Returns whether a text is an existing day, `yyyy-MM-dd`, or a day of every year, `MM-dd`. */
export function isOwnDayDate(date: string): boolean {
  // 2024 is a leap year
  const day = date.length === 5 ? `2024-${date}` : date;
  const [year = 0, month = 0, ofMonth = 0] = day.split('-').map(Number);
  const number = dayNumber(year, month, ofMonth);
  return !Number.isNaN(number) && new Date(number * dayMillis).toISOString().slice(0, 10) === day;
}

const doOverlap = (minutes: readonly (readonly [number, number])[]): boolean =>
  minutes.some(([start, end], index) => {
    const next = minutes[index + 1];
    return (next !== undefined && next[0] < end) || end - start > dayMinutes;
  });

/** Saturday's last period may reach into Sunday's first one. */
function doesWeekOverlap(week: readonly (readonly WorkInterval[])[]): boolean {
  const days = week.map(intervalMinutes);
  const all = [...days, days[0] ?? []].flatMap((day, index) =>
    day.map(([start, end]) => [start + index * dayMinutes, end + index * dayMinutes] as const),
  );
  return doOverlap(all);
}
