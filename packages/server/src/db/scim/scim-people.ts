import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
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

/** Returns a person; null if the id is unknown or the connection deleted the person. */
export async function findScimPerson(db: Db, source: string, id: number): Promise<ScimPersonRow | null> {
  // look-ups instead of joins, which the planner would order in many ways for one row
  const { rows } = await sql<ScimPersonRow>`
    select ${ownColumns}, (select name from job_titles where id = u.job_title_id) as job_title,
      (select name from branches where id = u.branch_id) as branch,
      (select code from branches where id = u.branch_id) as branch_code,
      (select description from assignee_statuses where id = u.status_id) as status,
      (select complete_name from users where id = u.superior_id) as superior_name
    from users u
      left join scim_people s on s.source = ${source} and s.user_id = u.id
      left join external_ids e on e.source = ${source} and e.kind = 'PERSON' and e.record_id = u.id
    where u.id = ${id} and ${visible}`.execute(db);
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
  const counted = await sql<{ total: number }>`select count(*)::integer as total ${found}`.execute(db);
  const total = counted.rows[0]?.total ?? 0;
  if (limit === 0 || offset >= total) return { rows: [], total };
  const { rows } = await sql<ScimPersonRow>`
    select ${columns} ${found} order by u.id limit ${limit} offset ${offset}`.execute(db);
  return { rows, total };
}

/** Returns the id of the person with an external id of the source; null if the external id is unknown. */
export async function findLinkedPerson(db: Db, source: string, externalId: string): Promise<number | null> {
  const row = await db
    .selectFrom('external_ids')
    .select('record_id')
    .where('source', '=', source)
    .where('kind', '=', 'PERSON')
    .where('external_id', '=', externalId)
    .executeTakeFirst();
  return row?.record_id ?? null;
}

/** Sets or removes the external id of a person at the source. */
export async function linkPerson(db: Db, source: string, id: number, externalId: string | null, at: Date) {
  if (externalId === null) {
    await db
      .deleteFrom('external_ids')
      .where('source', '=', source)
      .where('kind', '=', 'PERSON')
      .where('record_id', '=', id)
      .execute();
    return;
  }
  await db
    .insertInto('external_ids')
    .values({ source, kind: 'PERSON', external_id: externalId, record_id: id, linked_at: at })
    .onConflict((conflict) =>
      conflict.columns(['source', 'kind', 'record_id']).doUpdateSet({ external_id: externalId, linked_at: at }),
    )
    .execute();
}

/** Data that the connection keeps about a person. */
export interface SentPerson {
  readonly sent: SentValues;
  readonly emails: readonly SentEmail[] | null;
  readonly pendingManager: string | null;
}

/** Stores what the connection sent about a person, who then is not deleted any more. */
export async function saveSentPerson(
  db: Db,
  source: string,
  id: number,
  { sent, emails, pendingManager }: SentPerson,
): Promise<void> {
  const stored = {
    sent: JSON.stringify(sent),
    sent_emails: emails && JSON.stringify(emails),
    pending_manager: pendingManager,
    removed_at: null,
    removed_external_id: null,
    name_released: false,
  };
  await db
    .insertInto('scim_people')
    .values({ source, user_id: id, ...stored })
    .onConflict((conflict) => conflict.columns(['source', 'user_id']).doUpdateSet(stored))
    .execute();
}

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
  },
) {
  const branchNamed = (name: string | null) => sql`(
    select id from branches where fold(name) = fold(${name}::text) order by active desc, id limit 1)`;
  const { rows } = await sql<{
    job_title_id: number | null;
    branch_of_code: number | null;
    branch_of_division: number | null;
    sector_ids: number[];
  }>`
    select
      (select id from job_titles where fold(name) = fold(${names.title}::text) order by active desc, id limit 1)
        as job_title_id,
      coalesce((select id from branches where fold(code) = fold(${names.branchCode}::text) limit 1),
        ${branchNamed(names.branchCode)}) as branch_of_code,
      ${branchNamed(names.division)} as branch_of_division,
      array(select id from sectors where fold(description) = fold(${names.department}::text) order by id limit 2)
        as sector_ids`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The query returned no row');
  return row;
}
