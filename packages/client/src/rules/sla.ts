import type { SlaUnit } from '../contract/processes/workflow.ts';
import { calendarDaysBetween } from './calendar-days.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const unitMillis: Record<SlaUnit, number> = { MINUTES: minute, HOURS: hour, DAYS: day };

/** Urgency of a due time. */
export type DueState = 'none' | 'later' | 'soon' | 'overdue';

/** A due time is soon within this many milliseconds, four hours, and all day on its calendar day. */
export const soonMillis = 4 * hour;

const millis = (time: Date | string): number => (typeof time === 'string' ? Date.parse(time) : time.getTime());

/** Returns when a step is due, ISO 8601 in UTC: its start plus the agreed time in elapsed hours. Null without an agreed time. */
export function dueAt(
  startedAt: Date | string,
  sla: number | null | undefined,
  unit: SlaUnit | null | undefined,
): string | null {
  const start = millis(startedAt);
  if (sla == null || !(sla > 0) || Number.isNaN(start)) return null;
  return new Date(start + sla * unitMillis[unit ?? 'HOURS']).toISOString();
}

/**
 * Returns the urgency of a due time at `now`: `soon` in under four hours or later today (in São Paulo), `overdue` from
 * that moment on.
 */
export function dueState(due: Date | string | null | undefined, now: Date): DueState {
  if (due == null) return 'none';
  const left = millis(due) - now.getTime();
  if (Number.isNaN(left)) return 'none';
  if (left <= 0) return 'overdue';
  const isToday = calendarDaysBetween(now, new Date(due)) === 0;
  return left < soonMillis || isToday ? 'soon' : 'later';
}

/** Returns a duration below half a day, in its largest unit. */
function hours(distance: number): string {
  if (distance < minute) return 'menos de 1 min';
  return distance < hour ? `${Math.floor(distance / minute)} min` : `${Math.floor(distance / hour)} h`;
}

/** Counts calendar days, so that the words agree with the date shown next to them. */
function distanceText(left: number, days: number): string {
  const distance = Math.abs(left);
  const count = Math.abs(days);
  if (distance < day / 2 || count === 0) return hours(distance);
  if (count === 1) return left < 0 ? 'ontem' : 'amanhã';
  return count < 60 ? `${count} dias` : `${Math.floor(count / 30)} meses`;
}

/**
 * Returns the due time in words at `now`: "Vence em 2 h", "Vence amanhã", "Vence em 2 dias", "Venceu há 3 h", "Venceu
 * ontem"; empty without one. Days are calendar days in America/Sao_Paulo.
 */
export function dueText(due: Date | string | null | undefined, now: Date): string {
  if (due == null || dueState(due, now) === 'none') return '';
  const left = millis(due) - now.getTime();
  const text = distanceText(left, calendarDaysBetween(now, new Date(due)));
  const isDayName = text === 'ontem' || text === 'amanhã';
  if (left <= 0) return isDayName ? `Venceu ${text}` : `Venceu há ${text}`;
  return isDayName ? `Vence ${text}` : `Vence em ${text}`;
}

/** Returns the due time as {@link dueText} does, without the verb if it is more than a day away: "em 2 dias". */
export function shortDueText(due: Date | string | null | undefined, now: Date): string {
  const text = dueText(due, now);
  return dueState(due, now) === 'later' ? text.replace('Vence ', '') : text;
}
