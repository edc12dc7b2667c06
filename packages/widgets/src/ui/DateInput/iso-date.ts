/** A day without time or zone, "yyyy-MM-dd". */
export type IsoDate = string;

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

/** The day as UTC midnight, so that adding days never meets a change of clocks; null for what is no day. */
function toUtc(iso: IsoDate): Date | null {
  const match = pattern.exec(iso);
  if (!match) return null;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(match[3]) ? null : date;
}

const fromUtc = (date: Date): IsoDate =>
  `${pad(date.getUTCFullYear(), 4)}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`;

/** Whether it is a day of the calendar: 2026-02-30 is not. */
export function isIsoDate(iso: string): boolean {
  return toUtc(iso) !== null;
}

/** The day so many days later, or earlier with a negative number. */
export function addDays(iso: IsoDate, days: number): IsoDate {
  const date = toUtc(iso);
  if (!date) return iso;
  date.setUTCDate(date.getUTCDate() + days);
  return fromUtc(date);
}

/** The same day of another month, or that month's last day. */
export function addMonths(iso: IsoDate, months: number): IsoDate {
  const date = toUtc(iso);
  if (!date) return iso;
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return fromUtc(date);
}

/** From 0, Sunday, to 6. */
export function weekday(iso: IsoDate): number {
  return toUtc(iso)?.getUTCDay() ?? 0;
}

/** The weeks of the day's month, from Sunday to Saturday, filled up with the days around. */
export function monthWeeks(iso: IsoDate): IsoDate[][] {
  const first = `${iso.slice(0, 8)}01`;
  const month = iso.slice(0, 7);
  const weeks: IsoDate[][] = [];
  for (let day = addDays(first, -weekday(first)); weeks.length === 0 || day.slice(0, 7) === month; ) {
    const start = day;
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)));
    day = addDays(day, 7);
  }
  return weeks;
}

/** The day nearest to the wanted one within the limits. */
export function clampDate(iso: IsoDate, min?: IsoDate, max?: IsoDate): IsoDate {
  if (min && iso < min) return min;
  return max && iso > max ? max : iso;
}

/** What was typed, as dd/MM/yyyy so far: digits only, slashes put in. */
export function maskDate(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}

/** "19/11/2026" from "2026-11-19"; empty for what is no day. */
export function isoToText(iso: IsoDate | null): string {
  const match = pattern.exec(iso ?? '');
  return match ? `${match[3]}/${match[2]}/${match[1]}` : '';
}

/** "2026-11-19" from "19/11/2026"; null while it is incomplete or no day of the calendar. */
export function textToIso(text: string): IsoDate | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  const iso = match ? `${match[3]}-${match[2]}-${match[1]}` : '';
  return isIsoDate(iso) ? iso : null;
}
