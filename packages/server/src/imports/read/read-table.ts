import type { ReadTable, TableReader, TableRow } from '../../ports/table-reader.ts';
import { decodeTable } from './decode-table.ts';

/** Rows that are passed on at once. */
export const batchSize = 500;

async function* inBatches(rows: readonly TableRow[]): AsyncGenerator<readonly TableRow[]> {
  for (let start = 0; start < rows.length; start += batchSize) yield rows.slice(start, start + batchSize);
}

/** Reads a file in this thread, for browsers and tests. Blocks other work while a large file is decoded. */
export const readTableHere: TableReader = async (bytes): Promise<ReadTable> => {
  const { format, header, rows } = await decodeTable(bytes);
  return { format, header, total: rows.length, batches: inBatches(rows) };
};
