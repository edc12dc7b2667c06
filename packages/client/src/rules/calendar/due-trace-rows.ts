import type { DueTraceEntry } from '../../contract/administration/calendar-settings.ts';
import { type DueTraceTexts, dueTraceMessages } from './due-trace-messages.ts';
import { dayMillis, zoneClock } from './zone-clock.ts';
import { zoneName } from './zone-name.ts';

/** Returns why an entry of a trace does not count: `fim de semana`, `feriado: Consciência Negra`; empty if it counts. */
export function pauseText(
  { reason, name }: Pick<DueTraceEntry, 'reason' | 'name'>,
  texts: DueTraceTexts = dueTraceMessages,
): string {
  if (reason === null) return '';
  if (reason === 'OWN_DAY') return name ?? '';
  return reason === 'HOLIDAY' || reason === 'OPTIONAL_DAY' ? texts[reason](name ?? '') : texts[reason];
}

/** How {@link dueTraceRows} writes a trace. */
export interface DueTraceOptions {
  /** Time zone of the calendar, in which the lines are written. */
  readonly timeZone: string;
  /** Time zone of the portal; the start and the due time name the calendar's zone if its offset differs then. */
  readonly portalTimeZone: string;
  readonly now: Date;
}

/** Counted time: milliseconds, or working days if days are counted. */
export interface CountedTime {
  readonly unit: 'MILLIS' | 'DAYS';
  readonly amount: number;
}

/** One sentence of a trace. */
export interface DueTraceRow {
  readonly kind: 'STARTED' | 'COUNTED' | 'PAUSED' | 'DUE';
  readonly text: string;
  /** When the stretch that it is about begins, ISO 8601. */
  readonly from: string;
  /** Time that counted in the stretch, and at the due time all of it; null if none counted. */
  readonly counted: CountedTime | null;
}

/** Returns the time that a trace counts until a moment; all of it without one. */
export function countedTime(trace: readonly DueTraceEntry[], until?: Date): CountedTime {
  const end = until ? until.getTime() : Number.POSITIVE_INFINITY;
  let [millis, days] = [0, 0];
  for (const entry of trace) {
    if (entry.state !== 'COUNTED') continue;
    const [from, to] = [Date.parse(entry.from), Date.parse(entry.to)];
    const passed = Math.max(Math.min(end, to) - from, 0);
    millis += passed;
    // a day counts once it has ended
    if (entry.days !== null) days += Math.floor((entry.days * passed) / (to - from));
  }
  const isInDays = trace.some((entry) => entry.days !== null);
  return isInDays ? { unit: 'DAYS', amount: days } : { unit: 'MILLIS', amount: millis };
}

/**
 * Returns a trace in sentences, each with the time that it counts: when it began, what counted and what did not, and when
 * it is due.
 */
export function dueTraceRows(
  trace: readonly DueTraceEntry[],
  options: DueTraceOptions,
  texts: DueTraceTexts = dueTraceMessages,
): DueTraceRow[] {
  const first = trace[0];
  const last = trace.at(-1);
  if (!first || !last) return [];
  const write = writer(options, texts);
  const isPast = Date.parse(last.to) <= options.now.getTime();
  const due = write.moment(last.to);
  const countedIn = (entry: DueTraceEntry) => (entry.state === 'COUNTED' ? countedTime([entry]) : null);
  return [
    { kind: 'STARTED', text: texts.started(write.moment(first.from)), from: first.from, counted: countedIn(first) },
    ...trace.flatMap((entry, index) =>
      write
        .entry(entry, index, trace)
        .map((text): DueTraceRow => ({ kind: entry.state, text, from: entry.from, counted: countedIn(entry) })),
    ),
    { kind: 'DUE', text: isPast ? texts.wasDue(due) : texts.due(due), from: last.to, counted: countedTime(trace) },
  ];
}

function writer({ timeZone, portalTimeZone }: DueTraceOptions, texts: DueTraceTexts) {
  const clock = zoneClock(timeZone);
  const portal = zoneClock(portalTimeZone);
  const local = (moment: string): string => {
    const time = Date.parse(moment);
    return new Date(time + clock.offsetAt(time)).toISOString();
  };
  const day = (text: string): string => `${text.slice(8, 10)}/${text.slice(5, 7)}/${text.slice(0, 4)}`;
  const time = (moment: string): string => local(moment).slice(11, 16);
  const moment = (value: string): string => {
    const at = Date.parse(value);
    const date = day(local(value));
    if (clock.offsetAt(at) === portal.offsetAt(at)) return texts.moment(date, time(value));
    return texts.momentInZone(date, time(value), zoneName(timeZone, texts));
  };
  /** The local days of an entry: `23/11/2026`, `21 e 22/11/2026`, `30/11/2026 a 02/12/2026`. */
  const days = ({ from, to }: DueTraceEntry): string => {
    const begin = local(from);
    const end = local(new Date(Date.parse(to) - 1).toISOString());
    if (begin.slice(0, 10) === end.slice(0, 10)) return day(begin);
    const isNext = Date.parse(end.slice(0, 10)) - Date.parse(begin.slice(0, 10)) === dayMillis;
    if (isNext && begin.slice(0, 7) === end.slice(0, 7)) return texts.twoDays(begin.slice(8, 10), day(end));
    return texts.severalDays(day(begin), day(end));
  };

  function entry(entry: DueTraceEntry, index: number, trace: readonly DueTraceEntry[]): string[] {
    const { state, reason, from, to } = entry;
    const isLast = index === trace.length - 1;
    if (state === 'COUNTED' && entry.days !== null) return [texts.countedDays(days(entry), entry.days)];
    // the first and the last line already say where the first and the last stretch begin and end
    if (state === 'COUNTED') {
      if (index === 0 || isLast) return [];
      const date = day(local(from));
      const isOneDay = local(from).slice(0, 10) === local(to).slice(0, 10);
      if (isOneDay) return [texts.counted(date, time(from), time(to))];
      return [texts.countedOvernight(date, time(from), time(to), day(local(to)))];
    }
    const why = pauseText(entry, texts);
    if (reason !== 'BREAK' && reason !== 'CLOSED') {
      // a free morning ends at a time of day
      const isWhole = time(to) === '00:00' || reason === 'START_DAY';
      return [isWhole ? texts.notCounted(days(entry), why) : texts.notCountedUntil(days(entry), time(to), why)];
    }
    return isFirstPause(index, trace) ? [texts.paused(time(from), why)] : [];
  }

  return { entry, moment };
}

/** Only the pause of the first day is named: later ones follow from when time counted. */
const isFirstPause = (index: number, trace: readonly DueTraceEntry[]): boolean =>
  index === 0 || (index === 1 && trace[0]?.state === 'COUNTED');
