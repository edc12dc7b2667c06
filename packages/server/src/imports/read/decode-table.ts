import { importLinesMax } from '@tramita/client/contract';
import { TableError, type TableFormat, type TableRow } from '../../ports/table-reader.ts';
import { decodeCsv } from './decode-csv.ts';
import { columnsMax, decodeSpreadsheet, isSpreadsheet } from './decode-spreadsheet.ts';

/** A file as rows. */
export interface DecodedTable {
  readonly format: TableFormat;
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
}

const isBlank = ({ cells }: TableRow) => cells.every((cell) => cell.trim() === '');

/** Longer cells are cut, in characters. The cut text is still too long for every attribute, and is refused as such. */
const cellMaxLength = 10_000;
/** Combining marks after 30 in a row, the limit of Unicode's Stream-Safe Text Format: normalizing more takes long. */
const surplusMarks = /(?<=\p{M}{30})\p{M}+/gu;

/** Returns a row that can be processed in the main thread without blocking other users. */
const usableRow = ({ line, cells }: TableRow): TableRow => ({
  line,
  cells: cells.slice(0, columnsMax).map((cell) => cell.slice(0, cellMaxLength).replace(surplusMarks, '')),
});

/**
 * Decodes a CSV or xlsx file, which takes seconds for a large one.
 *
 * @throws TableError
 */
export async function decodeTable(bytes: Uint8Array<ArrayBuffer>): Promise<DecodedTable> {
  const { format, rows } = isSpreadsheet(bytes) ? await decodeSpreadsheet(bytes) : await decodeCsv(bytes);
  const [header, ...filled] = rows.filter((row) => !isBlank(row)).map(usableRow);
  if (!header) throw new TableError('empty');
  if (filled.length > importLinesMax) throw new TableError('too-many-lines');
  return { format, header: header.cells.map((heading) => heading.trim()), rows: filled };
}
