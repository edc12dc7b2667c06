import type { SlaUnit } from '../../contract/processes/workflow.ts';
import type { OpenCalendar } from './open-calendar.ts';
import { hourMillis, minuteMillis } from './zone-clock.ts';

/** A step has no due time if it would be more than this many days, about a hundred years, after the start. */
const longestDays = 36_525;

/** Returns the agreed working time in milliseconds; null if days are counted. */
export const agreedMillis = (sla: number, unit: SlaUnit): number | null =>
  unit === 'DAYS' ? null : sla * (unit === 'HOURS' ? hourMillis : minuteMillis);

/**
 * Returns when a step is due in working time, ISO 8601 in UTC. MINUTES and HOURS count working time; DAYS counts the
 * working days after the local date of the start, to the end of the last working period of the last one (part of a day
 * counts as a day). Null without an agreed time, or if the due time would be more than a hundred years away.
 */
export function businessDueAt(
  calendar: OpenCalendar,
  startedAt: Date | string,
  sla: number | null | undefined,
  unit: SlaUnit | null | undefined,
): string | null {
  const start = new Date(startedAt).getTime();
  if (sla == null || !(sla > 0) || Number.isNaN(start)) return null;
  const due = dueMoment(calendar, start, sla, unit ?? 'HOURS');
  return due === null ? null : new Date(due).toISOString();
}

function dueMoment(calendar: OpenCalendar, start: number, sla: number, unit: SlaUnit): number | null {
  const first = calendar.dayOf(start);
  const agreed = agreedMillis(sla, unit);
  let left = agreed ?? Math.ceil(sla);
  // a period of the day before may reach over midnight
  for (let day = agreed === null ? first + 1 : first - 1; day < first + longestDays; day += 1) {
    const { spans } = calendar.workOf(day);
    if (agreed === null) {
      const last = spans.at(-1);
      if (last && --left === 0) return last[1];
      continue;
    }
    for (const [from, to] of spans) {
      const begin = Math.max(from, start);
      if (to <= begin) continue;
      if (left <= to - begin) return begin + left;
      left -= to - begin;
    }
  }
  return null;
}
