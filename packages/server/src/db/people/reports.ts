import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';

/** Returns an active person with a complete name, or undefined. */
export function findActivePerson(db: Db, id: number) {
  return db
    .selectFrom('users')
    .select(['id', 'complete_name'])
    .where('id', '=', id)
    .where('active', '=', true)
    .where('kind', '=', 'PERSON')
    .executeTakeFirst();
}

/** Returns the active people who report to a person, by id. */
export function findReports(db: Db, superiorId: number): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('users')
    .select(['id', 'complete_name as name'])
    .where('superior_id', '=', superiorId)
    .where('active', '=', true)
    .where('kind', '=', 'PERSON')
    .orderBy('id')
    .execute();
}

/** Returns the names of the sources that own the superior of these people. */
export async function findSourcesOfSuperiors(db: Db, people: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct d.name from attribute_owners o join directory_sources d on d.key = o.source
    where o.kind = 'PERSON' and o.attribute = 'superiorId' and o.record_id = any (${people}::integer[])
    order by d.name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Sets the superior of people. */
export async function setSuperior(db: Db, people: readonly number[], superiorId: number, at: Date): Promise<void> {
  await sql`
    update users set superior_id = ${superiorId}, changed_at = ${at}
    where id = any (${people}::integer[])`.execute(db);
}
