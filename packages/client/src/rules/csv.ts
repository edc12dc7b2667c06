import { formatMoney } from './form/number-text.ts';

/** Cell of a CSV file: a number by its value, an amount of money with two decimals, a text as it is. */
export type CsvCell = string | number | { readonly amount: number } | null | undefined;

/** What tells a spreadsheet that the file is UTF-8. */
export const csvByteOrderMark = '\uFEFF';

const separator = ';';
/** What a spreadsheet would take for the beginning of a formula. */
const formulaStart = /^[=+\-@\t\r\n]/;

function textOf(cell: CsvCell): string {
  // with a comma, as spreadsheets in Portuguese read it; never a formula, so -5 stays -5
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', ',') : '';
  if (typeof cell === 'object' && cell !== null) return formatMoney(cell.amount);
  const text = cell ?? '';
  return formulaStart.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[;"\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of a CSV with `;` between its cells; what a spreadsheet would run as a formula is led by an apostrophe. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map((cell) => quoted(textOf(cell))).join(separator)}\r\n`;
}
