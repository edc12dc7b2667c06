/** Focuses the row at a place in the list, drawing it first where it is out of sight; answers whether there is one. */
export type FocusRow = (index: number) => boolean;

/** Rows of the table's head, counted before the others. */
export const headRows = 2;

/** Longer lists draw the rows in sight alone. */
const wholeRows = 100;
export const isWindowed = (count: number): boolean => count > wholeRows;

/** The rows that are drawn: from the first one up to the one before the last. */
export interface RowWindow {
  readonly from: number;
  readonly to: number;
}

/** Rows drawn beyond those in sight on either side, and how many of them may be used up before more are drawn. */
const beyond = 10;
const spare = 4;

/** What is in sight of rows of one height; all in px, from the first row's start. */
export interface RowsInSight {
  readonly count: number;
  readonly height: number;
  readonly top: number;
  readonly bottom: number;
}

/** The rows to draw: the ones drawn now while they still reach far enough. */
export function rowWindow({ count, height, top, bottom }: RowsInSight, drawn: RowWindow): RowWindow {
  const within = (row: number) => Math.max(0, Math.min(count, row));
  const first = Math.floor(top / height);
  const last = Math.ceil(bottom / height);
  const isEnough = drawn.from <= within(first - spare) && drawn.to >= within(last + spare) && drawn.to <= count;
  const isTooMuch = drawn.to - drawn.from > 2 * (last - first + 2 * beyond);
  if (isEnough && !isTooMuch) return drawn;
  return { from: within(first - beyond), to: within(last + beyond) };
}

/** A row by its place, or the height of the rows left out before the next one. */
export type RowSlot = { readonly row: number } | { readonly gap: number; readonly at: 'before' | 'after' | number };

/** The drawn rows and, wherever they are, those that must not go away, with the gaps between them. */
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
