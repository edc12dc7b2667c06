import { dayInSaoPaulo } from '../day-in-sao-paulo.ts';

const hour = 3_600_000;

/** The day so many days after another, both `yyyy-MM-dd`. */
export function plusDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** How many days the second day comes after the first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / (24 * hour));
}

/** The first moment of a day in São Paulo, also in years when clocks were put forward at midnight. */
function startOfDay(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const summer = new Date(midnight + 2 * hour);
  return dayInSaoPaulo(summer) === day ? summer : new Date(midnight + 3 * hour);
}

/** The first and the last millisecond of a day in São Paulo, ISO 8601 in UTC. @param day `yyyy-MM-dd` */
export function dayEnds(day: string): { readonly from: string; readonly to: string } {
  const next = startOfDay(plusDays(day, 1)).getTime();
  return { from: startOfDay(day).toISOString(), to: new Date(next - 1).toISOString() };
}
