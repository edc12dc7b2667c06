export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
/** São Paulo has had no daylight saving time since 2019. */
const offset = -3 * hourMs;

/** The day of a moment (both since 1970) as the calendar in São Paulo has it, whatever the machine's zone. */
export const dayOf = (moment: number): number => Math.floor((moment + offset) / dayMs);

/** The moment at which a day begins in São Paulo. */
export const startOfDay = (day: number): number => day * dayMs - offset;

/** Day 0 was a Thursday; counts Monday as 0. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;
