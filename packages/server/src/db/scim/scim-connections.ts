import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { nameOrder } from '../lists/search-text.ts';

/** A service account with the scope `scim`. */
export interface ScimConnectionRow {
  readonly id: number;
  readonly name: string;
  readonly creates_records: boolean;
  readonly called_at: Date | null;
  readonly called: string | null;
  readonly called_status: number | null;
  readonly people: number;
  readonly groups: number;
}

const selected = (where = sql`true`) => sql<ScimConnectionRow>`
  select u.id, u.complete_name as name, coalesce(c.creates_records, true) as creates_records, c.called_at, c.called,
    c.called_status,
    (select count(*)::integer from scim_people p where p.source = 'scim:' || u.id and p.removed_at is null) as people,
    (select count(*)::integer from scim_groups g where g.source = 'scim:' || u.id) as groups
  from service_accounts a join users u on u.id = a.user_id left join scim_connections c on c.account_id = a.user_id
  where a.removed_at is null and 'scim' = any (a.scopes) and ${where}
  order by ${nameOrder(sql<string>`u.complete_name`)}, u.id`;

/** Returns all connections by name. */
export async function listScimConnectionRows(db: Db): Promise<readonly ScimConnectionRow[]> {
  return (await selected().execute(db)).rows;
}

/** Returns a connection, or null. */
export async function findScimConnection(db: Db, id: number): Promise<ScimConnectionRow | null> {
  return (await selected(sql`u.id = ${id}`).execute(db)).rows[0] ?? null;
}

/** Stores whether a connection creates job titles and branches. */
export async function setCreatesRecords(db: Db, id: number, createsRecords: boolean): Promise<void> {
  await db
    .insertInto('scim_connections')
    .values({ account_id: id, creates_records: createsRecords })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ creates_records: createsRecords }))
    .execute();
}

/** Returns the option of a connection, and the name under which it is stored as a source; null if it is not stored yet. */
export async function findScimOptions(
  db: Db,
  id: number,
  source: string,
): Promise<{ readonly createsRecords: boolean; readonly sourceName: string | null }> {
  const { rows } = await sql<{ createsRecords: boolean; sourceName: string | null }>`
    select coalesce((select creates_records from scim_connections where account_id = ${id}), true) as "createsRecords",
      (select name from directory_sources where key = ${source}) as "sourceName"`.execute(db);
  return rows[0] ?? { createsRecords: true, sourceName: null };
}

/** Stores the last call of a connection. */
export async function noteScimCall(
  db: Db,
  id: number,
  { at, call, status }: { readonly at: Date; readonly call: string; readonly status: number },
): Promise<void> {
  const last = { called_at: at, called: call, called_status: status };
  await db
    .insertInto('scim_connections')
    .values({ account_id: id, ...last })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(last))
    .execute();
}
