import type { ImportKind, ImportTab } from '@tramita/client/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { TableRow } from '../../ports/table-reader.ts';
import { insertLongRows, insertRows } from '../connection/bulk-rows.ts';
import type { Db } from '../connection/db.ts';
import { countRows, type Page, type PageQuery, pageOf } from '../connection/paging.ts';
import type {
  ImportChangesTable,
  ImportErrorsTable,
  ImportsTable,
  NewValue,
  ShownValue,
} from '../tables/import-tables.ts';

/** An import with the names of its source and its author. */
export type ImportRow = Selectable<ImportsTable> & {
  readonly source_name: string;
  readonly author_name: string | null;
};

const selectImports = (db: Db) =>
  db
    .selectFrom('imports')
    .innerJoin('directory_sources', 'directory_sources.key', 'imports.source')
    .leftJoin('users', 'users.id', 'imports.created_by')
    .selectAll('imports')
    .select(['directory_sources.name as source_name', 'users.complete_name as author_name']);

/** Returns an import, or undefined. */
export const findImport = (db: Db, id: number): Promise<ImportRow | undefined> =>
  selectImports(db).where('imports.id', '=', id).executeTakeFirst();

/** Returns an import that no other transaction can change meanwhile, or undefined. */
export async function lockImport(db: Db, id: number): Promise<ImportRow | undefined> {
  await db.selectFrom('imports').select('id').where('id', '=', id).forUpdate().execute();
  return findImport(db, id);
}

