import type { SlaUnit } from '../contract/processes/workflow.ts';
import { calendarDaysBetween } from './calendar-days.ts';
import type { TextsLike } from './languages/texts-like.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const unitMillis: Record<SlaUnit, number> = { MINUTES: minute, HOURS: hour, DAYS: day };

/** Urgency of a due time. */
export type DueState = 'none' | 'later' | 'soon' | 'overdue';

/** A due time is soon within this many milliseconds, four hours, and all day on its calendar day. */
export const soonMillis = 4 * hour;

const millis = (time: Date | string): number => (typeof time === 'string' ? Date.parse(time) : time.getTime());

/** The longest agreed time of a step in milliseconds, about a hundred years. */
export const longestSlaMillis = 36_525 * day;

/** Returns an agreed time in milliseconds, with days of 24 hours. */
export const slaMillis = (sla: number, unit: SlaUnit | null | undefined): number => sla * unitMillis[unit ?? 'HOURS'];

/**
 * Returns when a step is due, ISO 8601 in UTC: its start plus the agreed time in elapsed hours. Null without an agreed
 * time, or if it is longer than {@link longestSlaMillis}.
 */
export function dueAt(
  startedAt: Date | string,
  sla: number | null | undefined,
  unit: SlaUnit | null | undefined,
): string | null {
  const start = millis(startedAt);
  if (sla == null || !(sla > 0) || Number.isNaN(start)) return null;
  const agreed = slaMillis(sla, unit);
  return agreed > longestSlaMillis ? null : new Date(start + agreed).toISOString();
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

/** Words for due times. */
export const dueMessages = {
  dueIn: (length: string): string => `Vence em ${length}`,
  dueTomorrow: 'Vence amanhã',
  overdueFor: (length: string): string => `Venceu há ${length}`,
  overdueSinceYesterday: 'Venceu ontem',
  /** In columns of due times, without the verb. */
  ahead: (length: string): string => `em ${length}`,
  tomorrow: 'amanhã',
  lessThanMinute: 'menos de 1 min',
  minutes: (amount: number): string => `${amount} min`,
  hours: (amount: number): string => `${amount} h`,
  days: (count: number): string => (count === 1 ? '1 dia' : `${count} dias`),
  /** At least two. */
  months: (several: number): string => `${several} meses`,
} as const;

/** The words for due times in any language. */
export type DueTexts = TextsLike<typeof dueMessages>;

/**
 * Returns a duration in its largest unit, or 'day' for the neighbor days. Counts calendar days, so that the words agree
 * with the date shown next to them.
 */
function distanceText(left: number, days: number, texts: DueTexts): { length: string } | 'day' {
  const distance = Math.abs(left);
  const count = Math.abs(days);
  if (distance >= day / 2 && count > 0) {
    if (count === 1) return 'day';
    return { length: count < 60 ? texts.days(count) : texts.months(Math.floor(count / 30)) };
  }
  if (distance < minute) return { length: texts.lessThanMinute };
  return {
    length: distance < hour ? texts.minutes(Math.floor(distance / minute)) : texts.hours(Math.floor(distance / hour)),
  };
}

/**
 * Returns the due time in words at `now`: "Vence em 2 h", "Vence amanhã", "Vence em 2 dias", "Venceu há 3 h", "Venceu
 * ontem"; empty without one. Days are calendar days in America/Sao_Paulo.
 */
export function dueText(due: Date | string | null | undefined, now: Date, texts: DueTexts = dueMessages): string {
  if (due == null || dueState(due, now) === 'none') return '';
  const left = millis(due) - now.getTime();
  const distance = distanceText(left, calendarDaysBetween(now, new Date(due)), texts);
  if (left <= 0) return distance === 'day' ? texts.overdueSinceYesterday : texts.overdueFor(distance.length);
  return distance === 'day' ? texts.dueTomorrow : texts.dueIn(distance.length);
}

/** Returns the due time as {@link dueText} does, without the verb if it is more than a day away: "em 2 dias". */
export function shortDueText(due: Date | string | null | undefined, now: Date, texts: DueTexts = dueMessages): string {
  const { ahead, tomorrow } = texts;
  return dueText(due, now, dueState(due, now) === 'later' ? { ...texts, dueIn: ahead, dueTomorrow: tomorrow } : texts);
}
