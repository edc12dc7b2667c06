/** Focuses the row at a position of the list, rendering it first if it is not visible; returns whether it exists. */
export type FocusRow = (index: number) => boolean;

/** Rows of the table's head, which count before the others. */
export const headRows = 2;

/** Longer lists render only the visible rows. */
const wholeRows = 100;
export const isWindowed = (count: number): boolean => count > wholeRows;
