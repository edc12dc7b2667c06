export const minuteMillis = 60_000;
export const hourMillis = 60 * minuteMillis;
export const dayMillis = 24 * hourMillis;

/** Converts between moments and local times of a zone. A local time is the number of milliseconds as if it were UTC. */
export interface ZoneClock {
  /** Returns what the zone adds to UTC at a moment, in milliseconds. */
  offsetAt(moment: number): number;
  /**
   * Returns the first moment at which the clocks of the zone show `local` or later: a local time that a change of the
   * clocks skips is the moment of the change, and a local time that occurs twice is its first occurrence.
   */
  momentOf(local: number): number;
}

/** Days that are measured at once: no zone changes its clocks and back within a week. */
const spanDays = 7;

const clocks = new Map<string, ZoneClock>();

/** Returns the clock of an IANA time zone. Throws a `RangeError` if the zone is unknown. */
export function zoneClock(timeZone: string): ZoneClock {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = createClock(timeZone);
  clocks.set(timeZone, clock);
  return clock;
}

function createClock(timeZone: string): ZoneClock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  /** The offset of each span of {@link spanDays} days in UTC, NaN if it changes in that span. */
  const spans = new Map<number, number>();
  /** The offset of each day in UTC of a span with a change, NaN if it changes on that day. */
  const days = new Map<number, number>();

  const measure = (moment: number): number => {
    const seconds = Math.floor(moment / 1000) * 1000;
    const [month = 1, day = 1, year = 0, hour = 0, minute = 0, second = 0] = format
      .format(seconds)
      .split(/\D+/)
      .map(Number);
    return Date.UTC(year, month - 1, day, hour, minute, second) - seconds;
  };

  const offsetWithin = (known: Map<number, number>, millis: number, moment: number): number => {
    const index = Math.floor(moment / millis);
    let offset = known.get(index);
    if (offset === undefined) {
      offset = measure(index * millis);
      if (offset !== measure((index + 1) * millis)) offset = Number.NaN;
      known.set(index, offset);
    }
    return offset;
  };

  const offsetAt = (moment: number): number => {
    const usual = offsetWithin(spans, spanDays * dayMillis, moment);
    if (!Number.isNaN(usual)) return usual;
    const offset = offsetWithin(days, dayMillis, moment);
    return Number.isNaN(offset) ? measure(moment) : offset;
  };

  const momentOf = (local: number): number => {
    // offsets reach from -12 to +14 hours
    let earliest = local - 14 * hourMillis;
    let latest = local + 12 * hourMillis;
    const before = offsetAt(earliest);
    const after = offsetAt(latest);
    if (before === after) return local - before;
    while (latest - earliest > 1000) {
      const middle = earliest + Math.floor((latest - earliest) / 2000) * 1000;
      if (offsetAt(middle) === before) earliest = middle;
      else latest = middle;
    }
    return local - before < latest ? local - before : Math.max(local - after, latest);
  };

  return { offsetAt, momentOf };
}
