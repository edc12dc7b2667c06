import type { summaryMessages } from '../../messages/features/summary.ts';
import { formatTime } from '../../messages/format/format-date.ts';
import { perLocale } from '../../messages/format/intl-locale.ts';
import { defaultLocale, type Locale } from '../../messages/language/locale.ts';

/** Says hello by the hour in São Paulo: morning until noon, afternoon until six. */
export function greeting(messages: typeof summaryMessages, name: string, now: Date): string {
  const hour = Number(formatTime(now, defaultLocale).slice(0, 2));
  if (hour >= 5 && hour < 12) return messages.goodMorning(name);
  return hour >= 12 && hour < 18 ? messages.goodAfternoon(name) : messages.goodEvening(name);
}

const today = perLocale((intl) => new Intl.DateTimeFormat(intl, { timeZone: 'America/Sao_Paulo', dateStyle: 'full' }));

/** "segunda-feira, 23 de novembro de 2026" in São Paulo. */
export const todayInWords = (now: Date, locale: Locale): string => today(locale).format(now);
