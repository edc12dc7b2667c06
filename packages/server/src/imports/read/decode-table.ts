import { importLinesMax } from '@tramita/client/contract';
import { TableError, type TableFormat, type TableRow } from '../../ports/table-reader.ts';
import { decodeCsv } from './decode-csv.ts';
import { decodeSpreadsheet, isSpreadsheet } from './decode-spreadsheet.ts';

/** A file as rows. */
export interface DecodedTable {
  readonly format: TableFormat;
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
}

const isBlank = ({ cells }: TableRow) => cells.every((cell) => cell.trim() === '');

/**
 * Decodes a CSV or xlsx file, which takes seconds for a large one.
 *
 * @throws TableError
 */
export async function decodeTable(bytes: Uint8Array<ArrayBuffer>): Promise<DecodedTable> {
  const { format, rows } = isSpreadsheet(bytes) ? await decodeSpreadsheet(bytes) : await decodeCsv(bytes);
  const [header, ...filled] = rows.filter((row) => !isBlank(row));
  if (!header) throw new TableError('empty');
  if (filled.length > importLinesMax) throw new TableError('too-many-lines');
  return { format, header: header.cells.map((heading) => heading.trim()), rows: filled };
}
