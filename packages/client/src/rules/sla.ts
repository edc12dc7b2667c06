import type { SlaUnit } from '../contract/workflow.ts';
import { dayInSaoPaulo } from './form/date-presets.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const unitMillis: Record<SlaUnit, number> = { MINUTES: minute, HOURS: hour, DAYS: day };

/** How near a due time is. */
export type DueState = 'none' | 'later' | 'soon' | 'overdue';

/** A due time counts as soon within this many milliseconds, four hours, and all day long on its calendar day. */
export const soonMillis = 4 * hour;

const millis = (time: Date | string): number => (typeof time === 'string' ? Date.parse(time) : time.getTime());

/** When a step is due, ISO 8601 in UTC: its start plus the agreed time in elapsed hours. Null without an agreed time. */
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
 * How near a due time is at `now`: `soon` in under four hours or later today (in São Paulo), `overdue` from the moment
 * itself on.
 */
export function dueState(due: Date | string | null | undefined, now: Date): DueState {
  if (due == null) return 'none';
  const left = millis(due) - now.getTime();
  if (Number.isNaN(left)) return 'none';
  if (left <= 0) return 'overdue';
  const isToday = dayInSaoPaulo(new Date(millis(due))) === dayInSaoPaulo(now);
  return left < soonMillis || isToday ? 'soon' : 'later';
}

function amount(distance: number): string {
  if (distance < minute) return 'menos de 1 min';
  if (distance < hour) return `${Math.floor(distance / minute)} min`;
  if (distance < day) return `${Math.floor(distance / hour)} h`;
  const days = Math.floor(distance / day);
  if (days < 60) return days === 1 ? '1 dia' : `${days} dias`;
  return `${Math.floor(days / 30)} meses`;
}

/** The due time in words at `now`: "Vence em 2 h", "em 2 dias", "Venceu há 3 h", "Venceu ontem"; empty without one. */
export function dueText(due: Date | string | null | undefined, now: Date): string {
  const state = dueState(due, now);
  if (due == null || state === 'none') return '';
  const left = millis(due) - now.getTime();
  if (state === 'soon') return `Vence em ${amount(left)}`;
  if (state === 'later') return `em ${amount(left)}`;
  return -left >= day && -left < 2 * day ? 'Venceu ontem' : `Venceu há ${amount(-left)}`;
}
