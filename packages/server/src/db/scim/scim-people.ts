import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { type PersonToWrite, personToWrite, statusNamed } from '../people/directory-writes.ts';
import type { SentEmail, SentValues } from '../tables/scim-tables.ts';

/** A person as a SCIM connection reads them. */
export interface ScimPersonRow {
  readonly id: number;
  readonly user_name: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly complete_name: string;
  readonly nick_name: string;
  readonly email: string | null;
  readonly custom1: string | null;
  readonly custom2: string | null;
  readonly custom5: string | null;
  readonly job_title: string | null;
  readonly branch: string | null;
  readonly branch_code: string | null;
  readonly status: string | null;
  readonly superior_id: number | null;
  readonly superior_name: string | null;
  readonly active: boolean;
  readonly created_at: Date;
  readonly changed_at: Date;
  readonly external_id: string | null;
  readonly sent: SentValues | null;
  readonly sent_emails: readonly SentEmail[] | null;
  readonly pending_manager: string | null;
}

/** SQL with the columns of a person that filters read: `u` and the joined tables. */
const scimPeople = (source: string) => sql`users u
  left join scim_people s on s.source = ${source} and s.user_id = u.id
  left join external_ids e on e.source = ${source} and e.kind = 'PERSON' and e.record_id = u.id
  left join job_titles j on j.id = u.job_title_id
  left join branches b on b.id = u.branch_id
  left join assignee_statuses st on st.id = u.status_id
  left join users m on m.id = u.superior_id`;

/** People whom the connection did not delete. */
const visible = sql`u.kind = 'PERSON' and s.removed_at is null`;

const ownColumns = sql`u.id, u.user_name, u.first_name, u.last_name, u.complete_name, u.nick_name, u.email, u.custom1,
  u.custom2, u.custom5, u.superior_id, u.active, u.created_at, u.changed_at, e.external_id, s.sent, s.sent_emails,
  s.pending_manager`;

const columns = sql`${ownColumns}, j.name as job_title, b.name as branch, b.code as branch_code, st.description as status,
  m.complete_name as superior_name`;

// look-ups instead of joins, which the planner would order in many ways for one row
const lookedUp = sql`
  (select name from job_titles where id = u.job_title_id) as job_title,
  (select name from branches where id = u.branch_id) as branch,
  (select code from branches where id = u.branch_id) as branch_code,
  (select description from assignee_statuses where id = u.status_id) as status,
  (select complete_name from users where id = u.superior_id) as superior_name`;

const oneOf = (source: string, id: number) => sql`users u
  left join scim_people s on s.source = ${source} and s.user_id = u.id
  left join external_ids e on e.source = ${source} and e.kind = 'PERSON' and e.record_id = u.id
  where u.id = ${id} and ${visible}`;

/** Returns a person; null if the id is unknown or the connection deleted the person. */
export async function findScimPerson(db: Db, source: string, id: number): Promise<ScimPersonRow | null> {
  const { rows } = await sql<ScimPersonRow>`
    select ${ownColumns}, ${lookedUp} from ${oneOf(source, id)}`.execute(db);
  return rows[0] ?? null;
}

/** A person as a connection reads them, with all that the checks of a change read. */
export type ScimPersonToWrite = ScimPersonRow & PersonToWrite;

/** Returns a person to change; null as {@link findScimPerson}. */
export async function findScimPersonToWrite(db: Db, source: string, id: number): Promise<ScimPersonToWrite | null> {
  const { rows } = await sql<ScimPersonToWrite>`
    select ${ownColumns}, ${lookedUp}, ${personToWrite} from ${oneOf(source, id)}`.execute(db);
  return rows[0] ?? null;
}

/** Part of a list: `where` is SQL on {@link scimPeople}, null for everyone. */
export interface ScimListQuery {
  readonly where: RawBuilder<unknown> | null;
  readonly offset: number;
  readonly limit: number;
}

