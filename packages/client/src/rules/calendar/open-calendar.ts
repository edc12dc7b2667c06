import type {
  BusinessCalendar,
  Holiday,
  PauseReason,
  WorkInterval,
} from '../../contract/administration/calendar-settings.ts';
import { holidayDay, weekdayOf } from './holiday-day.ts';
import { dayMillis, minuteMillis, type ZoneClock, zoneClock } from './zone-clock.ts';

/** Start and end of a working period, in milliseconds since 1970. */
export type Span = readonly [number, number];

/** The working time of the periods that start on one day. */
export interface DayWork {
  readonly spans: readonly Span[];
  /** Why the whole day, or its time before `offUntil`, is free; null on a usual working day. */
  readonly off: { readonly reason: PauseReason; readonly name: string | null } | null;
  /** Moment at which a free morning ends; null if the whole day is free or none of it. */
  readonly offUntil: number | null;
}

/** A calendar prepared for computing; keep it, because it remembers the days that it has seen. */
export interface OpenCalendar {
  readonly clock: ZoneClock;
  /** Returns the number of the local day of a moment. */
  dayOf(moment: number): number;
  /** Returns the moment at which a local day begins. */
  beginOf(day: number): number;
  workOf(day: number): DayWork;
}

type Minutes = readonly [number, number];
interface Plan {
  readonly minutes: readonly Minutes[];
  readonly off: DayWork['off'];
  /** Minutes since midnight. */
  readonly offUntil: number | null;
}

const dayMinutes = 24 * 60;

/** Returns the minutes since midnight of `HH:mm`. */
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Returns start and end of working periods in minutes since midnight, in order; an end on the next day is above 1440. */
export function intervalMinutes(intervals: readonly WorkInterval[]): Minutes[] {
  return intervals
    .map(({ start, end }): Minutes => {
      const [from, to] = [minutesOf(start), minutesOf(end)];
      return [from, to > from ? to : to + dayMinutes];
    })
    .sort(([first], [second]) => first - second);
}

/** Prepares a calendar. Throws a `RangeError` if its time zone is unknown. */
export function openCalendar(calendar: BusinessCalendar): OpenCalendar {
  const clock = zoneClock(calendar.timeZone);
  const week = calendar.week.map(intervalMinutes);
  const ownDays = new Map(calendar.ownDays.map((day) => [day.date, day]));
  const allMinutes = [...week, ...calendar.ownDays.map(({ intervals }) => intervalMinutes(intervals))].flat();
  const hasNights = allMinutes.some(([, end]) => end > dayMinutes);
  const years = new Map<number, Map<number, Holiday>>();
  const days = new Map<number, DayWork>();

  const holidayOn = (day: number, year: number): Holiday | undefined => {
    let found = years.get(year);
    if (!found) {
      found = new Map();
      // of two holidays on one day the first with the whole day free counts
      for (const holiday of calendar.holidays) {
        const date = holidayDay(holiday, year);
        const known = date === null ? undefined : found.get(date);
        if (date !== null && (!known || (known.endsAt && !holiday.endsAt))) found.set(date, holiday);
      }
      years.set(year, found);
    }
    return found.get(day);
  };

  const plan = (day: number): Plan => {
    const date = new Date(day * dayMillis).toISOString().slice(0, 10);
    const own = ownDays.get(date) ?? ownDays.get(date.slice(5));
    if (own) {
      const minutes = intervalMinutes(own.intervals);
      return { minutes, off: { reason: 'OWN_DAY', name: own.name }, offUntil: null };
    }
    const weekday = weekdayOf(day);
    const usual = week[weekday] ?? [];
    const holiday = holidayOn(day, Number(date.slice(0, 4)));
    if (!holiday) {
      if (usual.length > 0) return { minutes: usual, off: null, offUntil: null };
      const reason = weekday % 6 === 0 ? 'WEEKEND' : 'NO_WORK';
      return { minutes: [], off: { reason, name: null }, offUntil: null };
    }
    const off = { reason: holiday.level === 'OPTIONAL' ? 'OPTIONAL_DAY' : 'HOLIDAY', name: holiday.name } as const;
    if (!holiday.endsAt) return { minutes: [], off, offUntil: null };
    const until = minutesOf(holiday.endsAt);
    const rest = usual.filter(([, end]) => end > until).map(([start, end]): Minutes => [Math.max(start, until), end]);
    return { minutes: rest, off, offUntil: until };
  };

  const momentAt = (day: number, minutes: number): number => clock.momentOf(day * dayMillis + minutes * minuteMillis);

  const workOf = (day: number): DayWork => {
    let work = days.get(day);
    if (!work) {
      const { minutes, off, offUntil } = plan(day);
      // a night shift of the day before may reach into the first period of an own day
      const earlier = hasNights ? (plan(day - 1).minutes.at(-1)?.[1] ?? 0) : 0;
      const busyUntil = earlier > dayMinutes ? momentAt(day - 1, earlier) : Number.NEGATIVE_INFINITY;
      const spans = minutes
        .map(([start, end]): Span => [Math.max(momentAt(day, start), busyUntil), momentAt(day, end)])
        .filter(([start, end]) => end > start);
      work = { spans, off, offUntil: offUntil === null ? null : momentAt(day, offUntil) };
      days.set(day, work);
    }
    return work;
  };

  return {
    clock,
    dayOf: (moment) => Math.floor((moment + clock.offsetAt(moment)) / dayMillis),
    beginOf: (day) => clock.momentOf(day * dayMillis),
    workOf,
  };
}
