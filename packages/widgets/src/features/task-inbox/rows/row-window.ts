/** Focuses the row at a position of the list, rendering it first if it is not visible; returns whether it exists. */
export type FocusRow = (index: number) => boolean;

/** Rows of the table's head, which count before the others. */
export const headRows = 2;

/** Longer lists render only the visible rows. */
const wholeRows = 100;
export const isWindowed = (count: number): boolean => count > wholeRows;

/** Range of the rendered rows: from the first one to the one before the last. */
export interface RowWindow {
  readonly from: number;
  readonly to: number;
}

/** Rows rendered beyond the visible ones on either side, and how many of them may be used up before more are rendered. */
const beyond = 10;
const spare = 4;

/** The visible part of rows of one height; all in px, from the start of the first row. */
export interface RowsInSight {
  readonly count: number;
  readonly height: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the rows to render: the current ones while they reach far enough. */
export function rowWindow({ count, height, top, bottom }: RowsInSight, drawn: RowWindow): RowWindow {
  const within = (row: number) => Math.max(0, Math.min(count, row));
  const first = Math.floor(top / height);
  const last = Math.ceil(bottom / height);
  const isEnough = drawn.from <= within(first - spare) && drawn.to >= within(last + spare) && drawn.to <= count;
  const isTooMuch = drawn.to - drawn.from > 2 * (last - first + 2 * beyond);
  if (isEnough && !isTooMuch) return drawn;
  return { from: within(first - beyond), to: within(last + beyond) };
}

/** A row by its position, or the height of the rows left out before the next one. */
export type RowSlot = { readonly row: number } | { readonly gap: number; readonly at: 'before' | 'after' | number };

/** Returns the rendered rows and those that must stay rendered, with the gaps between them. */
export function rowSlots(count: number, { from, to }: RowWindow, kept: readonly number[]): readonly RowSlot[] {
  const rows = new Set(kept.filter((row) => row >= 0 && row < count));
  for (let row = from; row < Math.min(to, count); row += 1) rows.add(row);
  const slots: RowSlot[] = [];
  let next = 0;
  for (const row of [...rows].sort((a, b) => a - b)) {
    if (row > next) slots.push({ gap: row - next, at: next === 0 ? 'before' : next });
    slots.push({ row });
    next = row + 1;
  }
  if (next < count) slots.push({ gap: count - next, at: 'after' });
  return slots;
}
