import * as z from 'zod/mini';
import { brazilianStates } from '../base/brazilian-states.ts';
import { calendarNameMaxLength, ownDaysMax, timeZoneMaxLength, workIntervalsMax } from '../base/limits.ts';

/** Days on which public offices may close; a calendar switches on each by itself. */
export const optionalDays = [
  'CARNIVAL_MONDAY',
  'CARNIVAL_TUESDAY',
  'ASH_WEDNESDAY',
  'CORPUS_CHRISTI',
  'PUBLIC_SERVANT',
  'CHRISTMAS_EVE',
  'NEW_YEARS_EVE',
] as const;
export type OptionalDay = (typeof optionalDays)[number];

const clockTimeSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/**
 * A working period, `HH:mm` in the calendar's time zone. It belongs to the day on which it starts; an end that is not
 * after the start is on the next day.
 */
export const workIntervalSchema = z.object({ start: clockTimeSchema, end: clockTimeSchema });
export type WorkInterval = z.infer<typeof workIntervalSchema>;

const intervalsSchema = z.array(workIntervalSchema).check(z.maxLength(workIntervalsMax));

/** A day of one calendar: `yyyy-MM-dd`, or `MM-dd` for every year. A day without intervals is free. */
export const ownDaySchema = z.object({
  date: z.string().check(z.regex(/^(\d{4}-)?\d{2}-\d{2}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(calendarNameMaxLength)),
  intervals: z._default(intervalsSchema, []),
});
export type OwnDay = z.infer<typeof ownDaySchema>;

/** What people set in a calendar. */
export const calendarSettingsSchema = z.object({
  /** IANA time zone, for example `America/Manaus`. */
  timeZone: z.string().check(z.minLength(1), z.maxLength(timeZoneMaxLength)),
  /** The working periods of the seven days of the week, Sunday first. */
  week: z.array(intervalsSchema).check(z.minLength(7), z.maxLength(7)),
  nationalDays: z._default(z.boolean(), true),
  /** Includes the holidays of this state. */
  state: z._default(z.nullable(z.enum(brazilianStates)), null),
  /** Includes the holidays of this city (IBGE code of 7 digits), as far as the product's table has them. */
  city: z._default(z.nullable(z.int().check(z.gte(1_100_000), z.lte(5_400_000))), null),
  optionalDays: z._default(z.array(z.enum(optionalDays)).check(z.maxLength(optionalDays.length)), []),
  ownDays: z._default(z.array(ownDaySchema).check(z.maxLength(ownDaysMax)), []),
});
export type CalendarSettings = z.infer<typeof calendarSettingsSchema>;

/** Levels of the holidays that the product ships. */
export const holidayLevels = ['NATIONAL', 'STATE', 'MUNICIPAL', 'OPTIONAL'] as const;
export type HolidayLevel = (typeof holidayLevels)[number];

/** A yearly holiday. */
export const holidaySchema = z.object({
  name: z.string(),
  level: z.enum(holidayLevels),
  /** `MM-dd`, or the days from Easter Sunday: `E-2`, `E+60`. */
  date: z.string(),
  /**
   * `FRIDAY` moves a holiday on Tuesday to Thursday to the Friday after it, `SUNDAY` moves a holiday on any other day to
   * the Sunday after it.
   */
  move: z.optional(z.enum(['FRIDAY', 'SUNDAY'])),
  /** First and last year. */
  from: z.optional(z.number()),
  until: z.optional(z.number()),
  /** Work begins at this time, `HH:mm`; without it the whole day is free. */
  endsAt: z.optional(z.string()),
  /** The law or the official calendar that names the day. */
  source: z.optional(z.string()),
});
export type Holiday = z.infer<typeof holidaySchema>;

/**
 * Settings with the holidays that applied when they were saved. Due times and their traces are computed from it, so that
 * a later change of the product's holiday table does not change them.
 */
export const businessCalendarSchema = z.object({
  ...calendarSettingsSchema.shape,
  holidays: z.array(holidaySchema),
});
export type BusinessCalendar = z.infer<typeof businessCalendarSchema>;

/**
 * Why time of a trace does not count: between two working periods, outside of them, Saturday or Sunday, another weekday
 * without work, the day of the start (working days count from the next day), a holiday, an optional day, an own day.
 */
export const pauseReasons = [
  'BREAK',
  'CLOSED',
  'WEEKEND',
  'NO_WORK',
  'START_DAY',
  'HOLIDAY',
  'OPTIONAL_DAY',
  'OWN_DAY',
] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** One stretch of the time between the start of a step and its due time. */
export const dueTraceEntrySchema = z.object({
  state: z.enum(['COUNTED', 'PAUSED']),
  from: z.string(),
  to: z.string(),
  /** Null while time counts. */
  reason: z.nullable(z.enum(pauseReasons)),
  /** Name of the holiday, optional day or own day. */
  name: z.nullable(z.string()),
  /** Number of counted working days; null if minutes are counted. */
  days: z.nullable(z.number()),
});
export type DueTraceEntry = z.infer<typeof dueTraceEntrySchema>;
