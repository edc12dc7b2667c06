import type { DatePreset, FormField } from '../../contract/processes/form.ts';
import { dayInSaoPaulo } from '../day-in-sao-paulo.ts';
import { dayText, isDay, utcDay } from './day-text.ts';

/** Maximum number of days before or after today that designers can choose. */
export const offsetDaysMax = 36_500;
/** Larger offsets, which older versions accepted, count as this one: dates have an end. */
const offsetDaysLimit = 100_000;

type Today = { year: number; month: number; day: number };

const plusDays = ({ year, month, day }: Today, days: number): string => dayText(utcDay(year, month - 1, day + days));
const plusMonths = ({ year, month, day }: Today, months: number): string => {
  const last = utcDay(year, month + months, 0).getUTCDate();
  return dayText(utcDay(year, month - 1 + months, Math.min(day, last)));
};

const presetDays: Record<DatePreset, (today: Today, offsetDays: number) => string> = {
  CURRENT_DATE: (today) => plusDays(today, 0),
  LAST_DATE: (today) => plusDays(today, -1),
  NEXT_DATE: (today) => plusDays(today, 1),
  LAST_WEEK: (today) => plusDays(today, -7),
  NEXT_WEEK: (today) => plusDays(today, 7),
  LAST_MONTH: (today) => plusMonths(today, -1),
  NEXT_MONTH: (today) => plusMonths(today, 1),
  START_CURRENT_MONTH: ({ year, month }) => dayText(utcDay(year, month - 1, 1)),
  END_CURRENT_MONTH: ({ year, month }) => dayText(utcDay(year, month, 0)),
  OTHERS: (today, offsetDays) =>
    plusDays(today, Math.trunc(Math.max(-offsetDaysLimit, Math.min(offsetDaysLimit, offsetDays)))),
};

/** Returns whether a text names a date preset. */
export function isDatePreset(text: string): text is DatePreset {
  return Object.hasOwn(presetDays, text);
}

/**
 * Returns the day of a preset at `now`, `yyyy-MM-dd` in America/Sao_Paulo. A month earlier or later keeps the day of the
 * month, or uses the last one if the month is shorter. `offsetDays` (default 0, may be negative) applies to `OTHERS` only.
 */
export function resolveDatePreset(preset: DatePreset, offsetDays: number | null | undefined, now: Date): string {
  const [year = 0, month = 1, day = 1] = dayInSaoPaulo(now).split('-').map(Number);
  return presetDays[preset]({ year, month, day }, offsetDays ?? 0);
}

/** First, second and last days of months of all lengths, between months of all lengths. */
const sampleDays: readonly Today[] = [2027, 2028].flatMap((year) =>
  [1, 2, 3, 4].flatMap((month) => [1, 2, utcDay(year, month, 0).getUTCDate()].map((day) => ({ year, month, day }))),
);

type DateLimitSettings = Pick<FormField, 'minDate' | 'maxDate' | 'minDateTotal' | 'maxDateTotal'>;

/**
 * Returns whether the first day that a date field accepts is after the last one, whatever day it is. False if only one of
 * them depends on today, because such limits meet on some day.
 */
export function alwaysReversed({ minDate, maxDate, minDateTotal, maxDateTotal }: DateLimitSettings): boolean {
  if (!minDate || !maxDate) return false;
  if (isDatePreset(minDate) && isDatePreset(maxDate)) {
    const [min, max] = [presetDays[minDate], presetDays[maxDate]];
    return sampleDays.every((today) => min(today, minDateTotal ?? 0) > max(today, maxDateTotal ?? 0));
  }
  return isDay(minDate) && isDay(maxDate) && minDate > maxDate;
}

/** The earliest and latest day a date field accepts, `yyyy-MM-dd`; null without a limit. */
export type DateLimits = { min: string | null; max: string | null };

/** Returns the limits of a date field at `now`. A limit may be a preset or a day. */
export function dateLimits(field: DateLimitSettings, now: Date): DateLimits {
  const limit = (preset: string | null | undefined, offset: number | null | undefined): string | null => {
    if (preset == null || preset === '') return null;
    if (isDatePreset(preset)) return resolveDatePreset(preset, offset, now);
    return isDay(preset) ? preset : null;
  };
  return { min: limit(field.minDate, field.minDateTotal), max: limit(field.maxDate, field.maxDateTotal) };
}
