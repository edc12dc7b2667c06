import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { ownedBy } from '../people/person-rows.ts';

/** Makes a source the owner of attributes of a person. */
export async function ownAttributes(
  db: Db,
  userId: number,
  source: string,
  attributes: readonly string[],
  at: Date,
): Promise<void> {
  await ownedBy({ source, attributes }, sql`${userId}::integer`, at).execute(db);
}
