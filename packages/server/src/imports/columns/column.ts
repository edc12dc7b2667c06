/** A column of the files of one kind. */
export interface Column<Key extends string = string> {
  readonly key: Key;
  readonly heading: string;
  /** Whether the column must be in the file and each line needs a value. @default false */
  readonly required?: boolean;
  /** Explanation in the template. */
  readonly help: string;
  /** Value in the example of the template. */
  readonly example: string;
}

/** Returns a text in the form in which headings and names are compared: without accents, in lower case. */
export const folded = (text: string): string =>
  text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ');

/** Text of a cell that leaves its attribute unchanged. */
export const keepText = '(manter)';

/** Separates the values of a list in one cell. */
export const listSeparator = '|';
