import { formatDate, portalTimeZone } from '../messages/format/format-date.ts';
import { perLocale } from '../messages/format/intl-locale.ts';
import type { Locale } from '../messages/language/locale.ts';

const timeZone = portalTimeZone;
const dayOnly = perLocale((intl) => new Intl.DateTimeFormat(intl, { timeZone, day: 'numeric' }));
const dayMonth = perLocale((intl) => new Intl.DateTimeFormat(intl, { timeZone, day: 'numeric', month: 'long' }));
const dayMonthYear = perLocale(
  (intl) => new Intl.DateTimeFormat(intl, { timeZone, day: 'numeric', month: 'long', year: 'numeric' }),
);

/** Returns a day in words; in Portuguese the first of a month is an ordinal number: "1º de dezembro". */
function inWords(formatter: (locale: Locale) => Intl.DateTimeFormat, day: Date, locale: Locale): string {
  const text = formatter(locale).format(day);
  return locale === 'pt-BR' ? text.replace(/^1(?!\d)/, '1º') : text;
}

const yearOf = (moment: Date): string => formatDate(moment, 'pt-BR').slice(6);
const monthOf = (moment: Date): string => formatDate(moment, 'pt-BR').slice(3);

/** Returns "26 de novembro" in São Paulo time, with the year unless it is the current one. */
export function fullDay(moment: string, now: Date, locale: Locale): string {
  const date = new Date(moment);
  return inWords(yearOf(date) === yearOf(now) ? dayMonth : dayMonthYear, date, locale);
}

/**
 * Returns the first and the last day of a forecast in words: "24" and "26 de novembro", "30 de novembro" and "2 de
 * dezembro". `last` is null if both are the same day.
 */
export function forecastDays(
  from: string,
  to: string,
  now: Date,
  locale: Locale,
): { readonly first: string; readonly last: string | null } {
  const [begin, end] = [new Date(from), new Date(to)];
  const last = fullDay(to, now, locale);
  if (formatDate(begin, locale) === formatDate(end, locale)) return { first: last, last: null };
  if (monthOf(begin) === monthOf(end)) return { first: inWords(dayOnly, begin, locale), last };
  const isOneYear = yearOf(begin) === yearOf(end);
  return { first: inWords(isOneYear ? dayMonth : dayMonthYear, begin, locale), last };
}
