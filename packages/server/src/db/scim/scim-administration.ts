import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { type Page, type PageQuery, pageOf } from '../connection/paging.ts';
import { contains, nameOrder, wordsOf } from '../lists/search-text.ts';

/** A search and a page of a list. */
export interface ScimPageQuery extends PageQuery {
  readonly q?: string | undefined;
}

/** A directory group as administrators see it. */
export interface DirectoryGroupRow {
  readonly id: number;
  readonly name: string;
  readonly members: number;
  readonly use: string;
  readonly group: { readonly id: number; readonly name: string } | null;
  readonly role: string | null;
}

const groupColumns = sql`g.id, g.display_name as name, g.use, g.role,
  (select count(*)::integer from scim_group_members m where m.group_id = g.id) as members,
  case when a.id is not null then json_build_object('id', a.id, 'name', a.name)
    when i.id is not null then json_build_object('id', i.id, 'name', i.name) end as "group"`;
const groupTables = sql`scim_groups g left join groups a on a.id = g.group_id
  left join initializer_groups i on i.id = g.initializer_group_id`;

const searched = (text: RawBuilder<string>, q: string | undefined) =>
  sql.join([sql`true`, ...wordsOf(q).map((word) => contains(text, word))], sql` and `);

/** Returns groups of a source whose names contain every typed word, ordered by name. */
export async function listDirectoryGroupRows(
  db: Db,
  source: string,
  query: ScimPageQuery,
): Promise<Page<DirectoryGroupRow>> {
  const found = sql`from ${groupTables} where g.source = ${source}
    and ${searched(sql<string>`g.display_name`, query.q)}`;
  const { rows } = await sql<DirectoryGroupRow>`
    select ${groupColumns} ${found} order by ${nameOrder(sql<string>`g.display_name`)}, g.id
    limit ${query.size} offset ${query.page * query.size}`.execute(db);
  return pageOf(rows, query, async () => {
    const counted = await sql<{ total: number }>`select count(*)::integer as total ${found}`.execute(db);
    return counted.rows[0]?.total ?? 0;
  });
}

/** Returns a group of a source, or null. */
export async function findDirectoryGroup(db: Db, source: string, id: number): Promise<DirectoryGroupRow | null> {
  const { rows } = await sql<DirectoryGroupRow>`
    select ${groupColumns} from ${groupTables} where g.source = ${source} and g.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** A person whom a connection deleted and whose user name is still taken. */
export interface RemovedPersonRow {
  readonly id: number;
  readonly complete_name: string;
  readonly user_name: string;
  readonly active: boolean;
  readonly external_id: string | null;
  readonly removed_at: Date;
}

const removedPeople = (source: string) => sql`scim_people s join users u on u.id = s.user_id
  where s.source = ${source} and s.removed_at is not null and not s.name_released`;
const removedColumns = sql`u.id, u.complete_name, u.user_name, u.active, s.removed_external_id as external_id,
  s.removed_at`;

/** Returns people whom a connection deleted and whose names contain every typed word, the newest first. */
export async function listRemovedPersonRows(
  db: Db,
  source: string,
  query: ScimPageQuery,
): Promise<Page<RemovedPersonRow>> {
  const names = sql<string>`concat_ws(' ', u.complete_name, u.user_name)`;
  const found = sql`from ${removedPeople(source)} and ${searched(names, query.q)}`;
  const { rows } = await sql<RemovedPersonRow>`
    select ${removedColumns} ${found} order by s.removed_at desc, u.id desc
    limit ${query.size} offset ${query.page * query.size}`.execute(db);
  return pageOf(rows, query, async () => {
    const counted = await sql<{ total: number }>`select count(*)::integer as total ${found}`.execute(db);
    return counted.rows[0]?.total ?? 0;
  });
}

/** Returns a person whom a connection deleted and whose user name is still taken, or null. */
export async function findRemovedRow(db: Db, source: string, id: number): Promise<RemovedPersonRow | null> {
  const { rows } = await sql<RemovedPersonRow>`
    select ${removedColumns} from ${removedPeople(source)} and u.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Gives a deleted person another user name, and ends the link to their subject at the issuer, so that a new person can
 * have both.
 */
export async function releaseName(
  db: Db,
  source: string,
  { id, userName, at }: { readonly id: number; readonly userName: string; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ user_name: userName, subject: null, changed_at: at })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('scim_people')
    .set({ name_released: true })
    .where('source', '=', source)
    .where('user_id', '=', id)
    .execute();
}
