import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../connection/db.ts';
import type { DirectorySourcesTable, UsersTable } from '../tables/organisation-tables.ts';

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

/** Returns the user, of any kind, active or not, with this user name without regard to case. */
export function findUserNamed(db: Db, userName: string) {
  return db
    .selectFrom('users')
    .select(['id', 'user_name', 'kind', 'active', 'subject'])
    .where((eb) => eb(eb.fn<string>('lower', ['user_name']), '=', sql<string>`lower(${userName})`))
    .executeTakeFirst();
}

/** Inserts a person; returns the id. */
export async function insertPerson(db: Db, person: Insertable<UsersTable>): Promise<number> {
  const { id } = await db.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow();
  return id;
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
 * Removes the other ways in of people: tickets, the catalogue token and sessions of the own provider. Messages to them
 * that wait in the outbox stay there. `newToken` creates their new catalogue tokens.
 */
export async function endAccess(db: Db, people: readonly number[], newToken: () => string): Promise<void> {
  const leaving = sql`unnest(${people}::integer[])`;
  await sql`
    update users set catalogue_token = given.token
    from unnest(${people}::integer[], ${people.map(newToken)}::text[]) given (id, token)
    where users.id = given.id`.execute(db);
  await sql`delete from realtime_tickets where user_id in (select ${leaving})`.execute(db);
  await sql`delete from service_tickets where user_id in (select ${leaving})`.execute(db);
  await sql`
    update outbox_messages set state = 'KEPT'
    where user_id in (select ${leaving}) and state = 'WAITING'`.execute(db);
  // sessions, grants and refresh tokens of the embedded provider name the account by its user name
  await sql`
    delete from oidc using users
    where users.id in (select ${leaving}) and lower(oidc.payload::jsonb ->> 'accountId') = lower(users.user_name)`.execute(
    db,
  );
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

/** Makes a source the owner of attributes of a person. */
export async function ownAttributes(
  db: Db,
  userId: number,
  source: string,
  attributes: readonly string[],
  at: Date,
): Promise<void> {
  if (attributes.length === 0) return;
  await db
    .insertInto('attribute_owners')
    .values(attributes.map((attribute) => ({ kind: 'PERSON', record_id: userId, attribute, source, written_at: at })))
    .onConflict((conflict) =>
      conflict.columns(['kind', 'record_id', 'attribute']).doUpdateSet({ source, written_at: at }),
    )
    .execute();
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

/** Records of the register that a person refers to; null for those without an id. */
export interface ReferredRecords {
  readonly branch: { readonly name: string; readonly code: string | null } | null;
  readonly job_title: { readonly name: string } | null;
  readonly sector: { readonly name: string } | null;
  readonly status: { readonly name: string; readonly restrictsMenu: boolean } | null;
}

/** Returns the records of the register with these ids. */
export async function findReferences(
  db: Db,
  ids: {
    readonly branchId: number | null;
    readonly jobTitleId: number | null;
    readonly sectorId: number | null;
    readonly statusId: number | null;
  },
): Promise<ReferredRecords> {
  // most changes of a person name none of them
  if (Object.values(ids).every((id) => id === null))
    return { branch: null, job_title: null, sector: null, status: null };
  const { rows } = await sql<ReferredRecords>`
    select
      (select json_build_object('name', name, 'code', code) from branches where id = ${ids.branchId}) as branch,
      (select json_build_object('name', name) from job_titles where id = ${ids.jobTitleId}) as job_title,
      (select json_build_object('name', description) from sectors where id = ${ids.sectorId}) as sector,
      (select json_build_object('name', description, 'restrictsMenu', restricts_menu)
        from assignee_statuses where id = ${ids.statusId}) as status`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The query returned no row');
  return row;
}

/** Returns the id of the status with this description without regard to case and accents, the first one, or null. */
export async function findStatusNamed(db: Db, description: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from assignee_statuses where fold(trim(description)) = fold(${description.trim().normalize('NFC')})
    order by active desc, id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** Returns the roles of a person, whatever their source. */
export async function findGrantRoles(db: Db, userId: number): Promise<string[]> {
  const rows = await db.selectFrom('role_grants').select('role').distinct().where('user_id', '=', userId).execute();
  return rows.map(({ role }) => role);
}
