import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';

/** Returns the direct superior of each of these people who has an active one. */
export async function findActiveSuperiors(db: Db, people: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; superior: number }>`
    select u.id, s.id as superior from users u join users s on s.id = u.superior_id
    where u.id = any (${people}::integer[]) and s.active`.execute(db);
  return new Map(rows.map(({ id, superior }) => [id, superior]));
}

/**
 * Returns the number of people whose access a source ended within the last hour, or null if the time stored under a
 * setting is after `since`.
 */
export async function countLeftOf(
  db: Db,
  source: string,
  { setting, since }: { readonly setting: string; readonly since: Date },
): Promise<number | null> {
  const { rows } = await sql<{ left: number }>`
    select (
      select count(*)::integer from users u where u.deactivated_at > now() - interval '1 hour' and (
        exists (
          select from attribute_owners o where o.kind = 'PERSON' and o.record_id = u.id and o.attribute = 'active'
            and o.source = ${source}
        )
        -- a connection that deletes a person owns nothing of them afterwards
        or exists (select from scim_people s where s.user_id = u.id and s.source = ${source} and s.removed_at is not null)
      )
    ) as left
    where not exists (select from settings where key = ${setting} and value::timestamptz > ${since})`.execute(db);
  return rows[0]?.left ?? null;
}

/** Returns the number of people whom a source keeps active, counted up to `most`. */
export async function countActiveOf(db: Db, source: string, most: number): Promise<number> {
  const { rows } = await sql<{ active: number }>`
    select count(*)::integer as active from (
      select from attribute_owners o join users u on u.id = o.record_id
      where o.kind = 'PERSON' and o.attribute = 'active' and o.source = ${source} and u.active limit ${most}
    ) counted`.execute(db);
  return rows[0]?.active ?? 0;
}

/** A user who gets an e-mail. */
export interface Recipient {
  readonly id: number;
  readonly email: string | null;
  readonly locale: string | null;
}

/** Returns the addresses and languages of users. */
export const findRecipients = (db: Db, ids: readonly number[]): Promise<Recipient[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('users').select(['id', 'email', 'locale']).where('id', 'in', ids).orderBy('id').execute();
