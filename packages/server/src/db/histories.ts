import type { Insertable } from 'kysely';
import type { Db } from '../context.ts';
import type { HistoriesTable } from './schema.ts';

/** Writes one line of a request's history. `message` comes from `historyMessages`, which escapes what people wrote. */
export async function insertHistory(db: Db, entry: Insertable<HistoriesTable>): Promise<void> {
  await db.insertInto('histories').values(entry).execute();
}
