import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { listStoredSheets } from '../db/sheets.ts';
import type { AnswerOf } from '../http/handlers.ts';

type Call = (typeof endpoints)['sheets.list'];

/** The sheets that service tasks have written into and that are kept here. */
export async function listSheets({ services }: CallContext, { query }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const { rows, total } = await listStoredSheets(services.db, query);
  return {
    elements: rows.map((row) => ({
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
