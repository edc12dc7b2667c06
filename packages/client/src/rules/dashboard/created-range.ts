import { dayInSaoPaulo } from '../day-in-sao-paulo.ts';
import { dayEnds, daysBetween, plusDays } from './day-instants.ts';

/** The days `yyyy-MM-dd` in São Paulo between which something was created, both included; null for an open end. */
export interface CreatedRange {
  readonly from: string | null;
  readonly to: string | null;
}

/** A range as calls carry it: two instants joined by a comma; undefined when it narrows nothing. */
export function formatCreatedRange({ from, to }: CreatedRange): string | undefined {
  if (from === null && to === null) return undefined;
  return `${from === null ? '' : dayEnds(from).from},${to === null ? '' : dayEnds(to).to}`;
}

/** The days of a range that a call carries. */
export function parseCreatedRange(text: string | undefined): CreatedRange {
  const [from, to] = (text ?? '').split(',');
  const day = (moment: string | undefined) => (moment ? dayInSaoPaulo(new Date(moment)) : null);
  return { from: day(from), to: day(to) };
}

/** Whole days between the ends of a range; null while an end is open. Negative when the ends are the wrong way round. */
export function rangeDays({ from, to }: CreatedRange): number | null {
  return from === null || to === null ? null : daysBetween(from, to);
}

/** The range of the same length that ends the day before; null while an end is open. */
export function previousRange({ from, to }: CreatedRange): CreatedRange | null {
  if (from === null || to === null || to < from) return null;
  return { from: plusDays(from, -daysBetween(from, to) - 1), to: plusDays(from, -1) };
}

/** The six months that end on a day `yyyy-MM-dd`. */
export function lastSixMonths(to: string): CreatedRange {
  const [year = 0, month = 1, day = 1] = to.split('-').map(Number);
  const inMonth = new Date(Date.UTC(year, month - 6, 0)).getUTCDate();
  const start = new Date(Date.UTC(year, month - 7, Math.min(day, inMonth)));
  return { from: plusDays(start.toISOString().slice(0, 10), 1), to };
}