/** Returns the people that match, ordered by id, and their number. */
export async function listScimPeople(
  db: Db,
  source: string,
  { where, offset, limit }: ScimListQuery,
): Promise<{ readonly rows: readonly ScimPersonRow[]; readonly total: number }> {
  const found = sql`from ${scimPeople(source)} where ${visible} and ${where ?? sql`true`}`;
  const { rows } = await sql<ScimPersonRow>`
    select ${columns} ${found} order by u.id limit ${limit} offset ${offset}`.execute(db);
  return { rows, total: await totalOf(db, found, { shown: rows.length, offset, limit }) };
}

/** Returns the number of rows of a list. They are counted only if the part that is shown does not end with the last one. */
export async function totalOf(
  db: Db,
  found: RawBuilder<unknown>,
  { shown, offset, limit }: { readonly shown: number; readonly offset: number; readonly limit: number },
): Promise<number> {
  const isLast = shown > 0 ? shown < limit : limit > 0 && offset === 0;
  if (isLast) return offset + shown;
  const { rows } = await sql<{ total: number }>`select count(*)::integer as total ${found}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Users whom a new person would meet. */
export interface SameUsers {
  /** The user, of any kind, with the user name without regard to case. */
  readonly named: { readonly id: number; readonly user_name: string } | null;
  /** The person with the external id, and their user name. */
  readonly linked: { readonly id: number; readonly user_name: string } | null;
}

/** Returns the users with a user name and with an external id of the source, which may be null. */
export async function findSameUsers(
  db: Db,
  source: string,
  { userName, externalId }: { readonly userName: string; readonly externalId: string | null },
): Promise<SameUsers> {
  const user = sql`json_build_object('id', u.id, 'user_name', u.user_name)`;
  const { rows } = await sql<SameUsers>`
    select (select ${user} from users u where lower(u.user_name) = lower(${userName})) as named,
      (select ${user} from external_ids e join users u on u.id = e.record_id
        where e.source = ${source} and e.kind = 'PERSON' and e.external_id = ${externalId}) as linked`.execute(db);
  return rows[0] ?? { named: null, linked: null };
}

/** Returns the statement that sets the external id of a person at the source. */
export const linkedTo = (source: string, id: RawBuilder<unknown>, externalId: string, at: Date) => sql`
  insert into external_ids (source, kind, external_id, record_id, linked_at)
  values (${source}, 'PERSON', ${externalId}, ${id}, ${at})
  on conflict (source, kind, record_id) do update
    set external_id = excluded.external_id, linked_at = excluded.linked_at`;

/** Sets or removes the external id of a person at the source. */
export async function linkPerson(db: Db, source: string, id: number, externalId: string | null, at: Date) {
  if (externalId !== null) {
    await linkedTo(source, sql`${id}`, externalId, at).execute(db);
    return;
  }
  await db
    .deleteFrom('external_ids')
    .where('source', '=', source)
    .where('kind', '=', 'PERSON')
    .where('record_id', '=', id)
    .execute();
}

/** Data that the connection keeps about a person. */
export interface SentPerson {
  readonly sent: SentValues;
  readonly emails: readonly SentEmail[] | null;
  readonly pendingManager: string | null;
}

/** Returns the statement that stores what the connection sent about a person, who then is not deleted any more. */
export const keptAsSent = (
  source: string,
  id: RawBuilder<unknown>,
  { sent, emails, pendingManager }: SentPerson,
): RawBuilder<unknown> => sql`
  insert into scim_people (source, user_id, sent, sent_emails, pending_manager)
  values (${source}, ${id}, ${JSON.stringify(sent)}::jsonb, ${emails && JSON.stringify(emails)}::jsonb, ${pendingManager})
  on conflict (source, user_id) do update set sent = excluded.sent, sent_emails = excluded.sent_emails,
    pending_manager = excluded.pending_manager, removed_at = null, removed_external_id = null, name_released = false`;

/** A person whom a connection deleted. */
export interface RemovedRow {
  readonly removed_at: Date;
  readonly removed_external_id: string | null;
  readonly name_released: boolean;
}

/** Returns when and with which external id a connection deleted a person; null if it did not delete the person. */
export async function findRemovedPerson(db: Db, source: string, id: number): Promise<RemovedRow | null> {
  const row = await db
    .selectFrom('scim_people')
    .select(['removed_at', 'removed_external_id', 'name_released'])
    .where('source', '=', source)
    .where('user_id', '=', id)
    .where('removed_at', 'is not', null)
    .executeTakeFirst();
  return row?.removed_at ? { ...row, removed_at: row.removed_at } : null;
}

/** Removes the links of a person to a source and notes that the connection deleted the person. */
export async function removeScimPerson(db: Db, source: string, id: number, at: Date): Promise<void> {
  await sql`
    insert into scim_people (source, user_id, removed_at, removed_external_id)
    select ${source}, ${id}, ${at}, (
      select external_id from external_ids where source = ${source} and kind = 'PERSON' and record_id = ${id}
    )
    on conflict (source, user_id) do update set sent = '{}', sent_emails = null, pending_manager = null,
      removed_at = excluded.removed_at, removed_external_id = excluded.removed_external_id, name_released = false`.execute(
    db,
  );
  await linkPerson(db, source, id, null, at);
  await db
    .deleteFrom('attribute_owners')
    .where('source', '=', source)
    .where('kind', '=', 'PERSON')
    .where('record_id', '=', id)
    .execute();
}

/** Makes a person whom a connection deleted visible to it again. */
export async function restoreScimPerson(db: Db, source: string, id: number): Promise<void> {
  await db
    .updateTable('scim_people')
    .set({ removed_at: null, removed_external_id: null, name_released: false })
    .where('source', '=', source)
    .where('user_id', '=', id)
    .execute();
}

/** Returns the id of the person that a connection's text about a manager means: an id, an external id or a user name. */
export async function findManager(db: Db, source: string, text: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select u.id from users u
      left join scim_people s on s.source = ${source} and s.user_id = u.id
    where u.kind = 'PERSON' and s.removed_at is null and u.id in (
      select id from users where id = ${idIn(text)}
      union all select record_id from external_ids
        where source = ${source} and kind = 'PERSON' and external_id = ${text}
      union all select id from users where lower(user_name) = lower(${text})
    )
    order by u.id = ${idIn(text)} desc nulls last, lower(u.user_name) = lower(${text}), u.id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** Returns a text as an id; null if it is not a valid id. */
export const idIn = (text: string): number | null => {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= 2_147_483_647 ? id : null;
};

/** Returns the people who wait for a manager with one of these names. */
export async function findWaitingFor(db: Db, source: string, names: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from scim_people where source = ${source} and removed_at is null
      and lower(pending_manager) = any (${names.map((name) => name.toLowerCase())}::text[]) order by user_id`.execute(
    db,
  );
  return rows.map(({ user_id }) => user_id);
}

