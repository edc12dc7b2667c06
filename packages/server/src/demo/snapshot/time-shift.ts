import { dayMs, dayOf, startOfDay, weekdayOf } from '../sao-paulo-days.ts';

/** Moves the moments of a snapshot so that it ends now. Moments are milliseconds from the snapshot's epoch. */
export interface TimeShift {
  /** The snapshot's epoch, milliseconds since 1970. */
  readonly epoch: number;
  /** The moment the history ends after the move. */
  readonly end: number;
  /** Returns the moved moment, in milliseconds since 1970; keeps the order of moments. */
  moment(fromEpoch: number): number;
}

/** Shifts all moments by the same duration. */
export function exactShift(epoch: Date, now: Date): TimeShift {
  const end = now.getTime();
  return { epoch: epoch.getTime(), end, moment: (fromEpoch) => end + fromEpoch };
}

const isWorkingDay = (day: number) => weekdayOf(day) < 5;

/** Counts working days up to and including this day from a fixed day; a weekend counts as the Friday before. */
function workingDayNumber(day: number): number {
  const monday = day - weekdayOf(day);
  return ((monday - 4) / 7) * 5 + Math.min(weekdayOf(day), 4);
}

function dayOfWorkingNumber(number: number): number {
  const week = Math.floor(number / 5);
  return week * 7 + 4 + (number - week * 5);
}

/**
 * Maps working days to working days, counted back from the last one, and keeps the time of day, so that weekends stay
 * quiet. The last day is stretched or compressed to end now. Moments on a weekend move to the end of the Friday before.
 */
export function workingDayShift(epoch: Date, now: Date): TimeShift {
  const end = now.getTime();
  const lastDay = dayOf(epoch.getTime());
  const today = dayOf(end);
  const offset = workingDayNumber(today) - workingDayNumber(lastDay);
  const stretch = isWorkingDay(today) ? (end - startOfDay(today)) / (epoch.getTime() - startOfDay(lastDay)) : 1;

  const moment = (fromEpoch: number): number => {
    if (fromEpoch >= 0) return end + fromEpoch;
    const original = epoch.getTime() + fromEpoch;
    const day = dayOf(original);
    const target = startOfDay(dayOfWorkingNumber(workingDayNumber(day) + offset));
    if (!isWorkingDay(day)) return target + dayMs - 1;
    const time = original - startOfDay(day);
    return target + (day === lastDay ? time * stretch : time);
  };
  return { epoch: epoch.getTime(), end, moment };
}
