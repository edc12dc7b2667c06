const dayFormat = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Returns the UTC day of a date, `yyyy-MM-dd`. */
export const dayText = (date: Date): string => date.toISOString().slice(0, 10);

/** Returns the start of a day in UTC; a month or day beyond the end counts on. */
export const utcDay = (year: number, month: number, day: number): Date => {
  const date = new Date(0);
  date.setUTCFullYear(year, month, day);
  return date;
};

/** Returns whether a text is an existing day written `yyyy-MM-dd`, from year 1 on. */
export function isDay(text: string): boolean {
  const match = dayFormat.exec(text);
  if (match === null || match[1] === '0000') return false;
  return dayText(utcDay(Number(match[1]), Number(match[2]) - 1, Number(match[3]))) === text;
}

/** Formats a day `yyyy-MM-dd` as `dd/MM/yyyy`. Returns other texts unchanged. */
export function formatDay(day: string): string {
  return day.replace(dayFormat, '$3/$2/$1');
}

/** Parses a day typed as `dd/MM/yyyy` to `yyyy-MM-dd`; null if the day does not exist. */
export function parseDay(text: string): string | null {
  const match = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(text);
  if (match === null) return null;
  const day = `${match[3]}-${match[2]?.padStart(2, '0')}-${match[1]?.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}
