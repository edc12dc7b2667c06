import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { isRequestBlocked } from './legal-blocks.ts';
import type { RemovedRequest } from './retention.ts';

/** A person in the list of removed data; `created` distinguishes another person who got the id after a restore. */
export interface RemovedPerson {
  readonly person: number;
  readonly created: string;
}

/** An entry of the list. */
export type RemovedEntry = RemovedPerson | { readonly request: number; readonly protocol: string };

const created = sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`;

/** Returns the entry of a person. */
export async function findPersonEntry(db: Db, id: number): Promise<RemovedPerson | null> {
  const { rows } = await sql<RemovedPerson>`
    select id as person, ${created} as created from users where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Returns the people of these entries whose personal data are stored. */
export async function listReturnedPeople(db: Db, people: readonly RemovedPerson[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from users u join jsonb_to_recordset(${JSON.stringify(people)}::jsonb) e (person integer, created text)
      on e.person = u.id
    where u.anonymised_at is null and u.kind = 'PERSON' and ${created} = e.created order by u.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns the ended requests of these protocols whose content is stored and that no legal block keeps. */
export async function listReturnedRequests(db: Db, protocols: readonly string[]): Promise<readonly RemovedRequest[]> {
  const { rows } = await sql<RemovedRequest>`
    select i.idk, i.protocol from instances i join processes p on p.id = i.process_id
    where i.protocol = any (${protocols}::uuid[]) and i.content_removed_at is null and i.status <> 'IN_PROGRESS'
      and not ${isRequestBlocked('i', 'p')} order by i.idk`.execute(db);
  return rows;
}

/** Waits until no other server adds to the list, until the transaction ends. */
export async function lockRemovedList(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('tramita removed list'), hashtext(current_schema()))`.execute(db);
}
