import type { DirectoryGroupUse } from '@tramita/client/contract';
import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { withParts } from '../people/person-rows.ts';

/** A group of people here whose members are those of a directory group. */
export interface LinkedGroup {
  readonly kind: 'attendance' | 'initializer';
  readonly id: number;
}

const places = {
  attendance: { members: 'group_members', key: 'group_id', groups: 'groups' },
  initializer: { members: 'initializer_group_members', key: 'initializer_group_id', groups: 'initializer_groups' },
} as const;

/** Returns the group that a directory group is linked to; null for a directory group without a link. */
export function linkedGroupOf({
  group_id,
  initializer_group_id,
}: {
  readonly group_id: number | null;
  readonly initializer_group_id: number | null;
}): LinkedGroup | null {
  if (group_id !== null) return { kind: 'attendance', id: group_id };
  return initializer_group_id === null ? null : { kind: 'initializer', id: initializer_group_id };
}

/** A person as the audit trail names them. */
export interface NamedPerson {
  readonly id: number;
  readonly name: string;
}

/** People whom a change of members added and removed. */
export interface MembersChanged {
  readonly added: readonly NamedPerson[];
  readonly removed: readonly NamedPerson[];
}

/** Selects the people whose `user_id` a part of the statement returns, ordered by id. */
export const named = (part: string) => sql<NamedPerson>`
  select u.id, u.complete_name as name from ${sql.ref(part)} part join users u on u.id = part.user_id order by u.id`;

/** Makes the members of a directory group those of its linked group; returns the people who were added and removed. */
export async function replaceLinkedMembers(
  db: Db,
  { kind, id }: LinkedGroup,
  directoryGroup: number,
): Promise<MembersChanged> {
  const { members, key } = places[kind];
  const removed = await sql<NamedPerson>`
    with removed as (
      delete from ${sql.table(members)} where ${sql.ref(key)} = ${id}
        and user_id not in (select user_id from scim_group_members where group_id = ${directoryGroup})
      returning user_id
    )
    ${named('removed')}`.execute(db);
  const added = await sql<NamedPerson>`
    with added as (
      insert into ${sql.table(members)} (${sql.ref(key)}, user_id)
      select ${id}, user_id from scim_group_members where group_id = ${directoryGroup} on conflict do nothing
      returning user_id
    )
    ${named('added')}`.execute(db);
  return { added: added.rows, removed: removed.rows };
}

/** Adds and removes members of a linked group; returns the name of the group, or undefined if it is deleted. */
export async function changeLinkedMembers(
  db: Db,
  { kind, id }: LinkedGroup,
  { added, removed }: { readonly added: readonly number[]; readonly removed: readonly number[] },
): Promise<string | undefined> {
  const { members, key, groups } = places[kind];
  const parts = [
    removed.length > 0 &&
      sql`delete from ${sql.table(members)} where ${sql.ref(key)} = ${id} and user_id = any (${removed}::integer[])`,
    added.length > 0 &&
      sql`insert into ${sql.table(members)} (${sql.ref(key)}, user_id) select ${id}, unnest(${added}::integer[])
        on conflict do nothing`,
  ];
  const { rows } = await withParts(
    parts.filter((part) => part !== false),
    sql<{ name: string }>`select name from ${sql.table(groups)} where id = ${id} and deleted_at is null`,
  ).execute(db);
  return rows[0]?.name;
}

/** Returns a group of a kind; null if it does not exist or is deleted. */
export async function findGroupToLink(
  db: Db,
  { kind, id }: LinkedGroup,
): Promise<{ readonly id: number; readonly name: string } | null> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from ${sql.table(places[kind].groups)} where id = ${id} and deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

