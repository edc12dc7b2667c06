import type { Insertable } from 'kysely';
import type { Db } from '../connection/db.ts';
import type { HistoriesTable, HistoryKind } from '../tables/schema.ts';

/** Inserts an entry into a request's history. `message` comes from `historyMessages`, which escapes user input. */
export async function insertHistory(db: Db, entry: Insertable<HistoriesTable>): Promise<void> {
  await db.insertInto('histories').values(entry).execute();
}

/** Returns whether the history of a request contains an entry of this kind. */
export async function hasHappened(db: Db, protocol: string, kind: HistoryKind): Promise<boolean> {
  const entry = await db
    .selectFrom('histories')
    .innerJoin('instances', 'instances.idk', 'histories.idk')
    .select('histories.id')
    .where('instances.protocol', '=', protocol)
    .where('histories.kind', '=', kind)
    .executeTakeFirst();
  return entry !== undefined;
}
