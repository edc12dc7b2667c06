export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
/** São Paulo has had no daylight saving time since 2019. */
const offset = -3 * hourMs;

/** Returns the calendar day in São Paulo of a moment (both since 1970), independent of the machine's time zone. */
export const dayOf = (moment: number): number => Math.floor((moment + offset) / dayMs);

/** Returns the moment at which a day starts in São Paulo. */
export const startOfDay = (day: number): number => day * dayMs - offset;

/** Returns the weekday, 0 for Monday; day 0 was a Thursday. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;
