import type { DueTraceEntry, PauseReason } from '../../contract/administration/calendar-settings.ts';
import type { SlaUnit } from '../../contract/processes/workflow.ts';
import { agreedMillis, businessDueAt } from './business-due-at.ts';
import type { DayWork, OpenCalendar } from './open-calendar.ts';

/** An entry with moments instead of texts. */
interface Stretch {
  readonly from: number;
  to: number;
  readonly reason: PauseReason | null;
  readonly name: string | null;
  days: number | null;
}

/**
 * Returns how {@link businessDueAt} arrives at a due time: entries that follow each other from the start to the due time,
 * each counted or paused with its reason. Empty without a due time.
 */
export function dueTrace(
  calendar: OpenCalendar,
  startedAt: Date | string,
  sla: number | null | undefined,
  unit: SlaUnit | null | undefined,
): DueTraceEntry[] {
  const dueAt = businessDueAt(calendar, startedAt, sla, unit);
  if (dueAt === null || sla == null) return [];
  const start = new Date(startedAt).getTime();
  const due = Date.parse(dueAt);
  const isInDays = agreedMillis(sla, unit ?? 'HOURS') === null;
  const stretches = isInDays ? traceDays(calendar, start, due) : traceTime(calendar, start, due);
  return joined(stretches).map(({ from, to, reason, name, days }) => ({
    state: reason === null ? 'COUNTED' : 'PAUSED',
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    reason,
    name,
    days,
  }));
}

function traceTime(calendar: OpenCalendar, start: number, due: number): Stretch[] {
  const found: Stretch[] = [];
  let now = start;
  for (let day = calendar.dayOf(start) - 1; now < due; day += 1) {
    for (const [from, to] of calendar.workOf(day).spans) {
      if (to <= now || now >= due) continue;
      if (from > now) found.push(...pauses(calendar, now, from));
      const end = Math.min(to, due);
      found.push({ from: Math.max(from, now), to: end, reason: null, name: null, days: null });
      now = end;
    }
  }
  return found;
}

function traceDays(calendar: OpenCalendar, start: number, due: number): Stretch[] {
  const found: Stretch[] = [];
  const first = calendar.dayOf(start);
  let now = start;
  for (let day = first; now < due; day += 1) {
    const { spans, off } = calendar.workOf(day);
    const to = Math.min(calendar.beginOf(day + 1), due);
    const isCounted = day > first && spans.length > 0;
    // the last working period may begin on this day and end on the next one
    const isLast = isCounted && spans.at(-1)?.[1] === due;
    const reason = spans.length > 0 ? (isCounted ? null : 'START_DAY') : (off?.reason ?? 'NO_WORK');
    const name = spans.length > 0 ? null : (off?.name ?? null);
    const end = isLast ? due : to;
    found.push({ from: now, to: end, reason, name, days: isCounted ? 1 : null });
    now = end;
  }
  return found;
}

/** Returns the free time between two moments, divided at midnight where the reason changes. */
function pauses(calendar: OpenCalendar, from: number, to: number): Stretch[] {
  const found: Stretch[] = [];
  let now = from;
  for (let day = calendar.dayOf(from); now < to; day += 1) {
    const work = calendar.workOf(day);
    const end = Math.min(calendar.beginOf(day + 1), to);
    if (end <= now) continue;
    const { off, offUntil } = work;
    const freeUntil = off === null ? now : work.spans.length === 0 ? end : Math.min(offUntil ?? now, end);
    if (off !== null && freeUntil > now) {
      found.push({ from: now, to: freeUntil, ...off, days: null });
      now = freeUntil;
    }
    if (end > now) found.push({ from: now, to: end, reason: betweenSpans(work, now, end), name: null, days: null });
    now = end;
  }
  return found;
}

/** Free time between the first and the last period of a day is a break. */
function betweenSpans({ spans }: DayWork, from: number, to: number): PauseReason {
  const [first] = spans;
  const last = spans.at(-1);
  return first && last && from >= first[1] && to <= last[0] ? 'BREAK' : 'CLOSED';
}

/** Joins neighbours of the same kind. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const found: Stretch[] = [];
  for (const stretch of stretches) {
    const before = found.at(-1);
    if (before && before.reason === stretch.reason && before.name === stretch.name) {
      before.to = stretch.to;
      if (before.days !== null) before.days += stretch.days ?? 0;
    } else found.push({ ...stretch });
  }
  return found;
}
