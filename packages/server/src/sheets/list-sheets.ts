import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { listStoredSheets } from '../db/sheets/sheets.ts';
import type { AnswerOf } from '../handlers.ts';
import { readableColumns } from './readable-columns.ts';
import { readerOf } from './reader-of.ts';

type Call = (typeof endpoints)['sheets.list'];

/** Returns the stored sheets written by processes of the caller's places; all sheets for administrators. */
export async function listSheets(context: CallContext, { query }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const { rows, total } = await listStoredSheets(context.services.db, {
    ...query,
    ...readerOf(context.user),
  });
  return {
    elements: (await readableColumns(context, rows)).map((row) => ({
      id: row.id,
      url: row.url,
      sheetName: row.tab,
      columns: row.columns.map(({ label }) => label),
      rowCount: row.row_count,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    })),
    totalElements: total,
  };
}
