import type { SelectOption } from '@tramita/client/contract';

/** Longest title and value of an option, in characters. */
export const maxOptionLabel = 50;
export const maxOptionValue = 100;

/** Most options a field may have. */
export const maxOptions = 5000;

/** Options found in a table, and how many rows with something in them gave none. */
export interface FoundOptions {
  readonly options: SelectOption[];
  readonly skipped: number;
}

const textOf = (cell: unknown): string => String(cell ?? '').trim();

/**
 * The options of a table: titles in the first column, values in the second, no heading. Empty rows are skipped, and so
 * are rows with one cell empty or too long, or with a value that an earlier row has.
 */
export function optionsOfRows(rows: readonly (readonly unknown[])[]): FoundOptions {
  const options: SelectOption[] = [];
  const values = new Set<string>();
  let skipped = 0;
  for (const row of rows) {
    const label = textOf(row[0]);
    const value = textOf(row[1]);
    if (label === '' && value === '') continue;
    const fits = label !== '' && value !== '' && label.length <= maxOptionLabel && value.length <= maxOptionValue;
    if (fits && !values.has(value)) {
      values.add(value);
      options.push({ label, value });
    } else skipped += 1;
  }
  return { options, skipped };
}
