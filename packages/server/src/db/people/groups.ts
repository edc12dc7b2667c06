import type { GroupKind } from '@tramita/client/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { type Page, pageOf } from '../connection/paging.ts';
import { contains, nameOrder, wordsOf } from '../lists/search-text.ts';
import type { PickerQuery } from './people.ts';

/** Tables of each kind of group. */
const places = {
  attendance: { groups: 'groups', members: 'group_members', key: 'group_id' },
  initializer: { groups: 'initializer_groups', members: 'initializer_group_members', key: 'initializer_group_id' },
} as const;

export interface GroupRow {
  readonly id: number;
  readonly name: string;
  readonly active: boolean;
}

export interface GroupMemberRow {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly user_name: string;
  readonly email: string | null;
  readonly picture: string | null;
}

interface Named {
  readonly id: number;
  readonly name: string;
}

/** A group with its members, branches and job titles. */
export interface WholeGroup extends GroupRow {
  readonly members: readonly GroupMemberRow[];
  readonly branches: readonly Named[];
  readonly jobTitles: readonly Named[];
  readonly calendar: Named | null;
}

/** Ids of the members, branches, job titles and calendar of a group. */
export interface GroupContent {
  readonly members: readonly number[];
  readonly branches: readonly number[];
  readonly jobTitles: readonly number[];
  /** Null for none, absent to keep it. */
  readonly calendar?: number | null | undefined;
}

/** Returns groups of a kind whose names contain every typed word, ordered by name, including inactive ones. */
export async function listGroups(db: Db, kind: GroupKind, query: PickerQuery): Promise<Page<GroupRow>> {
  const named = wordsOf(query.q).map((word) => sql`and ${contains(sql<string>`name`, word)}`);
  const found = sql`from ${sql.table(places[kind].groups)} where deleted_at is null ${sql.join(named, sql` `)}`;
  const { rows } = await sql<GroupRow>`
    select id, name, active ${found} order by ${nameOrder(sql<string>`name`)}, id
    limit ${query.size} offset ${query.page * query.size}`.execute(db);
  return pageOf(rows, query, async () => {
    const counted = await sql<{ total: number }>`select count(*)::integer as total ${found}`.execute(db);
    return counted.rows[0]?.total ?? 0;
  });
}

/** Returns a group with its users, branches and job titles by name, or null. `most` limits the number of users. */
export async function findGroup(db: Db, kind: GroupKind, id: number, most?: number): Promise<WholeGroup | null> {
  const { groups, members, key } = places[kind];
  const { rows } = await sql<GroupRow>`
    select id, name, active from ${sql.table(groups)} where id = ${id} and deleted_at is null`.execute(db);
  const group = rows[0];
  if (!group) return null;
  const people = await sql<GroupMemberRow>`
    select u.id, u.first_name, u.last_name, u.user_name, u.email, u.picture
    from ${sql.table(members)} m join users u on u.id = m.user_id
    where m.${sql.ref(key)} = ${id} and u.kind = 'PERSON' order by ${nameOrder(sql<string>`u.complete_name`)}, u.id
    limit ${most ?? null}`.execute(db);
  if (kind === 'attendance')
    return { ...group, members: people.rows, branches: [], jobTitles: [], calendar: await findGroupCalendar(db, id) };
  return {
    ...group,
    members: people.rows,
    branches: await namedOf(db, id, sql`initializer_group_branches`, sql`branch_id`, sql`branches`),
    jobTitles: await namedOf(db, id, sql`initializer_group_job_titles`, sql`job_title_id`, sql`job_titles`),
    calendar: null,
  };
}

/** Returns the number of users in a group. */
export async function countGroupMembers(db: Db, kind: GroupKind, id: number): Promise<number> {
  const { members, key } = places[kind];
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from ${sql.table(members)} m join users u on u.id = m.user_id
    where m.${sql.ref(key)} = ${id} and u.kind = 'PERSON'`.execute(db);
  return rows[0]?.total ?? 0;
}

async function findGroupCalendar(db: Db, groupId: number): Promise<Named | null> {
  const { rows } = await sql<Named>`
    select c.id, c.name from groups g join calendars c on c.id = g.calendar_id where g.id = ${groupId}`.execute(db);
  return rows[0] ?? null;
}

async function namedOf(
  db: Db,
  groupId: number,
  links: RawBuilder<unknown>,
  key: RawBuilder<unknown>,
  names: RawBuilder<unknown>,
): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select n.id, n.name from ${links} l join ${names} n on n.id = l.${key}
    where l.initializer_group_id = ${groupId} order by ${nameOrder(sql<string>`n.name`)}, n.id`.execute(db);
  return rows;
}

