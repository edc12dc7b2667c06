import { InvalidInputError } from '../../errors.ts';
import type { TableRow } from '../../ports/table-reader.ts';
import { say } from '../../text/sentence.ts';
import type { LineError } from '../line-errors.ts';
import { type Column, folded, keepText } from './column.ts';

/** Where the known columns are in a file. */
export interface MatchedColumns<Key extends string> {
  /** Position of each column in the file. */
  readonly positions: ReadonlyMap<Key, number>;
  /** Number of columns up to the last one with a heading. */
  readonly count: number;
  /** Headings of no known column. */
  readonly ignored: readonly string[];
}

/** Heading that the report of errors adds; a corrected report is imported without a warning about it. */
export const errorsHeading = 'Erros';

/**
 * Finds the columns of a kind by the headings of a file, without regard to case and accents.
 *
 * @throws InvalidInputError if a required column is missing, or one appears twice
 */
export function matchColumns<Key extends string>(
  header: readonly string[],
  columns: readonly Column<Key>[],
): MatchedColumns<Key> {
  const byHeading = new Map(columns.map((column) => [folded(column.heading), column]));
  const positions = new Map<Key, number>();
  const ignored: string[] = [];
  header.forEach((heading, position) => {
    const column = byHeading.get(folded(heading));
    if (column && positions.has(column.key))
      throw refusal(say`A coluna ${column.heading} aparece mais de uma vez no arquivo.`);
    if (column) positions.set(column.key, position);
    else if (heading !== '' && folded(heading) !== folded(errorsHeading)) ignored.push(heading);
  });
  const missing = columns.filter(({ key, required }) => required && !positions.has(key));
  if (missing.length > 0) {
    const names = missing.map(({ heading }) => heading).join(', ');
    throw refusal(say`Faltam colunas obrigatórias no arquivo: ${names}.`);
  }
  return { positions, count: header.findLastIndex((heading) => heading !== '') + 1, ignored };
}

const refusal = (message: ReturnType<typeof say>) =>
  new InvalidInputError(message, 'VALIDATION_ERROR', [{ name: 'file', message }]);

/**
 * Returns the error of a line with content after the last column of the header, null without it. Such content usually comes
 * from a separator in an unquoted text, which moves the cells after it to other columns.
 */
export function surplusError(
  { count }: Pick<MatchedColumns<string>, 'count'>,
  { line, cells }: TableRow,
  name: string | null,
): LineError | null {
  const surplus = cells.slice(count).filter((cell) => cell.trim() !== '');
  if (surplus.length === 0) return null;
  const reason = 'há conteúdo depois da última coluna do cabeçalho';
  const hint = 'Escreva entre aspas um texto que contém o separador';
  return { line, heading: null, value: surplus.join(', '), reason, hint, name };
}

/**
 * Returns the text of a cell: undefined if the file does not have the column or the cell says '(manter)', '' for a
 * cleared one.
 */
export function cellOf<Key extends string>(
  { positions }: MatchedColumns<Key>,
  { cells }: TableRow,
  key: Key,
): string | undefined {
  const position = positions.get(key);
  if (position === undefined) return undefined;
  const text = (cells[position] ?? '').trim().normalize('NFC');
  return text.length === keepText.length && text.toLowerCase() === keepText ? undefined : text;
}
