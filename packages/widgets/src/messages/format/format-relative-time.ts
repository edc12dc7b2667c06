import { calendarDaysBetween } from '@tramita/client/rules';
import type { Locale } from '../language/locale.ts';
import { type DateLike, formatDate } from './format-date.ts';
import { perLocale } from './intl-locale.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Unit = 'day' | 'hour' | 'minute';

const lengths = perLocale((intl) => {
  const unit = (name: Unit, unitDisplay: 'long' | 'short') =>
    new Intl.NumberFormat(intl, { style: 'unit', unit: name, unitDisplay });
  return { day: unit('day', 'long'), hour: unit('hour', 'short'), minute: unit('minute', 'short') };
});

interface Phrases {
  readonly now: string;
  readonly yesterday: string;
  readonly tomorrow: string;
  readonly ago: (length: string) => string;
  readonly ahead: (length: string) => string;
  readonly onDate: (date: string) => string;
  readonly lasting: (length: string) => string;
  readonly sinceYesterday: string;
}

const phrases: Readonly<Record<Locale, Phrases>> = {
  'pt-BR': {
    now: 'agora',
    yesterday: 'ontem',
    tomorrow: 'amanhã',
    ago: (length) => `há ${length}`,
    ahead: (length) => `em ${length}`,
    onDate: (date) => `em ${date}`,
    lasting: (length) => `há ${length}`,
    sinceYesterday: 'desde ontem',
  },
  en: {
    now: 'now',
    yesterday: 'yesterday',
    tomorrow: 'tomorrow',
    ago: (length) => `${length} ago`,
    ahead: (length) => `in ${length}`,
    onDate: (date) => `on ${date}`,
    lasting: (length) => `for ${length}`,
    sinceYesterday: 'since yesterday',
  },
  es: {
    now: 'ahora',
    yesterday: 'ayer',
    tomorrow: 'mañana',
    ago: (length) => `hace ${length}`,
    ahead: (length) => `en ${length}`,
    onDate: (date) => `el ${date}`,
    lasting: (length) => `desde hace ${length}`,
    sinceYesterday: 'desde ayer',
  },
};

/** Formats a duration in ms in its largest unit: "2 dias", "3 h", "12 min". The sign is ignored. */
export function formatDuration(milliseconds: number, locale: Locale): string {
  const length = Math.abs(milliseconds);
  if (length >= DAY) return formatDays(Math.floor(length / DAY), locale);
  const { hour, minute } = lengths(locale);
  return length >= HOUR
    ? hour.format(Math.floor(length / HOUR))
    : minute.format(Math.max(1, Math.floor(length / MINUTE)));
}

const formatDays = (days: number, locale: Locale): string => lengths(locale).day.format(days);

/** Returns the calendar days between two dates. Returns 0 for less than 12 hours, which are shown in hours instead. */
function countedDays(moment: Date, now: Date): number {
  return Math.abs(moment.getTime() - now.getTime()) < DAY / 2 ? 0 : calendarDaysBetween(now, moment);
}

/** Formats a past time for use within a sentence ("salvo há 3 h"): "há 3 h", "ontem", "agora", "em 02/01/2026". */
export function formatSince(value: DateLike, now: Date, locale: Locale): string {
  const text = formatRelativeTime(value, now, locale);
  return text === formatDate(value, locale) ? phrases[locale].onDate(text) : text;
}

/** Returns the whole calendar days since a moment, 0 for less than 12 hours. */
const daysSince = (value: DateLike, now: Date): number => Math.max(0, -countedDays(new Date(value), now));

/** Formats how long something has lasted, in calendar days: "3 h", "1 dia", "2 dias". */
export function formatWait(value: DateLike, now: Date, locale: Locale): string {
  const days = daysSince(value, now);
  if (days > 0) return formatDays(days, locale);
  return formatDuration(Math.min(0, new Date(value).getTime() - now.getTime()), locale);
}

/** Formats since when something has lasted, in calendar days: "há 3 h", "desde ontem", "há 2 dias". */
export function formatElapsed(value: DateLike, now: Date, locale: Locale): string {
  return daysSince(value, now) === 1
    ? phrases[locale].sinceYesterday
    : phrases[locale].lasting(formatWait(value, now, locale));
}

/**
 * Formats a time relative to now: "há 3 h", "ontem", "em 2 dias", "amanhã", "agora". Beyond 30 days it returns the
 * date. Days are calendar days in America/Sao_Paulo, so that the text matches a date shown next to it.
 */
export function formatRelativeTime(value: DateLike, now: Date, locale: Locale): string {
  const moment = new Date(value);
  const distance = moment.getTime() - now.getTime();
  const words = phrases[locale];
  if (Number.isNaN(distance)) return '';
  if (Math.abs(distance) < MINUTE) return words.now;
  if (Math.abs(distance) > 30 * DAY) return formatDate(value, locale);
  const days = countedDays(moment, now);
  if (days === -1) return words.yesterday;
  if (days === 1) return words.tomorrow;
  const length = days === 0 ? formatDuration(distance, locale) : formatDays(Math.abs(days), locale);
  return distance < 0 ? words.ago(length) : words.ahead(length);
}
