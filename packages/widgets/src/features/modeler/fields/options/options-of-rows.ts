import type { SelectOption } from '@tramita/client/contract';

/** Maximum length of title and value of an option, in characters. */
export const maxOptionLabel = 50;
export const maxOptionValue = 100;

/** Maximum number of options of a field. */
export const maxOptions = 5000;

/** Options found in a table, and the number of non-empty rows that were skipped. */
export interface FoundOptions {
  readonly options: SelectOption[];
  readonly skipped: number;
}

const textOf = (cell: unknown): string => String(cell ?? '').trim();

/**
 * Returns the options of a table without a header: titles in the first column, values in the second. Skips empty rows,
 * rows with a cell that is empty or too long, and rows with a value that an earlier row has.
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
