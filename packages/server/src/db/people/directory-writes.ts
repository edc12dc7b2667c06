import { type RawBuilder, sql, type Updateable } from 'kysely';
import type { Db } from '../connection/db.ts';
import type { DirectorySourcesTable, UsersTable } from '../tables/organisation-tables.ts';
import { withParts } from './person-rows.ts';

/**
 * Waits for other changes of the register to end and keeps new ones out until the transaction ends, so that checks of
 * hierarchy, user names and the last administrator hold when the change is written.
 */
export async function lockDirectory(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('tramita directory'), hashtext(current_schema()))`.execute(db);
}

/** Columns of `users` that a change of a person reads and writes. */
const personColumns = [
  'id',
  'user_name',
  'first_name',
  'last_name',
  'complete_name',
  'nick_name',
  'email',
  'custom1',
  'custom2',
  'custom3',
  'custom4',
  'custom5',
  'branch_id',
  'job_title_id',
  'sector_id',
  'status_id',
  'superior_id',
  'show_only_personal_menu',
  'active',
  'roles',
  'anonymised_at',
] as const;

/** A stored person as changes read them. */
export type StoredPerson = Awaited<ReturnType<typeof findStoredPerson>> & object;

/** Returns a person, or undefined; undefined also for service accounts. */
export function findStoredPerson(db: Db, id: number) {
  return db
    .selectFrom('users')
    .select(personColumns)
    .where('id', '=', id)
    .where('kind', '=', 'PERSON')
    .executeTakeFirst();
}

/** A person with all that the checks of a change read. */
export interface PersonToWrite extends StoredPerson {
  /** The source that owns each owned attribute. */
  readonly owners: readonly { readonly attribute: string; readonly key: string; readonly name: string }[];
  /** Roles, whatever their source. */
  readonly granted: readonly string[];
}

/** SQL with the columns of a {@link PersonToWrite} of the user `u`. */
export const personToWrite = sql`
  ${sql.join(personColumns.map((column) => sql.ref(`u.${column}`)))},
  coalesce((
    select json_agg(json_build_object('attribute', o.attribute, 'key', d.key, 'name', d.name))
    from attribute_owners o join directory_sources d on d.key = o.source
    where o.kind = 'PERSON' and o.record_id = u.id
  ), '[]') as owners,
  array(select distinct role from role_grants where user_id = u.id) as granted`;

/** Returns a person with all that the checks of a change read, or undefined; undefined also for service accounts. */
export async function findPersonToWrite(db: Db, id: number): Promise<PersonToWrite | undefined> {
  const { rows } = await sql<PersonToWrite>`
    select ${personToWrite} from users u where u.id = ${id} and u.kind = 'PERSON'`.execute(db);
  return rows[0];
}

/** Returns the user, of any kind, active or not, with this user name without regard to case. */
export function findUserNamed(db: Db, userName: string) {
  return db
    .selectFrom('users')
    .select(['id', 'user_name', 'kind', 'active', 'subject'])
    .where((eb) => eb(eb.fn<string>('lower', ['user_name']), '=', sql<string>`lower(${userName})`))
    .executeTakeFirst();
}

/** Updates columns of a person and the time of their last change. */
export async function updatePersonRow(db: Db, id: number, change: Updateable<UsersTable>, at: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...change, changed_at: at })
    .where('id', '=', id)
    .execute();
}

/**
 * Returns statements that remove the other ways in of people: tickets, and sessions of the own provider. Messages to them
 * that wait in the outbox stay there. People also need a new catalogue token.
 */
export function endedAccess(people: readonly number[]): RawBuilder<unknown>[] {
  const leaving = sql`any (${people}::integer[])`;
  return [
    sql`delete from realtime_tickets where user_id = ${leaving}`,
    sql`delete from service_tickets where user_id = ${leaving}`,
    sql`update outbox_messages set state = 'KEPT' where user_id = ${leaving} and state = 'WAITING'`,
    // sessions, grants and refresh tokens of the embedded provider name the account by its user name
    sql`delete from oidc using users
      where users.id = ${leaving} and lower(oidc.payload::jsonb ->> 'accountId') = lower(users.user_name)`,
  ];
}

/** Removes the other ways in of people; see {@link endedAccess}. `newToken` creates their new catalogue tokens. */
export async function endAccess(db: Db, people: readonly number[], newToken: () => string): Promise<void> {
  await withParts(
    endedAccess(people),
    sql`update users set catalogue_token = given.token
      from unnest(${people}::integer[], ${people.map(newToken)}::text[]) given (id, token)
      where users.id = given.id`,
  ).execute(db);
}

/** Returns the ids and names from a person up to the end of the chain of superiors, the person first. */
export async function findChainOfSuperiors(
  db: Db,
  id: number,
): Promise<{ readonly id: number; readonly complete_name: string }[]> {
  const { rows } = await sql<{ id: number; complete_name: string }>`
    with recursive chain (id, complete_name, superior_id, level, path) as (
      select id, complete_name, superior_id, 0, array[id] from users where id = ${id}
      union all
      select u.id, u.complete_name, u.superior_id, c.level + 1, c.path || u.id
      from chain c join users u on u.id = c.superior_id where u.id <> all (c.path)
    )
    select id, complete_name from chain order by level`.execute(db);
  return rows;
}

/** Stores a source under its key, or its new name. */
export async function saveSource(
  db: Db,
  { key, kind, name }: Pick<DirectorySourcesTable, 'key' | 'kind' | 'name'>,
): Promise<void> {
  await db
    .insertInto('directory_sources')
    .values({ key, kind, name })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ name }))
    .execute();
}

/** Returns the source that owns each owned attribute of a person. */
export async function findOwners(
  db: Db,
  userId: number,
): Promise<ReadonlyMap<string, { readonly key: string; readonly name: string }>> {
  const rows = await db
    .selectFrom('attribute_owners')
    .innerJoin('directory_sources', 'directory_sources.key', 'attribute_owners.source')
    .select(['attribute', 'directory_sources.key', 'directory_sources.name'])
    .where('attribute_owners.kind', '=', 'PERSON')
    .where('record_id', '=', userId)
    .execute();
  return new Map(rows.map(({ attribute, key, name }) => [attribute, { key, name }]));
}

/** Removes all owners and external ids of a person; roles that sources granted become roles of the screen. */
export async function releaseFromSources(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('attribute_owners').where('kind', '=', 'PERSON').where('record_id', '=', userId).execute();
  await db.deleteFrom('external_ids').where('kind', '=', 'PERSON').where('record_id', '=', userId).execute();
  await sql`
    insert into role_grants (user_id, role, source)
    select user_id, role, 'screen' from role_grants where user_id = ${userId} and source <> 'screen' order by id
    on conflict do nothing`.execute(db);
  await db.deleteFrom('role_grants').where('user_id', '=', userId).where('source', '<>', 'screen').execute();
}

/** Replaces those of the given roles that a source grants to a person; other grants of the source stay. */
export async function replaceGrants(
  db: Db,
  userId: number,
  source: string,
  { among, roles }: { readonly among: readonly string[]; readonly roles: readonly string[] },
): Promise<void> {
  const others = among.filter((role) => !roles.includes(role));
  if (others.length > 0) {
    await db
      .deleteFrom('role_grants')
      .where('user_id', '=', userId)
      .where('source', '=', source)
      .where('role', 'in', others)
      .execute();
  }
  if (roles.length === 0) return;
  await db
    .insertInto('role_grants')
    .values(roles.map((role) => ({ user_id: userId, role, source })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns whether an active person has a role, besides the excepted one. */
export async function hasActiveWithRole(db: Db, role: string, exceptId: number | null = null): Promise<boolean> {
  const { rows } = await sql`
    select from role_grants g join users u on u.id = g.user_id
    where g.role = ${role} and u.active and u.kind = 'PERSON' and u.id is distinct from ${exceptId}::integer limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Returns the ids of the active people who have a role. */
