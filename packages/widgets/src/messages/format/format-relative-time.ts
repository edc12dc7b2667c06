import { type DateLike, formatDate } from './format-date.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "2 dias", "3 h", "12 min": a length of time in its largest unit, from ms. */
export function formatDuration(milliseconds: number): string {
  const length = Math.abs(milliseconds);
  if (length >= DAY) {
    const days = Math.floor(length / DAY);
    return days === 1 ? '1 dia' : `${days} dias`;
  }
  if (length >= HOUR) return `${Math.floor(length / HOUR)} h`;
  return `${Math.max(1, Math.floor(length / MINUTE))} min`;
}

/** "há 3 h", "agora", "em 02/01/2026": when something happened, to go on a sentence ("salvo há 3 h"). */
export function formatSince(value: DateLike, now: Date): string {
  const text = formatRelativeTime(value, now);
  return text === formatDate(value) ? `em ${text}` : text;
}

/** "há 3 h", "em 2 dias", "agora"; past 30 days the date itself. */
export function formatRelativeTime(value: DateLike, now: Date): string {
  const distance = new Date(value).getTime() - now.getTime();
  if (Number.isNaN(distance)) return '';
  if (Math.abs(distance) < MINUTE) return 'agora';
  if (Math.abs(distance) > 30 * DAY) return formatDate(value);
  return distance < 0 ? `há ${formatDuration(distance)}` : `em ${formatDuration(distance)}`;
}