/** Removes the note that a person waits for a manager. */
export async function endWaiting(db: Db, source: string, id: number): Promise<void> {
  await db
    .updateTable('scim_people')
    .set({ pending_manager: null })
    .where('source', '=', source)
    .where('user_id', '=', id)
    .execute();
}

/** Records of the register that a connection names. */
export async function findNamedRecords(
  db: Db,
  names: {
    readonly title: string | null;
    readonly division: string | null;
    readonly branchCode: string | null;
    readonly department: string | null;
    readonly status: string | null;
  },
) {
  const branchNamed = (name: string | null) => sql`(
    select id from branches where fold(name) = fold(${name}::text) order by active desc, id limit 1)`;
  const { rows } = await sql<{
    job_title_id: number | null;
    branch_of_code: number | null;
    branch_of_division: number | null;
    sector_ids: number[];
    status_id: number | null;
  }>`
    select
      (select id from job_titles where fold(name) = fold(${names.title}::text) order by active desc, id limit 1)
        as job_title_id,
      coalesce((select id from branches where fold(code) = fold(${names.branchCode}::text) limit 1),
        ${branchNamed(names.branchCode)}) as branch_of_code,
      ${branchNamed(names.division)} as branch_of_division,
      array(select id from sectors where fold(description) = fold(${names.department}::text) order by id limit 2)
        as sector_ids,
      ${statusNamed(names.status)} as status_id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The query returned no row');
  return row;
}
