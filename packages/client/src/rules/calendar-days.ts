import { dayInSaoPaulo } from './day-in-sao-paulo.ts';

const dayMillis = 24 * 60 * 60 * 1000;

/**
 * The number of calendar days from one moment to another in America/Sao_Paulo: 0 on the same day, 1 if `to` is on the
 * next day, negative if `to` is earlier. NaN for an invalid date.
 */
export function calendarDaysBetween(from: Date, to: Date): number {
  if (Number.isNaN(from.getTime()) || Number.isNaN(to.getTime())) return Number.NaN;
  return Math.round((Date.parse(dayInSaoPaulo(to)) - Date.parse(dayInSaoPaulo(from))) / dayMillis);
}
