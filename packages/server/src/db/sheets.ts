import { type Kysely, sql } from 'kysely';
import type { Db } from '../context.ts';
import type { SheetCells, SheetColumn, SheetRow } from '../sheets/sheet-store.ts';
import { countRows, type Page, type PageQuery, pageOf } from './paging.ts';
import type { Database } from './schema.ts';
import { contains } from './search-text.ts';

/** Appends a row to a tab, once for each key. Columns the tab does not have yet come behind those it has. */
export async function appendSheetRow(db: Kysely<Database>, spreadsheet: string, row: SheetRow): Promise<void> {
  const { url, tab, key, at } = row;
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('sheets')
      .values({ spreadsheet, url, tab, created_at: at })
      .onConflict((conflict) => conflict.columns(['spreadsheet', 'tab']).doNothing())
      .execute();
    const sheet = await tx
      .selectFrom('sheets')
      .select(['id', 'columns'])
      .where('spreadsheet', '=', spreadsheet)
      .where('tab', '=', tab)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const columns = mergeColumns(sheet.columns, row.columns);
    await tx
      .updateTable('sheets')
      .set({ columns: JSON.stringify(columns) })
      .where('id', '=', sheet.id)
      .execute();
    await tx
      .insertInto('sheet_rows')
      .values({ sheet_id: sheet.id, key, cells: JSON.stringify(row.cells), created_at: at })
      .onConflict((conflict) => conflict.columns(['sheet_id', 'key']).doNothing())
      .execute();
  });
}

/** Columns stay where they are, under the newest label. */
function mergeColumns(known: readonly SheetColumn[], given: readonly SheetColumn[]): SheetColumn[] {
  const labels = new Map(given.map(({ name, label }) => [name, label]));
  const names = new Set([...known, ...given].map(({ name }) => name));
  const former = new Map(known.map(({ name, label }) => [name, label]));
  return [...names].map((name) => ({ name, label: labels.get(name) ?? former.get(name) ?? name }));
}

/** A tab with what it holds. */
export interface StoredSheetRow {
  readonly id: number;
  readonly url: string;
  readonly tab: string;
  readonly columns: readonly SheetColumn[];
  readonly created_at: Date;
  readonly row_count: number;
  readonly updated_at: Date;
}

/** Tabs, written into last first; `q` is looked for in the tab and the address. */
export async function listStoredSheets(
  db: Db,
  { q, page, size }: PageQuery & { readonly q?: string | undefined },
): Promise<Page<StoredSheetRow>> {
  let sheets = db.selectFrom('sheets');
  if (q) sheets = sheets.where(({ or, ref }) => or([contains(ref('sheets.tab'), q), contains(ref('sheets.url'), q)]));
  const rows = await sheets
    .innerJoin('sheet_rows', 'sheet_rows.sheet_id', 'sheets.id')
    .select(['sheets.id', 'sheets.url', 'sheets.tab', 'sheets.columns', 'sheets.created_at'])
    .select(({ fn }) => [fn.countAll<number>().as('row_count'), fn.max<Date>('sheet_rows.created_at').as('updated_at')])
    .groupBy('sheets.id')
    .orderBy(sql`max(sheet_rows.created_at)`, 'desc')
    .orderBy('sheets.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  return pageOf(rows, { page, size }, () => countRows(sheets));
}

/** Tab and columns of a sheet; null without one. */
export async function findStoredSheet(db: Db, id: number) {
  return (
    (await db.selectFrom('sheets').select(['id', 'tab', 'columns']).where('id', '=', id).executeTakeFirst()) ?? null
  );
}

/** The rows behind the one with the id `after`, oldest first. */
export async function readSheetRows(
  db: Db,
  sheetId: number,
  after: number,
  limit: number,
): Promise<{ readonly id: number; readonly cells: SheetCells }[]> {
  return db
    .selectFrom('sheet_rows')
    .select(['id', 'cells'])
    .where('sheet_id', '=', sheetId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}
