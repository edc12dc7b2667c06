import type { AuditFilter, ExportStatus, ExportType, ReportFilter } from '@tramita/client/contract';
import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { countRows, type Page, type PageQuery, pageOf } from '../connection/paging.ts';
import { type PersonRow, personColumns } from '../people/people.ts';
import type { ExportedPerson } from '../tables/schema.ts';

/** An export of the report as its owner sees it. */
export interface ExportRow extends PersonRow {
  readonly export_id: number;
  readonly uuid: string;
  readonly query: ReportFilter;
  readonly report_type: ExportType;
  readonly export_status: ExportStatus;
  readonly rows_done: number;
  readonly rows_total: number | null;
  readonly size: number | null;
  readonly parts: readonly string[];
  readonly exported_at: Date;
  /** Names of the department and sector of the query. */
  readonly department: string | null;
  readonly sector: string | null;
}

/** An export to create. */
export interface NewExport {
  readonly uuid: string;
  readonly userId: number;
  readonly query: ReportFilter;
  readonly type: ExportType;
  readonly at: Date;
}

export async function insertExport(db: Db, { uuid, userId, query, type, at }: NewExport): Promise<void> {
  await db
    .insertInto('exports')
    .values({ uuid, user_id: userId, query: JSON.stringify(query), report_type: type, created_at: at })
    .execute();
}

/**
 * Returns the number of a user's exports that wait or are being written. Locks the user's row, so that concurrent
 * calls are counted one after the other.
 */
export async function countOpenExports(db: Db, userId: number): Promise<number> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  return countRows(
    db.selectFrom('exports').where('user_id', '=', userId).where('status', 'in', ['IN_QUEUE', 'IN_PROGRESS']),
  );
}

const reportTypes: readonly ExportType[] = ['LIST', 'DETAILED'];

const exportRows = (db: Db) =>
  db
    .selectFrom('exports')
    .where('exports.report_type', 'in', reportTypes)
    .innerJoin('users', 'users.id', 'exports.user_id')
    .select(personColumns)
    .select([
      'exports.id as export_id',
      'exports.uuid',
      sql<ReportFilter>`exports.query`.as('query'),
      sql<ExportType>`exports.report_type`.as('report_type'),
      'exports.status as export_status',
      'exports.rows_done',
      'exports.rows_total',
      'exports.size',
      'exports.parts',
      'exports.created_at as exported_at',
      sql<string | null>`(select description from departments d where d.id = (query ->> 'department')::integer)`.as(
        'department',
      ),
      sql<string | null>`(select description from sectors s where s.id = (query ->> 'sector')::integer)`.as('sector'),
    ]);

/** Returns a page of a user's exports, newest first. */
export async function listExportsOf(db: Db, userId: number, paging: PageQuery): Promise<Page<ExportRow>> {
  const rows = await exportRows(db)
    .where('exports.user_id', '=', userId)
    .orderBy('exports.id', 'desc')
    .limit(paging.size)
    .offset(paging.page * paging.size)
    .execute();
  return pageOf(rows, paging, () =>
    countRows(db.selectFrom('exports').where('user_id', '=', userId).where('report_type', 'in', reportTypes)),
  );
}

export async function findExport(db: Db, uuid: string): Promise<ExportRow | undefined> {
  return exportRows(db).where('exports.uuid', '=', uuid).executeTakeFirst();
}

/** Content of an export: the report or the audit trail, with its filter, or a person's data. */
export type ExportContent =
  | Pick<ExportRow, 'query' | 'report_type'>
  | { readonly query: AuditFilter; readonly report_type: 'AUDIT' }
  | { readonly query: ExportedPerson; readonly report_type: 'PERSON' };

/** Columns of an export that decide how it is written. */
export type ExportOrder = ExportContent & {
  readonly parts: readonly string[];
  /** The user who ordered it, with their current roles. */
  readonly reader: { readonly id: number; readonly roles: string };
};

/**
 * Starts an export, or restarts one whose worker died, which may have left `parts`. Returns undefined if the export has
 * ended or was deleted.
 */
export async function beginExport(db: Db, uuid: string): Promise<ExportOrder | undefined> {
  const order = await db
    .updateTable('exports')
    .set({ status: 'IN_PROGRESS', rows_done: 0 })
    .where('uuid', '=', uuid)
    .where('status', 'in', ['IN_QUEUE', 'IN_PROGRESS'])
    .returning(['query', 'report_type', 'parts', 'user_id'])
    .executeTakeFirst();
  if (!order) return undefined;
  const { user_id: userId, parts, ...content } = order;
  const reader = await db
    .selectFrom('users')
    .select(['id', 'roles'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  // the query was stored with its type
  return { ...(content as ExportContent), parts, reader };
}

/** Progress of an export: rows written, and the keys of the parts of its file so far. */
export interface ExportProgress {
  readonly done: number;
  readonly total: number;
  readonly parts: readonly string[];
}

export async function noteProgress(db: Db, uuid: string, { done, total, parts }: ExportProgress): Promise<void> {
  await db
    .updateTable('exports')
    .set({ rows_done: done, rows_total: total, parts: textArray(parts) })
    .where('uuid', '=', uuid)
    .where('status', '=', 'IN_PROGRESS')
    .execute();
}

const textArray = (texts: readonly string[]) => sql<string[]>`${[...texts]}::text[]`;

/**
 * Ends an export: ready with its parts' keys and its size, or failed. Returns false if it had already ended, and for a
 * file of an export that must be written again.
 */
export async function endExport(
  db: Db,
  uuid: string,
  file: { readonly parts: readonly string[]; readonly size: number; readonly at: Date } | null,
): Promise<boolean> {
  const ended = file
    ? { status: 'READY' as const, size: file.size, parts: textArray(file.parts), ready_at: file.at }
    : { status: 'FAILED' as const, parts: textArray([]) };
  const result = await db
    .updateTable('exports')
    .set(ended)
    .where('uuid', '=', uuid)
    .where('status', 'in', file ? ['IN_PROGRESS'] : ['IN_QUEUE', 'IN_PROGRESS'])
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Puts all exports with a CSV file that are being written back into the queue; their workers write them again. */
export async function restartExports(db: Db): Promise<void> {
  await db
    .updateTable('exports')
    .set({ status: 'IN_QUEUE', rows_done: 0 })
    .where('status', '=', 'IN_PROGRESS')
    .where('report_type', '<>', 'PERSON')
    .execute();
}

/** Returns the first export with a CSV file after an export; undefined after the last. */
export const findWrittenExport = (db: Db, after: number) =>
  db
    .selectFrom('exports')
    .select(['id', 'parts'])
    .where('id', '>', after)
    .where('status', '=', 'READY')
    .where('report_type', '<>', 'PERSON')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Deletes an export, but not its file. */
export async function deleteExport(db: Db, id: number): Promise<void> {
  await db.deleteFrom('exports').where('id', '=', id).execute();
}

/**
 * Deletes exports ordered before `before`, and those of personal data that were ready before `personalBefore`; returns
 * the keys of their files, which are no longer referenced.
 */
export async function deleteOldExports(db: Db, before: Date, personalBefore: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('exports')
    .where(({ or, and, eb }) =>
      or([
        eb('created_at', '<', before),
        and([eb('report_type', '=', 'PERSON'), eb(sql`coalesce(ready_at, created_at)`, '<', personalBefore)]),
      ]),
    )
    .returning('parts')
    .execute();
  return rows.flatMap(({ parts }) => [...parts]);
}