export async function listActiveHolders(db: Db, role: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct u.id from role_grants g join users u on u.id = g.user_id
    where g.role = ${role} and u.active and u.kind = 'PERSON' order by u.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns those of the ids that are no attendance group. */
export async function findAbsentGroups(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${ids}::integer[]) given (id)
    where not exists (select from groups g where g.id = given.id and g.deleted_at is null)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Replaces the attendance groups of a person; deleted groups keep them. */
export async function replaceGroupsOf(db: Db, userId: number, groups: readonly number[]): Promise<void> {
  await sql`
    delete from group_members where user_id = ${userId} and group_id <> all (${groups}::integer[])
      and group_id in (select id from groups where deleted_at is null)`.execute(db);
  await sql`
    insert into group_members (group_id, user_id) select unnest(${groups}::integer[]), ${userId}
    on conflict do nothing`.execute(db);
}

/** Kinds of records that a person refers to. */
export type RecordKind = 'branch' | 'jobTitle' | 'sector' | 'status' | 'superior';

/** A record that a person refers to. */
export interface RecordRow {
  readonly kind: RecordKind;
  readonly id: number;
  readonly name: string;
  /** Only branches have one. */
  readonly code: string | null;
  /** Set for statuses. */
  readonly restricts_menu: boolean | null;
}

/** Returns the records with these ids that exist, of all kinds. */
export async function findRecords(db: Db, ids: Readonly<Record<RecordKind, readonly number[]>>): Promise<RecordRow[]> {
  // most changes of a person name none of them
  if (Object.values(ids).every((some) => some.length === 0)) return [];
  const { rows } = await sql<RecordRow>`
    select 'branch' as kind, id, name, code, null::boolean as restricts_menu
    from branches where id = any (${ids.branch}::integer[])
    union all select 'jobTitle', id, name, null, null from job_titles where id = any (${ids.jobTitle}::integer[])
    union all select 'sector', id, description, null, null from sectors where id = any (${ids.sector}::integer[])
    union all select 'status', id, description, null, restricts_menu
    from assignee_statuses where id = any (${ids.status}::integer[])
    union all select 'superior', id, complete_name, null, null
    from users where kind = 'PERSON' and id = any (${ids.superior}::integer[])`.execute(db);
  return rows;
}

/** SQL of the id of the status with this description without regard to case and accents, the first one. */
export const statusNamed = (description: string | null): RawBuilder<number | null> => sql`(
  select id from assignee_statuses where fold(trim(description)) = fold(${description?.trim().normalize('NFC')}::text)
  order by active desc, id limit 1)`;

/** Returns the id of the status with this description, like {@link statusNamed}, or null. */
export async function findStatusNamed(db: Db, description: string): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`select ${statusNamed(description)} as id`.execute(db);
  return rows[0]?.id ?? null;
}
