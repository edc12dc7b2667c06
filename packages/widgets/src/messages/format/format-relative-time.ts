import { calendarDaysBetween } from '@tramita/client/rules';
import { type DateLike, formatDate } from './format-date.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats a duration in ms in its largest unit: "2 dias", "3 h", "12 min". The sign is ignored. */
export function formatDuration(milliseconds: number): string {
  const length = Math.abs(milliseconds);
  if (length >= DAY) {
    const days = Math.floor(length / DAY);
    return days === 1 ? '1 dia' : `${days} dias`;
  }
  if (length >= HOUR) return `${Math.floor(length / HOUR)} h`;
  return `${Math.max(1, Math.floor(length / MINUTE))} min`;
}

/** Returns the calendar days between two dates. Returns 0 for less than 12 hours, which are shown in hours instead. */
function countedDays(moment: Date, now: Date): number {
  return Math.abs(moment.getTime() - now.getTime()) < DAY / 2 ? 0 : calendarDaysBetween(now, moment);
}

/** Formats a past time for use within a sentence ("salvo há 3 h"): "há 3 h", "ontem", "agora", "em 02/01/2026". */
export function formatSince(value: DateLike, now: Date): string {
  const text = formatRelativeTime(value, now);
  return text === formatDate(value) ? `em ${text}` : text;
}

/** Formats how long something has lasted, in calendar days: "3 h", "1 dia", "2 dias". */
export function formatWait(value: DateLike, now: Date): string {
  const moment = new Date(value);
  const days = -countedDays(moment, now);
  if (days > 0) return days === 1 ? '1 dia' : `${days} dias`;
  return formatDuration(Math.min(0, moment.getTime() - now.getTime()));
}

/** Formats since when something has lasted, in calendar days: "há 3 h", "desde ontem", "há 2 dias". */
export function formatElapsed(value: DateLike, now: Date): string {
  const wait = formatWait(value, now);
  return wait === '1 dia' ? 'desde ontem' : `há ${wait}`;
}

/**
 * Formats a time relative to now: "há 3 h", "ontem", "em 2 dias", "amanhã", "agora". Beyond 30 days it returns the
 * date. Days are calendar days in America/Sao_Paulo, so that the text matches a date shown next to it.
 */
export function formatRelativeTime(value: DateLike, now: Date): string {
  const moment = new Date(value);
  const distance = moment.getTime() - now.getTime();
  if (Number.isNaN(distance)) return '';
  if (Math.abs(distance) < MINUTE) return 'agora';
  if (Math.abs(distance) > 30 * DAY) return formatDate(value);
  const days = countedDays(moment, now);
  if (days === -1) return 'ontem';
  if (days === 1) return 'amanhã';
  const length = days === 0 ? formatDuration(distance) : `${Math.abs(days)} dias`;
  return distance < 0 ? `há ${length}` : `em ${length}`;
}