/** Returns the unlinked attendance group with a name, regardless of case and accents; null if no such group is unlinked. */
export async function findFreeGroupNamed(db: Db, name: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select g.id from groups g where fold(g.name) = fold(${name}) and g.deleted_at is null
      and not exists (select from scim_groups s where s.group_id = g.id) order by g.id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** Returns the name of the directory group that a group is linked to; null without a link, or if it is to `except`. */
export async function findLinkOf(db: Db, { kind, id }: LinkedGroup, except: number): Promise<string | null> {
  const { key } = places[kind];
  const { rows } = await sql<{ display_name: string }>`
    select display_name from scim_groups where ${sql.ref(key)} = ${id} and id <> ${except}`.execute(db);
  return rows[0]?.display_name ?? null;
}

/** Returns the source that the members of a group come from; null for a group without a link. */
export async function findMembersSource(
  db: Db,
  { kind, id }: LinkedGroup,
): Promise<{ readonly key: string; readonly name: string } | null> {
  const { rows } = await sql<{ key: string; name: string }>`
    select d.key, d.name from scim_groups s join directory_sources d on d.key = s.source
    where s.${sql.ref(places[kind].key)} = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Returns those of the attendance groups whose members come from a source, with its name. */
export async function findSourcesOfGroups(
  db: Db,
  ids: readonly number[] | null,
): Promise<{ readonly id: number; readonly source: string }[]> {
  const { rows } = await sql<{ id: number; source: string }>`
    select s.group_id as id, d.name as source from scim_groups s join directory_sources d on d.key = s.source
    where s.group_id is not null and (${ids}::integer[] is null or s.group_id = any (${ids}::integer[]))
    order by s.group_id`.execute(db);
  return rows;
}

/** Stores the use of a directory group, with the one record that it needs. */
export async function saveGroupUse(
  db: Db,
  id: number,
  use: {
    readonly use: DirectoryGroupUse;
    readonly groupId: number | null;
    readonly initializerGroupId: number | null;
    readonly role: string | null;
  },
): Promise<void> {
  await db
    .updateTable('scim_groups')
    .set({ use: use.use, group_id: use.groupId, initializer_group_id: use.initializerGroupId, role: use.role })
    .where('id', '=', id)
    .execute();
}

/**
 * Notes that a source owns the members of an attendance group. Its external id shows that the directory group exists: if
 * only the owner is left, the group has lost its origin.
 */
export async function ownMembers(
  db: Db,
  source: string,
  { groupId, directoryGroup, at }: { readonly groupId: number; readonly directoryGroup: number; readonly at: Date },
): Promise<void> {
  await disownMembers(db, groupId);
  await db
    .insertInto('attribute_owners')
    .values({ kind: 'GROUP', record_id: groupId, attribute: 'members', source, written_at: at })
    .execute();
  await db
    .insertInto('external_ids')
    .values({ source, kind: 'GROUP', external_id: String(directoryGroup), record_id: groupId, linked_at: at })
    .execute();
}

/** Removes the link of an attendance group to the source of its members, but not the note that it had one. */
export async function loseOrigin(db: Db, groupId: number): Promise<void> {
  await db.deleteFrom('external_ids').where('kind', '=', 'GROUP').where('record_id', '=', groupId).execute();
}

/**
 * Deletes the directory groups of a source. Linked groups keep their members; attendance groups are without an origin.
 * People keep the roles that groups granted, which become roles of the screen.
 */
export async function endScimGroups(db: Db, source: string): Promise<void> {
  await sql`
    insert into role_grants (user_id, role, source)
    select user_id, role, 'screen' from role_grants where source = ${source} order by id on conflict do nothing`.execute(
    db,
  );
  await db.deleteFrom('role_grants').where('source', '=', source).execute();
  await db.deleteFrom('external_ids').where('source', '=', source).where('kind', '=', 'GROUP').execute();
  await db.deleteFrom('scim_groups').where('source', '=', source).execute();
}

/** Removes the source of the members of an attendance group. */
export async function disownMembers(db: Db, groupId: number): Promise<void> {
  await loseOrigin(db, groupId);
  await db
    .deleteFrom('attribute_owners')
    .where('kind', '=', 'GROUP')
    .where('record_id', '=', groupId)
    .where('attribute', '=', 'members')
    .execute();
}

/** A person whose roles changed. */
export interface ChangedRoles {
  readonly id: number;
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Makes the role grants of a source those of its groups with a role, for these people or for everyone. Returns the people
 * whose roles are others than before.
 */
export async function grantGroupRoles(
  db: Db,
  source: string,
  { people, at }: { readonly people: readonly number[] | null; readonly at: Date },
): Promise<ChangedRoles[]> {
  const wanted = sql`
    select m.user_id, g.role from scim_groups g join scim_group_members m on m.group_id = g.id
    where g.source = ${source} and g.use = 'PROFILE'
      and (${people}::integer[] is null or m.user_id = any (${people}::integer[]))`;
  const held = sql`
    select user_id, role from role_grants
    where source = ${source} and (${people}::integer[] is null or user_id = any (${people}::integer[]))`;
  const { rows: touched } = await sql<{ id: number; name: string; before: string }>`
    with wanted as (${wanted}), held as (${held})
    select id, complete_name as name, roles as before from users where id in (
      select user_id from (
        (select * from held except select * from wanted) union all (select * from wanted except select * from held)
      ) different
    ) order by id`.execute(db);
  if (touched.length === 0) return [];
  const ids = touched.map(({ id }) => id);
  await sql`
    delete from role_grants where source = ${source} and user_id = any (${ids}::integer[])
      and (user_id, role) not in (${wanted})`.execute(db);
  await sql`
    insert into role_grants (user_id, role, source) select distinct user_id, role, ${source} from (${wanted}) wanted
    where user_id = any (${ids}::integer[]) on conflict do nothing`.execute(db);
  const { rows: now } = await sql<{ id: number; roles: string }>`
    select id, roles from users where id = any (${ids}::integer[])`.execute(db);
  const after = new Map(now.map(({ id, roles }) => [id, roles]));
  const changed = touched
    .map(({ id, name, before }) => ({ id, name, before, after: after.get(id) ?? before }))
    .filter((person) => person.before !== person.after);
  await sql`update users set changed_at = ${at} where id = any (${changed.map(({ id }) => id)}::integer[])`.execute(db);
  return changed;
}
