import type { WorkflowDefinition } from '@tramita/client/contract';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { type Page, type PageQuery, pageOf } from '../connection/paging.ts';
import { contains, wordsOf } from '../lists/search-text.ts';
import type { ProcessesTable } from '../tables/process-tables.ts';

/** A version of a process without its definition. */
export interface ProcessListRow {
  readonly id: number;
  readonly parent_id: number;
  readonly title: string;
  readonly version: number;
  readonly created_at: Date;
  readonly description: string | null;
  readonly active: boolean;
  readonly url: string | null;
}

/** Filter for processes; all of them by default. */
export interface ProcessQuery extends PageQuery {
  readonly q?: string | undefined;
  readonly departmentId?: number | undefined;
  readonly sectorIds?: readonly number[] | undefined;
}

/** Returns a page of modeled and linked processes with their latest version, newest first. */
export async function listProcesses(db: Db, query: ProcessQuery): Promise<Page<ProcessListRow>> {
  const conditions: RawBuilder<boolean>[] = wordsOf(query.q).map((word) =>
    contains(sql<string>`concat_ws(' ', title, description)`, word),
  );
  if (query.departmentId !== undefined) conditions.push(sql`department_id = ${query.departmentId}`);
  if (query.sectorIds) conditions.push(sql`sector_id = any (${query.sectorIds}::integer[])`);
  const found = sql`from processes where ${sql.join([sql`is_last_version`, ...conditions], sql` and `)}`;
  const { rows } = await sql<ProcessListRow>`
    select id, parent_id, title, version, created_at, description, active, url ${found}
    order by created_at desc, id desc limit ${query.size} offset ${query.page * query.size}`.execute(db);
  return pageOf(rows, query, async () => {
    const counted = await sql<{ total: number }>`select count(*)::integer as total ${found}`.execute(db);
    return counted.rows[0]?.total ?? 0;
  });
}

/** A department or sector that a version refers to. */
export interface AreaOfProcess {
  readonly id: number;
  readonly description: string;
  readonly active: boolean;
}

/** One version of a process with its definition, and the names of the records it refers to. */
export interface ProcessVersionRow extends ProcessListRow {
  readonly is_last_version: boolean;
  readonly has_nps: boolean;
  readonly spreadsheet_bool: boolean;
  readonly spreadsheet_url: string | null;
  readonly assignee_statuses: number[];
  readonly definition: WorkflowDefinition;
  readonly created_by_name: string | null;
  readonly category: { readonly id: number; readonly title: string } | null;
  readonly initializer_group: { readonly id: number; readonly name: string } | null;
  readonly department: AreaOfProcess | null;
  readonly sector: AreaOfProcess | null;
}

const area = (alias: string) => sql<AreaOfProcess | null>`case when ${sql.ref(`${alias}.id`)} is not null then
  jsonb_build_object('id', ${sql.ref(`${alias}.id`)}, 'description', ${sql.ref(`${alias}.description`)},
    'active', ${sql.ref(`${alias}.active`)}) end`;

/** Returns a version by its id, or null. */
export async function findVersionForEditing(db: Db, id: number): Promise<ProcessVersionRow | null> {
  const { rows } = await sql<ProcessVersionRow>`
    select p.id, p.parent_id, p.title, p.version, p.created_at, p.description, p.active, p.url, p.is_last_version,
      p.has_nps, p.spreadsheet_bool, p.spreadsheet_url, p.assignee_statuses, p.definition,
      u.complete_name as created_by_name, ${area('d')} as department, ${area('s')} as sector,
      case when c.id is not null then jsonb_build_object('id', c.id, 'title', c.title) end as category,
      case when g.id is not null then jsonb_build_object('id', g.id, 'name', g.name) end as initializer_group
    from processes p
    left join users u on u.id = p.created_by
    left join categories c on c.id = p.category_id
    left join initializer_groups g on g.id = p.initializer_group_id
    left join departments d on d.id = p.department_id
    left join sectors s on s.id = p.sector_id
    where p.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The latest version, on which the next version is based, and the current area of the process. */
export interface LastVersionRow {
  readonly id: number;
  readonly parent_id: number;
  readonly version: number;
  readonly name: string;
  readonly title: string;
  readonly url: string | null;
  readonly icon: string | null;
  readonly color: string | null;
  readonly department: AreaOfProcess | null;
  readonly sector: AreaOfProcess | null;
}

/** Returns the latest version of a process, or null; `id` is the id of any of its versions. */
export async function findLastVersion(db: Db, id: number): Promise<LastVersionRow | null> {
  const { rows } = await sql<LastVersionRow>`
    select p.id, p.parent_id, p.version, p.name, p.title, p.url, p.icon, p.color,
      ${area('d')} as department, ${area('s')} as sector
    from processes given
    join processes p on p.parent_id = given.parent_id and p.is_last_version
    left join departments d on d.id = p.department_id
    left join sectors s on s.id = p.sector_id
    where given.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Maximum number of versions that are searched for a stored value. */
const searchedVersions = 50;

/** Returns the definitions of all versions of a process, newest first; `id` is the id of any of them. */
export async function findVersionDefinitions(db: Db, id: number): Promise<WorkflowDefinition[]> {
  const { rows } = await sql<{ definition: WorkflowDefinition }>`
    select definition from processes
    where parent_id = (select parent_id from processes given where given.id = ${id})
    order by version desc limit ${searchedVersions}`.execute(db);
  return rows.map(({ definition }) => definition);
}

/** Returns the id of a process version by its number, or null. */
export async function findVersionId(db: Db, parentId: number, version: number): Promise<number | null> {
  const query = db.selectFrom('processes').select('id').where('parent_id', '=', parentId);
  return (await query.where('version', '=', version).executeTakeFirst())?.id ?? null;
}

/** Blocks other publications until the transaction ends, so that the latest version and free names do not change. */
export async function lockProcesses(tx: Db): Promise<void> {
  await sql`lock table processes in share row exclusive mode`.execute(tx);
}

/** Returns the URL names of other processes that start with `beginning`. */
export async function findTakenNames(db: Db, beginning: string, exceptParent: number | null): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from processes
    where is_last_version and starts_with(name, ${beginning})
      and parent_id is distinct from ${exceptParent}::integer`.execute(db);
  return rows.map(({ name }) => name);
}

/** Values of a version to insert. */
export type NewVersion = Omit<
  Insertable<ProcessesTable>,
  'id' | 'parent_id' | 'version' | 'is_last_version' | 'definition' | 'assignee_statuses'
> & { readonly definition: WorkflowDefinition; readonly assigneeStatuses: readonly number[] };

/**
 * Inserts the version after `last`, or the first of a new process if `last` is null. The transaction must hold the
 * lock.
 */
export async function insertVersion(
  tx: Db,
  last: LastVersionRow | null,
  { definition, assigneeStatuses, ...columns }: NewVersion,
): Promise<{ id: number; parentId: number; version: number }> {
  if (last) await tx.updateTable('processes').set({ is_last_version: false }).where('id', '=', last.id).execute();
  const { id, parent_id, version } = await tx
    .insertInto('processes')
    .values({
      ...columns,
      parent_id: last?.parent_id,
      version: (last?.version ?? 0) + 1,
      is_last_version: true,
      definition: JSON.stringify(definition),
      assignee_statuses: JSON.stringify(assigneeStatuses),
    })
    .returning(['id', 'parent_id', 'version'])
    .executeTakeFirstOrThrow();
  return { id, parentId: parent_id, version };
}
