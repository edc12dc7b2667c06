import { formatMoney } from './form/number-text.ts';

/** Cell of a CSV file: a number, an amount of money with two decimals, or a text. */
export type CsvCell = string | number | { readonly amount: number } | null | undefined;

/** Byte order mark, from which spreadsheet programs recognize UTF-8. */
export const csvByteOrderMark = '\uFEFF';

const separator = ';';
/** Characters with which a formula begins in spreadsheet programs. */
const formulaStart = /^[=+\-@\t\r\n]/;

function textOf(cell: CsvCell): string {
  // with a comma, as spreadsheet programs in Portuguese read it; never a formula, so -5 stays -5
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', ',') : '';
  if (typeof cell === 'object' && cell !== null) return formatMoney(cell.amount);
  const text = cell ?? '';
  return formulaStart.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[;"\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns a line of a CSV file with `;` between its cells; an apostrophe precedes text that would run as a formula. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map((cell) => quoted(textOf(cell))).join(separator)}\r\n`;
}
