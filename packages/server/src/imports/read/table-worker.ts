import { parentPort, workerData } from 'node:worker_threads';
import { TableError, type TableProblem, type TableRow } from '../../ports/table-reader.ts';
import { type DecodedTable, decodeTable } from './decode-table.ts';
import { batchSize } from './read-table.ts';

/** A message of the worker thread: first the table or its problem, then a batch for each request. */
export type TableAnswer =
  | (Pick<DecodedTable, 'format' | 'header'> & { readonly total: number })
  | { readonly problem: TableProblem }
  | { readonly rows: readonly TableRow[] };

const send = (answer: TableAnswer) => parentPort?.postMessage(answer);

try {
  const { format, header, rows } = await decodeTable(workerData);
  let next = 0;
  parentPort?.on('message', () => {
    send({ rows: rows.slice(next, next + batchSize) });
    next += batchSize;
  });
  send({ format, header, total: rows.length });
} catch (error) {
  send({ problem: error instanceof TableError ? error.problem : 'unreadable' });
}
