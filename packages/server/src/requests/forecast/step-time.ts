import { workedMillis } from '@tramita/client/engine';
import { businessDueAt, type OpenCalendar } from '@tramita/client/rules/calendar';
import type { StepTime } from './predict.ts';

const minuteMillis = 60_000;

/** Elapsed time. */
export const elapsedTime: StepTime = {
  between: (from, to) => to.getTime() - from.getTime(),
  after: (arrival, millis) => new Date(arrival.getTime() + millis),
};

/**
 * Returns the working time of a calendar.
 *
 * @param earliest moment that no period begins before
 */
export function workingTime(calendar: OpenCalendar, earliest: Date): StepTime {
  const worked = workedMillis(calendar, earliest.getTime());
  return {
    between: (from, to) => worked(from.getTime(), to.getTime()),
    after(arrival, millis) {
      if (millis <= 0) return arrival;
      const moment = businessDueAt(calendar, arrival, millis / minuteMillis, 'MINUTES');
      return moment === null ? null : new Date(moment);
    },
  };
}