/** Locks groups of a kind against writes until the transaction ends, so that a free name stays free. */
export async function lockGroups(db: Db, kind: GroupKind): Promise<void> {
  await sql`lock table ${sql.table(places[kind].groups)} in share row exclusive mode`.execute(db);
}

/** Returns whether another group of the kind has this name, ignoring case and accents. */
export async function isGroupNameTaken(db: Db, kind: GroupKind, name: string, except: number | null): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(places[kind].groups)}
    where fold(name) = fold(${name.normalize('NFC')}) and deleted_at is null and id is distinct from ${except}::integer
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Inserts a group; returns its id. */
export async function insertGroupRow(db: Db, kind: GroupKind, group: Omit<GroupRow, 'id'>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(places[kind].groups)} (name, active) values (${group.name}, ${group.active})
    returning id`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('The insert returned no row');
  return row.id;
}

/** Updates the name and state of a group. */
export async function updateGroupRow(db: Db, kind: GroupKind, { id, name, active }: GroupRow): Promise<void> {
  await sql`
    update ${sql.table(places[kind].groups)} set name = ${name}, active = ${active} where id = ${id}`.execute(db);
}

/** Marks a group as deleted: it disappears from every list, but references to it still find its name. */
export async function deleteGroupRow(db: Db, kind: GroupKind, id: number, at: Date): Promise<void> {
  await sql`
    update ${sql.table(places[kind].groups)} set active = false, deleted_at = ${at} where id = ${id}`.execute(db);
}

/** Replaces the content of a group. */
export async function replaceGroupContent(db: Db, kind: GroupKind, id: number, content: GroupContent): Promise<void> {
  const { members, key } = places[kind];
  await replaceLinks(db, { table: members, key, groupId: id, other: 'user_id', ids: content.members });
  if (kind === 'attendance') {
    const { calendar } = content;
    if (calendar !== undefined) await sql`update groups set calendar_id = ${calendar} where id = ${id}`.execute(db);
    return;
  }
  const of = { key, groupId: id };
  await replaceLinks(db, { ...of, table: 'initializer_group_branches', other: 'branch_id', ids: content.branches });
  await replaceLinks(db, {
    ...of,
    table: 'initializer_group_job_titles',
    other: 'job_title_id',
    ids: content.jobTitles,
  });
}

interface Links {
  readonly table: string;
  readonly key: string;
  readonly groupId: number;
  readonly other: string;
  readonly ids: readonly number[];
}

async function replaceLinks(db: Db, { table, key, groupId, other, ids }: Links): Promise<void> {
  const [links, group, linked] = [sql.table(table), sql.ref(key), sql.ref(other)];
  await sql`delete from ${links} where ${group} = ${groupId} and ${linked} <> all (${ids}::integer[])`.execute(db);
  await sql`
    insert into ${links} (${group}, ${linked}) select ${groupId}, unnest(${ids}::integer[])
    on conflict do nothing`.execute(db);
}

/** Returns those of the ids that do not exist; service accounts are not users here. */
export async function findAbsent(
  db: Db,
  table: 'users' | 'branches' | 'job_titles',
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${ids}::integer[]) given (id)
    where not exists (
      select from ${sql.table(table)} t where t.id = given.id ${table === 'users' ? sql`and t.kind = 'PERSON'` : sql``}
    )`.execute(db);
  return rows.map(({ id }) => id);
}

/** References that prevent the deletion of a group: titles of processes that use it or could, and its open tasks. */
export interface GroupUse {
  readonly processes: readonly string[];
  readonly openTasks: number;
}

/** Returns the use of an attendance group by processes that can be started or still run, and by open tasks. */
export async function findAttendanceGroupUse(db: Db, id: number): Promise<GroupUse> {
  const { rows: processes } = await sql<{ title: string }>`
    select distinct title from processes
    where ((is_last_version and active) or id in (select process_id from instances where status = 'IN_PROGRESS'))
      and jsonb_path_exists(definition, '$.steps[*].groups[*].id ? (@ == $id)', jsonb_build_object('id', ${id}::integer))
    order by title`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from task_addressees where group_id = ${id} and is_open`.execute(db);
  return { processes: processes.map(({ title }) => title), openTasks: rows[0]?.count ?? 0 };
}

/** Returns the use of a request group by processes that can be started. */
export async function findInitializerGroupUse(db: Db, id: number): Promise<GroupUse> {
  const { rows } = await sql<{ title: string }>`
    select title from processes where initializer_group_id = ${id} and is_last_version and active
    order by title`.execute(db);
  return { processes: rows.map(({ title }) => title), openTasks: 0 };
}
