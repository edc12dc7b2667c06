import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { csvByteOrderMark, csvLine } from '@tramita/client/rules';
import { fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import { findStoredSheet, readSheetRows } from '../db/sheets/sheets.ts';
import { NotFoundError } from '../errors.ts';
import { textStream } from '../files/text-stream.ts';
import type { FileAnswer } from '../handlers.ts';
import type { SheetCell, SheetColumn } from '../ports/sheet-store.ts';
import { readableColumns } from './readable-columns.ts';
import { readerOf } from './reader-of.ts';
import { xlsxStream } from './xlsx-stream.ts';

type Call = (typeof endpoints)['sheets.download'];

/** Rows read at once. */
const batchSize = 500;
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Returns a sheet as a file, read and written in batches. @throws NotFoundError if the caller has no such sheet */
export async function downloadSheet(
  context: CallContext,
  { params, query }: ParsedRequestOf<Call>,
): Promise<FileAnswer> {
  const { db } = context.services;
  const stored = await findStoredSheet(db, params.id, readerOf(context.user));
  const [sheet] = await readableColumns(context, stored ? [stored] : []);
  if (!sheet) throw new NotFoundError('Não encontramos esta planilha');
  // reading is no transaction; the row is written before the first byte is sent
  await writeAudit(db, fromCall(context), {
    action: 'DOWNLOADED',
    object: { kind: 'sheet', id: sheet.id, name: sheet.tab },
    changes: [{ attribute: 'format', before: null, after: query.format }],
  });
  const batches = readBatches(db, sheet.id, sheet.columns);
  const name = sheet.tab.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'planilha';
  return query.format === 'csv'
    ? { bytes: textStream(csvOf(batches)), contentType: 'text/csv', fileName: `${name}.csv` }
    : { bytes: xlsxStream(sheet.tab, batches), contentType: xlsxType, fileName: `${name}.xlsx` };
}

/** Returns the header row, then the rows. */
async function* readBatches(db: Db, id: number, columns: readonly SheetColumn[]): AsyncGenerator<SheetCell[][]> {
  yield [columns.map(({ label }) => label)];
  for (let after = 0; ; ) {
    const rows = await readSheetRows(db, id, after, batchSize);
    if (rows.length > 0) yield rows.map(({ cells }) => columns.map(({ name }) => cells[name] ?? ''));
    if (rows.length < batchSize) return;
    after = rows.at(-1)?.id ?? after;
  }
}

async function* csvOf(batches: AsyncGenerator<SheetCell[][]>): AsyncGenerator<string> {
  yield csvByteOrderMark;
  for await (const batch of batches) yield batch.map(csvLine).join('');
}
