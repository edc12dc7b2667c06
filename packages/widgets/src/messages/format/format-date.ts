import type { Locale } from '../language/locale.ts';
import { perLocale } from './intl-locale.ts';

/** Time zone in which the portal shows times. */
export const portalTimeZone = 'America/Sao_Paulo';

const short = perLocale(
  (intl) =>
    new Intl.DateTimeFormat(intl, { timeZone: portalTimeZone, day: '2-digit', month: '2-digit', year: 'numeric' }),
);
const dayMonth = perLocale(
  (intl) => new Intl.DateTimeFormat(intl, { timeZone: portalTimeZone, day: '2-digit', month: '2-digit' }),
);
const long = perLocale(
  (intl) => new Intl.DateTimeFormat(intl, { timeZone: portalTimeZone, day: '2-digit', month: 'long', year: 'numeric' }),
);
const time = perLocale(
  (intl) => new Intl.DateTimeFormat(intl, { timeZone: portalTimeZone, hour: '2-digit', minute: '2-digit' }),
);
const longWithTime = perLocale(
  (intl) => new Intl.DateTimeFormat(intl, { timeZone: portalTimeZone, dateStyle: 'long', timeStyle: 'short' }),
);
const dayOnly = /^\d{4}-\d{2}-\d{2}$/;

/** A date and time as `Date` or ISO text, or a day without time ("2026-11-19"), which has no time zone. */
export type DateLike = Date | string;

function toDate(value: DateLike): Date {
  if (value instanceof Date) return value;
  // a day without time is treated as noon of that day in São Paulo
  return new Date(dayOnly.test(value) ? `${value}T15:00:00Z` : value);
}

function format(value: DateLike, formatter: Intl.DateTimeFormat): string {
  const date = toDate(value);
  return Number.isNaN(date.getTime()) ? '' : formatter.format(date);
}

/**
 * Makes the browser load what it needs to format dates and numbers, in any language: several to tens of milliseconds, once for
 * each page. Call it while the user waits for nothing or for the network, so that showing the first date does not take them.
 */
export function prepareFormats(): void {
  formatDate(new Date(), 'pt-BR');
}

/** Returns "19/11/2026" in São Paulo time; empty for an invalid date. */
export function formatDate(value: DateLike, locale: Locale): string {
  return format(value, short(locale));
}

/** Returns "19/11" in São Paulo time; empty for an invalid date. */
export function formatDayMonth(value: DateLike, locale: Locale): string {
  return format(value, dayMonth(locale));
}

/** Returns "19 de novembro de 2026" in São Paulo time; empty for an invalid date. */
export function formatLongDate(value: DateLike, locale: Locale): string {
  return format(value, long(locale));
}

/** Returns "08:42" in São Paulo time; empty for an invalid date. */
export function formatTime(value: DateLike, locale: Locale): string {
  return format(value, time(locale));
}

/** Returns "19/11/2026 08:42" in São Paulo time; empty for an invalid date. */
export function formatDateTime(value: DateLike, locale: Locale): string {
  return `${formatDate(value, locale)} ${formatTime(value, locale)}`.trim();
}

/** Returns "19 de novembro de 2026 às 08:42" in São Paulo time; empty for an invalid date. */
export function formatLongDateTime(value: DateLike, locale: Locale): string {
  return format(value, longWithTime(locale));
}

/**
 * Returns the time for today ("08:42"), day and time for this year ("19/11 08:42"), otherwise "19/11/2025 08:42", in
 * São Paulo time; empty for an invalid date.
 */
export function formatShortDateTime(value: DateLike, now: Date, locale: Locale): string {
  const day = formatDate(value, locale);
  if (day === '') return '';
  const today = formatDate(now, locale);
  if (day === today) return formatTime(value, locale);
  return `${day.slice(6) === today.slice(6) ? formatDayMonth(value, locale) : day} ${formatTime(value, locale)}`;
}
