import { dayInSaoPaulo } from '../form/date-presets.ts';
import { dayEnds, daysBetween } from './day-instants.ts';

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
