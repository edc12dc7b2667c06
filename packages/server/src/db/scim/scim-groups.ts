import type { DirectoryGroupUse } from '@tramita/client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { type FilterNode, type FilterOperand, type FilterTarget, filterCondition } from './filter-sql.ts';
import { type NamedPerson, named } from './linked-groups.ts';
import { idIn, type ScimListQuery, totalOf } from './scim-people.ts';

/** A group of a connection's directory. */
export interface ScimGroupRow {
  readonly id: number;
  readonly external_id: string | null;
  readonly display_name: string;
  readonly use: DirectoryGroupUse;
  readonly group_id: number | null;
  readonly initializer_group_id: number | null;
  readonly role: string | null;
  readonly revision: number;
  readonly created_at: Date;
  readonly changed_at: Date;
}

const columns = sql`g.id, g.external_id, g.display_name, g.use, g.group_id, g.initializer_group_id, g.role, g.revision,
  g.created_at, g.changed_at`;

/** Returns a group of a source, or null. */
export async function findScimGroup(db: Db, source: string, id: number): Promise<ScimGroupRow | null> {
  const { rows } = await sql<ScimGroupRow>`
    select ${columns} from scim_groups g where g.source = ${source} and g.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Returns the groups of a source that match, ordered by id, and their number. */
export async function listScimGroups(
  db: Db,
  source: string,
  { where, offset, limit }: ScimListQuery,
): Promise<{ readonly rows: readonly ScimGroupRow[]; readonly total: number }> {
  const found = sql`from scim_groups g where g.source = ${source} and ${where ?? sql`true`}`;
  const { rows } = await sql<ScimGroupRow>`
    select ${columns} ${found} order by g.id limit ${limit} offset ${offset}`.execute(db);
  return { rows, total: await totalOf(db, found, { shown: rows.length, offset, limit }) };
}

/** Returns another group of the source with this external id or this name without regard to case and accents, or null. */
export async function findSameGroup(
  db: Db,
  source: string,
  { id, externalId, name }: { readonly id: number | null; readonly externalId: string | null; readonly name: string },
): Promise<{ readonly display_name: string } | null> {
  const { rows } = await sql<{ display_name: string }>`
    select display_name from scim_groups where source = ${source} and id is distinct from ${id}::integer
      and (external_id = ${externalId} or fold(display_name) = fold(${name})) order by id limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Inserts a group without members; returns its id. */
export async function insertScimGroup(
  db: Db,
  group: {
    readonly source: string;
    readonly externalId: string | null;
    readonly name: string;
    readonly groupId: number | null;
    readonly at: Date;
  },
): Promise<number> {
  const { id } = await db
    .insertInto('scim_groups')
    .values({
      source: group.source,
      external_id: group.externalId,
      display_name: group.name,
      use: group.groupId === null ? 'NONE' : 'ATTENDANCE',
      group_id: group.groupId,
      created_at: group.at,
      changed_at: group.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes the name and external id of a group, and counts the change. */
export async function updateScimGroup(
  db: Db,
  id: number,
  { externalId, name, at }: { readonly externalId: string | null; readonly name: string; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('scim_groups')
    .set((eb) => ({
      external_id: externalId,
      display_name: name,
      changed_at: at,
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** Deletes a group with its list of members. */
export async function deleteScimGroup(db: Db, id: number): Promise<void> {
  await db.deleteFrom('scim_groups').where('id', '=', id).execute();
}

/** A member of a group. */
export interface ScimMemberRow extends NamedPerson {
  readonly group_id: number;
}

/** Returns the members of groups, ordered by group and id. */
export async function listScimMembers(db: Db, groupIds: readonly number[]): Promise<ScimMemberRow[]> {
  const { rows } = await sql<ScimMemberRow>`
    select m.group_id, u.id, u.complete_name as name from scim_group_members m join users u on u.id = m.user_id
    where m.group_id = any (${groupIds}::integer[]) order by m.group_id, u.id`.execute(db);
  return rows;
}

/** Returns the number of members of groups altogether. */
export async function countScimMembers(db: Db, groupIds: readonly number[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from scim_group_members where group_id = any (${groupIds}::integer[])`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

/** Returns the first of the ids that is no person whom the connection can see, or null. */
export async function findUnknownMember(db: Db, source: string, ids: readonly number[]): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select given.id from unnest(${ids}::integer[]) with ordinality given (id, place)
    where not exists (
      select from users u left join scim_people s on s.source = ${source} and s.user_id = u.id
      where u.id = given.id and u.kind = 'PERSON' and s.removed_at is null
    ) order by place limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** From this number of new rows on, plans are made again. */
const manyMembers = 1000;

/** Adds members; returns those who were none before. */
export async function addScimMembers(db: Db, groupId: number, ids: readonly number[]): Promise<NamedPerson[]> {
  if (ids.length === 0) return [];
  // The database keeps the plan of the check that the person of each row exists. If it was made when there were few
  // people, it reads all of them for each row, until the database analyses the table.
  if (ids.length >= manyMembers) await sql`discard plans`.execute(db);
  const { rows } = await sql<NamedPerson>`
    with added as (
      insert into scim_group_members (group_id, user_id) select distinct ${groupId}::integer, unnest(${ids}::integer[])
      on conflict do nothing returning user_id
    )
    ${named('added')}`.execute(db);
  return rows;
}

/** Removes members, all of them if `ids` is null; returns those who were members. */
export async function removeScimMembers(
  db: Db,
  groupId: number,
  ids: readonly number[] | null,
): Promise<NamedPerson[]> {
  if (ids?.length === 0) return [];
  const { rows } = await sql<NamedPerson>`
    with removed as (
      delete from scim_group_members where group_id = ${groupId}
        and (${ids}::integer[] is null or user_id = any (${ids}::integer[])) returning user_id
    )
    ${named('removed')}`.execute(db);
  return rows;
}

/** Returns the groups of a source that a person belongs to. */
export async function findScimGroupsOf(db: Db, source: string, userId: number): Promise<ScimGroupRow[]> {
  const { rows } = await sql<ScimGroupRow>`
    select ${columns} from scim_group_members m join scim_groups g on g.id = m.group_id
    where m.user_id = ${userId} and g.source = ${source} order by g.id`.execute(db);
  return rows;
}

const text = (value: RawBuilder<unknown>): FilterOperand => ({ kind: 'text', value });
const time = (value: RawBuilder<unknown>): FilterOperand => ({
  kind: 'time',
  value: sql`date_trunc('milliseconds', ${value})`,
});

const groups: FilterTarget = {
  operands: {
    id: text(sql`g.id::text`),
    externalId: text(sql`g.external_id`),
    displayName: text(sql`g.display_name`),
    'meta.created': time(sql`g.created_at`),
    'meta.lastModified': time(sql`g.changed_at`),
  },
  lists: {
    members: {
      operands: {
        'members.value': text(sql`mu.id::text`),
        'members.display': text(sql`mu.complete_name`),
        'members.type': text(sql`'User'`),
      },
      exists: (where) => sql`exists (
        select from scim_group_members gm join users mu on mu.id = gm.user_id where gm.group_id = g.id and ${where})`,
    },
  },
  fast({ op, path, value }) {
    if (op !== 'eq' || typeof value !== 'string') return null;
    if (path === 'id') return sql`g.id = ${idIn(value)}::integer`;
    if (path === 'members.value')
      return sql`g.id in (select gm.group_id from scim_group_members gm where gm.user_id = ${idIn(value)}::integer)`;
    return null;
  },
};

/** Returns the condition of a filter on groups. */
export const groupsFilter = (filter: FilterNode): RawBuilder<unknown> => filterCondition(filter, groups);
