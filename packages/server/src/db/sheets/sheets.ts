import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { SheetCells, SheetColumn, SheetRow } from '../../ports/sheet-store.ts';
import type { Db } from '../connection/db.ts';
import { countRows, type Page, type PageQuery, pageOf } from '../connection/paging.ts';
import { contains } from '../lists/search-text.ts';
import { answersFor } from '../people/departments.ts';
import type { Database } from '../tables/schema.ts';

/** Appends a row to a tab, once for each key. Adds missing columns after the existing ones. */
export async function appendSheetRow(db: Kysely<Database>, spreadsheet: string, row: SheetRow): Promise<void> {
  const { url, tab, processId, key, at } = row;
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
    await sql`
      insert into sheet_writers (sheet_id, parent_id) select ${sheet.id}::integer, parent_id from processes
      where id = ${processId} on conflict do nothing`.execute(tx);
    await tx
      .insertInto('sheet_rows')
      .values({ sheet_id: sheet.id, key, cells: JSON.stringify(row.cells), created_at: at })
      .onConflict((conflict) => conflict.columns(['sheet_id', 'key']).doNothing())
      .execute();
  });
}

/** Merges columns: existing columns keep their position and get the newest label. */
function mergeColumns(known: readonly SheetColumn[], given: readonly SheetColumn[]): SheetColumn[] {
  const labels = new Map(given.map(({ name, label }) => [name, label]));
  const names = new Set([...known, ...given].map(({ name }) => name));
  const former = new Map(known.map(({ name, label }) => [name, label]));
  return [...names].map((name) => ({ name, label: labels.get(name) ?? former.get(name) ?? name }));
}

/** A tab with its content. */
export interface StoredSheetRow {
  readonly id: number;
  readonly url: string;
  readonly tab: string;
  readonly columns: readonly SheetColumn[];
  readonly created_at: Date;
  readonly row_count: number;
  readonly updated_at: Date;
}

/** Reads sheets of the areas this user is responsible for; null for all sheets. */
type Reader = { readonly readerId: number | null };

/**
 * SQL condition: a reader may see a sheet. The reader must be responsible for the areas of all processes that wrote
 * into it, so that writing a row to a sheet does not give access to the rows of others.
 */
const isReadable = ({ readerId }: Reader): RawBuilder<boolean> =>
  readerId === null
    ? sql`true`
    : sql`coalesce((select bool_and(${answersFor(readerId, sql`p.department_id`, sql`p.sector_id`)})
        from sheet_writers w join processes p on p.parent_id = w.parent_id and p.is_last_version
        where w.sheet_id = sheets.id), false)`;

/** Returns the tabs a reader may see, most recently written first; `q` is searched in the tab name and the address. */
export async function listStoredSheets(
  db: Db,
  { q, page, size, readerId }: PageQuery & Reader & { readonly q?: string | undefined },
): Promise<Page<StoredSheetRow>> {
  let sheets = db.selectFrom('sheets').where(isReadable({ readerId }));
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

/** Returns the tab and columns of a sheet that the reader may see, or null. */
export async function findStoredSheet(db: Db, id: number, reader: Reader) {
  const query = db.selectFrom('sheets').select(['id', 'tab', 'columns']).where('id', '=', id).where(isReadable(reader));
  return (await query.executeTakeFirst()) ?? null;
}

/** Returns the rows after the one with the id `after`, oldest first. */
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
