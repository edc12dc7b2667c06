import type { WorkInterval } from '@tramita/client/contract';
import { calendarProblem, isOwnDayDate } from '@tramita/client/rules/calendar';
import { isClockTime } from '../../ui/TimeInput/time-typing.ts';
import { type OwnDayDraft, sentDate } from './calendar-draft.ts';

/** Whether the start and the end of a period are wrong. */
export type PeriodFault = readonly [start: boolean, end: boolean];

/** Which controls of an own day are wrong. */
export interface OwnDayFault {
  readonly date: boolean;
  readonly name: boolean;
  readonly periods: readonly PeriodFault[];
}

/** Whether any control of an own day is wrong. */
export const isFaulty = ({ date, name, periods }: OwnDayFault): boolean =>
  date || name || periods.flat().includes(true);

type Periods = readonly WorkInterval[];
type Week = readonly Periods[];

/** Returns which times of a week are wrong: those that are no times, and those of overlapping periods. */
export const weekFaults = (week: Week): PeriodFault[][] =>
  week.map((periods, day) => periodFaults(periods, doDaysOverlap(week, day)));

/** Returns the faults of each own day: no date, a date twice, no name, and wrong times as in a week. */
export function ownDayFaults(ownDays: readonly OwnDayDraft[]): OwnDayFault[] {
  const dates = ownDays.map(({ date }) => sentDate(date));
  return ownDays.map(({ name, intervals }, index) => {
    const date = dates[index] ?? '';
    return {
      date: !isOwnDayDate(date) || dates.indexOf(date) !== index,
      name: name.trim() === '',
      periods: periodFaults(intervals, doOverlap([intervals])),
    };
  });
}

const periodFaults = (periods: Periods, overlap: boolean): PeriodFault[] =>
  periods.map(({ start, end }) => [overlap || !isClockTime(start), overlap || !isClockTime(end)]);

const doOverlap = (days: Week): boolean => {
  const week = Array.from({ length: 7 }, (_, day) => [...(days[day] ?? [])]);
  return calendarProblem({ ...anyCalendar, week }) === 'OVERLAP';
};

/** Whether a day's periods overlap among themselves or with those of the next or the previous day. */
function doDaysOverlap(week: Week, day: number): boolean {
  const [before, own, after] = [week.at(day - 1) ?? [], week[day] ?? [], week[(day + 1) % week.length] ?? []];
  const isWhole = (periods: Periods) => !doOverlap([periods]);
  if (!isWhole(own)) return true;
  return (isWhole(before) && doOverlap([before, own])) || (isWhole(after) && doOverlap([own, after]));
}

const anyCalendar = {
  timeZone: 'America/Sao_Paulo',
  nationalDays: false,
  state: null,
  city: null,
  optionalDays: [],
  ownDays: [],
};
