import type { OpenCalendar } from './open-calendar.ts';

/**
 * Returns a function that gives the working time between two moments, in milliseconds. It adds up each day once, so that
 * many long periods cost no more than the days they cover.
 *
 * @param earliest moment that no period begins before
 */
export function workedMillis(calendar: OpenCalendar, earliest: number): (from: number, to: number) => number {
  const first = calendar.dayOf(earliest) - 1;
  /** Working time of the first days. */
  const totals = [0];

  const workBefore = (moment: number): number => {
    // work that starts two days earlier has ended: no period is longer than 24 hours
    const day = calendar.dayOf(moment) - 1;
    while (totals.length <= day - first) {
      const { spans } = calendar.workOf(first + totals.length - 1);
      totals.push((totals.at(-1) ?? 0) + spans.reduce((sum, [start, end]) => sum + end - start, 0));
    }
    let total = totals[Math.max(day - first, 0)] ?? 0;
    for (const date of [day, day + 1]) {
      for (const [start, end] of calendar.workOf(date).spans) {
        if (start < moment) total += Math.min(end, moment) - start;
      }
    }
    return total;
  };

  return (from, to) => Math.max(workBefore(to) - workBefore(from), 0);
}