/** Lets one transaction at a time decide whether an import may be applied. */
export async function lockDecisions(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('tramita imports'), hashtext(current_schema()))`.execute(db);
}

/** Returns imports, newest first. */
export async function listImportRows(
  db: Db,
  { kind, page, size }: PageQuery & { readonly kind?: ImportKind | undefined },
): Promise<Page<ImportRow>> {
  const rows = await selectImports(db)
    .$if(kind !== undefined, (query) => query.where('imports.kind', '=', kind ?? 'people'))
    .orderBy('imports.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  const counted = db
    .selectFrom('imports')
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'people'));
  return pageOf(rows, { page, size }, () => countRows(counted));
}

/** Inserts an import; returns its id, or null if another one of the kind is checked or applied. */
export async function insertImport(db: Db, row: Insertable<ImportsTable>): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into imports (kind, source, file_name, complete, created_by, created_at)
    values (${row.kind}, ${row.source}, ${row.file_name}, ${row.complete}, ${row.created_by}, ${row.created_at})
    on conflict (kind) where status in ('CHECKING', 'APPLYING') do nothing
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Updates columns of an import. */
export async function updateImport(
  db: Db,
  id: number,
  change: {
    readonly [Column in keyof Omit<Selectable<ImportsTable>, 'id'>]?: Selectable<ImportsTable>[Column];
  },
): Promise<void> {
  const stored = Object.fromEntries(
    Object.entries(change).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value,
    ]),
  );
  await db.updateTable('imports').set(stored).where('id', '=', id).execute();
}

/** Marks a checked import as being applied; returns false if another one of the kind is checked or applied. */
export async function beginApplying(db: Db, { id, kind }: Pick<ImportRow, 'id' | 'kind'>): Promise<boolean> {
  const { rows } = await sql`
    update imports set status = 'APPLYING'
    where id = ${id} and status = 'CHECKED' and not exists (
      select from imports other where other.kind = ${kind} and other.status in ('CHECKING', 'APPLYING'))
    returning id`.execute(db);
  return rows.length > 0;
}

/** Fails imports whose server stopped while it received or applied them, so that they do not block new ones. */
export async function failAbandoned(db: Db, before: Date, failure: NonNullable<ImportRow['failure']>): Promise<void> {
  await sql`
    update imports set status = 'FAILED', failure = ${JSON.stringify(failure)}
    where status in ('CHECKING', 'APPLYING') and greatest(created_at, checked_at) < ${before} and not exists (
      select from jobs where state in ('WAITING', 'RUNNING')
        and unique_key in ('check-import:' || imports.id, 'apply-import:' || imports.id))`.execute(db);
}

/** Stores lines of a file until they are compared. */
export const insertImportLines = (db: Db, importId: number, rows: readonly TableRow[]): Promise<void> =>
  insertLongRows(
    db,
    'import_lines',
    { short: { import_id: 'integer', line: 'integer' }, json: ['cells'] },
    rows.map(({ line, cells }) => ({ import_id: importId, line, cells })),
  );

/** Returns lines of a file after a line, in their order. */
export async function readImportLines(
  db: Db,
  importId: number,
  { after, size }: { readonly after: number; readonly size: number },
): Promise<TableRow[]> {
  // one text, because converting each row takes longer than the query
  const { rows } = await sql<{ lines: string }>`
    select coalesce(json_agg(json_build_object('line', line, 'cells', cells)), '[]')::text as lines from (
      select line, cells from import_lines where import_id = ${importId} and line > ${after} order by line limit ${size}
    ) part`.execute(db);
  return JSON.parse(rows[0]?.lines ?? '[]');
}

/** Deletes the difference of an earlier attempt to compare the file. */
export async function deleteDifference(db: Db, importId: number): Promise<void> {
  await db.deleteFrom('import_changes').where('import_id', '=', importId).execute();
  await db.deleteFrom('import_errors').where('import_id', '=', importId).execute();
}

/** Updates the statistics of the columns that joins use, without which joins with a new difference are slow. */
export async function analyzeImports(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // a tenth of the usual sample, which would be most of a large difference
    await sql`set local default_statistics_target = 10`.execute(tx);
    await sql`
      analyze import_changes (import_id, ordinal, effect, record_id, key), import_errors (import_id, line),
        import_lines (import_id, line)`.execute(tx);
  });
}

/** Lines deleted by one statement, for which other calls wait on the only connection. */
const deletedAtOnce = 10_000;

/** Deletes the lines that have no error. */
export async function deleteValidLines(db: Db, importId: number): Promise<void> {
  const { last } = await db
    .selectFrom('import_lines')
    .select((eb) => eb.fn.max('line').as('last'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  for (let line = 0; line <= Number(last ?? -1); line += deletedAtOnce) {
    await sql`
      delete from import_lines l
      where l.import_id = ${importId} and l.line >= ${line} and l.line < ${line + deletedAtOnce} and not exists (
        select from import_errors e where e.import_id = l.import_id and e.line = l.line)`.execute(db);
  }
}

/** Stores records of the difference. */
export const insertImportChanges = (db: Db, rows: readonly Selectable<ImportChangesTable>[]): Promise<void> =>
  insertLongRows(
    db,
    'import_changes',
    {
      short: {
        import_id: 'integer',
        ordinal: 'integer',
        line: 'integer',
        effect: 'text',
        record_id: 'integer',
        key: 'text',
        name: 'text',
        attributes: 'text[]',
        gains: 'text[]',
        loses: 'text[]',
        seen: 'text',
      },
      json: ['shown', 'write', 'audit'],
    },
    rows,
  );

/** Stores errors of lines. */
export const insertImportErrors = (db: Db, rows: readonly Selectable<ImportErrorsTable>[]): Promise<void> =>
  insertRows(db, 'import_errors', ['import_id', 'ordinal', 'line', 'heading', 'value', 'reason', 'hint', 'name'], rows);

export interface ImportChangeRow
  extends Pick<Selectable<ImportChangesTable>, 'line' | 'effect' | 'record_id' | 'key' | 'name' | 'gains' | 'loses'> {
  readonly shown: readonly ShownValue[];
}

const shownValueOf = (value: ShownValue | NewValue): ShownValue =>
  'attribute' in value ? value : { attribute: value[0], before: null, after: value[1] };

/** Returns records of a tab of the difference, in the order of the file. */
export async function listChangeRows(
  db: Db,
  importId: number,
  { tab, attribute, page, size }: PageQuery & { readonly tab: ImportTab; readonly attribute?: string | undefined },
): Promise<Page<ImportChangeRow>> {
  let query = db.selectFrom('import_changes').where('import_id', '=', importId);
  if (tab === 'NEW') query = query.where('effect', '=', 'CREATED');
  else if (tab === 'CHANGED') query = query.where('effect', 'in', ['CHANGED', 'REACTIVATED']);
  else if (tab === 'DEACTIVATED') query = query.where('effect', '=', 'DEACTIVATED');
  else query = query.where(sql<boolean>`cardinality(gains) + cardinality(loses) > 0`);
  if (attribute !== undefined) {
    const isNew = sql`effect = 'CREATED' and shown @> ${JSON.stringify([[attribute]])}::jsonb`;
    query = query.where(sql<boolean>`(${attribute} = any (attributes) or (${isNew}))`);
  }
  const rows = await query
    .select(['line', 'effect', 'record_id', 'key', 'name', 'shown', 'gains', 'loses'])
    .orderBy('ordinal')
    .limit(size)
    .offset(page * size)
    .execute();
  const shown = rows.map((row) => ({ ...row, shown: row.shown.map(shownValueOf) }));
  return pageOf(shown, { page, size }, () => countRows(query));
}

export type ImportErrorRow = Selectable<ImportErrorsTable>;

/** Returns errors of lines, in the order of the file. */
export async function listErrorRows(
  db: Db,
  importId: number,
  { page, size }: PageQuery,
): Promise<Page<ImportErrorRow>> {
  const query = db.selectFrom('import_errors').where('import_id', '=', importId);
  const rows = await query
    .selectAll()
    .orderBy('ordinal')
    .limit(size)
    .offset(page * size)
    .execute();
  return pageOf(rows, { page, size }, () => countRows(query));
}

/** Returns the errors of lines in a range. */
export const readErrorsBetween = (
  db: Db,
  importId: number,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<ImportErrorRow[]> =>
  db
    .selectFrom('import_errors')
    .selectAll()
    .where('import_id', '=', importId)
    .where('line', '>=', from)
    .where('line', '<=', to)
    .orderBy('ordinal')
    .execute();

/** Deletes imports created before a time, with their differences and errors. */
export async function deleteOldImports(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('imports')
    .where('created_at', '<', before)
    .where('status', 'not in', ['CHECKING', 'APPLYING'])
    .execute();
}

/** Records of a difference from the ordinal `first`, before `end`. */
export interface ImportPart {
  readonly importId: number;
  readonly first: number;
  readonly end: number;
}

/** Returns a difference in parts of a size, because one statement for all records could exceed the time limit. */
export async function partsOf(db: Db, importId: number, size: number): Promise<ImportPart[]> {
  const { last } = await db
    .selectFrom('import_changes')
    .select((eb) => eb.fn.max('ordinal').as('last'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  const total = last === null ? 0 : Number(last) + 1;
  return Array.from({ length: Math.ceil(total / size) }, (_, index) => ({
    importId,
    first: index * size,
    end: (index + 1) * size,
  }));
}

/** Selects the rows `c` of a part. */
export const inPart = ({ importId, first, end }: ImportPart) =>
  sql<boolean>`c.import_id = ${importId} and c.ordinal >= ${first} and c.ordinal < ${end}`;

/** Returns who applies an import, or null if the id is unknown. */
export async function findActor(
  db: Db,
  userId: number,
): Promise<{ readonly name: string; readonly isService: boolean } | null> {
  const row = await db
    .selectFrom('users')
    .select(['complete_name', 'kind'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row ? { name: row.complete_name, isService: row.kind === 'SERVICE' } : null;
}
