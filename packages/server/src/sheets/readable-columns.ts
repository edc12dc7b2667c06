import { dataReaderOf } from '../columns/data-reader.ts';
import type { CallContext } from '../context.ts';
import { findApproverFieldsOfSheets } from '../db/requests/readable-data.ts';
import type { SheetColumn } from '../ports/sheet-store.ts';

type Sheet = { readonly id: number; readonly columns: readonly SheetColumn[] };

/**
 * Returns the columns of each sheet that the user may read: without the fields for approvers unless they are an
 * administrator.
 */
export async function readableColumns<Row extends Sheet>(
  { services: { db }, user }: Pick<CallContext, 'services' | 'user'>,
  sheets: readonly Row[],
): Promise<Row[]> {
  if (dataReaderOf(user).isAdmin) return [...sheets];
  const ids = sheets.map(({ id }) => id);
  const restricted = await findApproverFieldsOfSheets(db, ids);
  return sheets.map((sheet) => ({
    ...sheet,
    columns: sheet.columns.filter(({ name }) => !restricted.get(sheet.id)?.has(name)),
  }));
}
