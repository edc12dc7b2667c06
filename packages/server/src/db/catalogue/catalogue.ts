import type { WorkflowDefinition } from '@tramita/client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import type { Page, PageQuery } from '../connection/paging.ts';
import type { EngineProcess } from '../engine/request-state.ts';
import { contains, wordsOf } from '../lists/search-text.ts';

/** An entry of the catalogue: a service, or a folder with the number of its services. */
export interface ServiceRow {
  readonly id: number;
  readonly parent_id: number;
  readonly name: string;
  readonly title: string;
  readonly description: string | null;
  readonly url: string | null;
  readonly is_folder: boolean;
  readonly icon: string | null;
  readonly color: string | null;
  readonly count: number | null;
  readonly category_title: string | null;
}

/** Filter and page of a catalogue query. */
export interface CatalogueQuery extends PageQuery {
  readonly q?: string | undefined;
  /** Name of a folder; omit it for the root. */
  readonly category?: number | undefined;
  /** At the root, lists the services of all folders instead of the folders. */
  readonly scope?: 'all' | undefined;
}

/** Subquery of the active services, each with its latest version. */
export const activeServices = sql`
  select p.id, p.parent_id, p.name, p.title, p.description, p.url, false as is_folder,
    coalesce(p.icon, c.icon) as icon, coalesce(p.color, c.color) as color, null::integer as count,
    c.title as category_title, p.category_id
  from processes p left join categories c on c.id = p.category_id
  where p.active and p.is_last_version`;

/** Subquery of the folders that contain at least one service. */
const folders = sql`
  select c.id, c.id as parent_id, c.title as name, c.title, null as description, null as url, true as is_folder,
    c.icon, c.color, count(*)::integer as count, null as category_title, null::integer as category_id
  from categories c join processes p on p.category_id = c.id and p.active and p.is_last_version
  group by c.id`;

/** Returns a page of the catalogue: folders first, then services, each in alphabetical order. */
export async function listCatalogue(db: Db, query: CatalogueQuery): Promise<Page<ServiceRow>> {
  const words = wordsOf(query.q);
  const conditions: RawBuilder<boolean>[] = words.map((word) =>
    contains(sql<string>`concat_ws(' ', line.title, line.description)`, word),
  );
  if (query.category !== undefined) conditions.push(sql`line.category_id = ${query.category}`);
  else if (words.length === 0 && query.scope !== 'all') conditions.push(sql`line.category_id is null`);
  const isRoot = query.category === undefined && words.length === 0 && query.scope !== 'all';
  const where = sql`where ${sql.join([sql`true`, ...conditions], sql` and `)}`;
  const lines = sql`from (${isRoot ? sql`${folders} union all ${activeServices}` : activeServices}) line ${where}`;
  const { rows } = await sql<ServiceRow & { total: number }>`
    select line.*, (count(*) over ())::integer as total ${lines}
    order by line.is_folder desc, fold(line.title) collate "C", line.id
    limit ${query.size} offset ${query.page * query.size}`.execute(db);
  if (rows[0] || query.page === 0) return { rows, total: rows[0]?.total ?? 0 };
  const counted = await sql<{ total: number }>`select count(*)::integer as total ${lines}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Returns the folders that contain at least one service, in alphabetical order. */
export async function listFolders(db: Db): Promise<ServiceRow[]> {
  const { rows } = await sql<ServiceRow>`
    select * from (${folders}) line order by fold(line.title) collate "C", line.id`.execute(db);
  return rows;
}

/** Returns the active service with this URL name, or null. */
export async function findServiceByName(db: Db, name: string): Promise<ServiceRow | null> {
  const { rows } = await sql<ServiceRow>`select * from (${activeServices}) line where line.name = ${name}`.execute(db);
  return rows[0] ?? null;
}

/** Returns the active service with this version, of which the newest is returned, or null. */
export async function findServiceByVersion(db: Db, id: number): Promise<ServiceRow | null> {
  const { rows } = await sql<ServiceRow>`
    select * from (${activeServices}) line
    where line.parent_id = (select given.parent_id from processes given where given.id = ${id})`.execute(db);
  return rows[0] ?? null;
}

/** Columns of a process needed to start a request or to check whether a user may start one. */
export interface ProcessRow extends EngineProcess {
  readonly active: boolean;
  readonly url: string | null;
  readonly initializer_group_id: number | null;
  readonly assignee_statuses: readonly number[];
}

/** Returns the newest version of a process; `id` is the id of any of its versions. */
export async function findNewestVersion(db: Db, id: number): Promise<ProcessRow | null> {
  const { rows } = await sql<ProcessRow>`
    select newest.id, newest.title, newest.version, newest.has_nps, newest.created_by, newest.active, newest.url,
      newest.initializer_group_id, newest.assignee_statuses, newest.definition
    from processes given
    join processes newest on newest.parent_id = given.parent_id and newest.is_last_version
    where given.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Returns one version of a process with its definition. */
export async function findProcessVersion(db: Db, id: number) {
  const row = await db
    .selectFrom('processes')
    .select(['id', 'active', 'is_last_version', 'definition'])
    .where('id', '=', id)
    .executeTakeFirst();
  // only publishing writes definitions, and it validates them
  return row ? { ...row, definition: row.definition as WorkflowDefinition } : null;
}

/** Returns whether a user belongs to an active initializer group: as a member, by branch or by job title. */
export async function isInInitializerGroup(db: Db, groupId: number, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select from initializer_groups g, users u
    where g.id = ${groupId} and g.active and u.id = ${userId} and (
      exists (select from initializer_group_members m where m.initializer_group_id = g.id and m.user_id = u.id)
      or exists (select from initializer_group_branches b
        where b.initializer_group_id = g.id and b.branch_id = u.branch_id)
      or exists (select from initializer_group_job_titles j
        where j.initializer_group_id = g.id and j.job_title_id = u.job_title_id))`.execute(db);
  return rows.length > 0;
}

/** Returns the uuid of the open task of a request if it is addressed to this user by name. */
export async function findOwnOpenTask(db: Db, idk: number, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('tasks')
    .innerJoin('task_addressees', 'task_addressees.task_id', 'tasks.id')
    .select('tasks.uuid')
    .where('tasks.idk', '=', idk)
    .where('tasks.status', '=', 'TO_DO')
    .where('task_addressees.user_id', '=', userId)
    .executeTakeFirst();
  return row?.uuid ?? null;
}
