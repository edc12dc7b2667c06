/** Range of rows: from the first one to the one before the last. */
export interface RowWindow {
  readonly from: number;
  readonly to: number;
}

/** Rows rendered beyond the visible ones on either side while the list moves, and how many of them in one frame. */
const beyond = 12;
const inOneFrame = 4;
/** Rows rendered at a time while the page is idle. */
const inOneRest = 8;
/** Up to this length, rows that were rendered once stay: they cost nothing when the list returns to them. */
const keptRows = 250;

/** The visible part of rows of one height; all in px, from the start of the first row. */
export interface RowsInSight {
  readonly count: number;
  readonly height: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the visible rows, and some more on either side. */
export function rowWindow({ count, height, top, bottom }: RowsInSight, more = 0): RowWindow {
  const within = (row: number) => Math.max(0, Math.min(count, row));
  return { from: within(Math.floor(top / height) - more), to: within(Math.ceil(bottom / height) + more) };
}

/** Returns the positions of the rows of a range. */
export const rowsOf = ({ from, to }: RowWindow): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place);

/** Returns whether all rows of a range are among the rendered ones. */
export const isDrawn = (range: RowWindow, drawn: ReadonlySet<number>): boolean =>
  rowsOf(range).every((row) => drawn.has(row));

/**
 * Returns the positions of the rows to render: the current ones, the visible ones and, while the list moves, the next
 * ones around them, a few in each frame. The current set if it contains them all.
 */
export function rowsToDraw(inSight: RowsInSight, drawn: ReadonlySet<number>, isMoving: boolean): ReadonlySet<number> {
  const visible = rowsOf(rowWindow(inSight)).filter((row) => !drawn.has(row));
  const around = isMoving ? missingAround(inSight, drawn).slice(0, Math.max(0, inOneFrame - visible.length)) : [];
  if (visible.length + around.length === 0) return drawn;
  const near = rowWindow(inSight, 2 * beyond);
  const isKept = (row: number) => inSight.count <= keptRows || (row >= near.from && row < near.to);
  return new Set([...[...drawn].filter(isKept), ...visible, ...around]);
}

/** Returns the rows around the visible ones that are not rendered yet, the nearest first. */
export function missingAround(inSight: RowsInSight, drawn: ReadonlySet<number>): readonly number[] {
  const { from, to } = rowWindow(inSight);
  const below = Array.from({ length: beyond }, (_, place) => to + place);
  const above = Array.from({ length: beyond }, (_, place) => from - 1 - place);
  return below
    .flatMap((row, place) => [row, above[place] ?? -1])
    .filter((row) => row >= 0 && row < inSight.count && !drawn.has(row));
}

/** Returns the current rows and a few more, until all rows of a list that keeps them are rendered. */
export function withMoreRows(count: number, drawn: ReadonlySet<number>): ReadonlySet<number> {
  if (count > keptRows) return drawn;
  const missing = rowsOf({ from: 0, to: count }).filter((row) => !drawn.has(row));
  return missing.length === 0 ? drawn : new Set([...drawn, ...missing.slice(0, inOneRest)]);
}

/** A row by its position, or the height of the rows left out before the next one. */
export type RowSlot = { readonly row: number } | { readonly gap: number; readonly at: 'before' | 'after' | number };

/** Returns the rows at some positions, with the gaps between them. */
export function rowSlots(count: number, drawn: Iterable<number>): readonly RowSlot[] {
  const rows = [...new Set(drawn)].filter((row) => row >= 0 && row < count).sort((a, b) => a - b);
  const slots: RowSlot[] = [];
  let next = 0;
  for (const row of rows) {
    if (row > next) slots.push({ gap: row - next, at: next === 0 ? 'before' : next });
    slots.push({ row });
    next = row + 1;
  }
  if (next < count) slots.push({ gap: count - next, at: 'after' });
  return slots;
}
