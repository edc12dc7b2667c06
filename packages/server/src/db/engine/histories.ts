import type { Insertable } from 'kysely';
import type { Db } from '../connection/db.ts';
import type { HistoriesTable, HistoryKind } from '../tables/schema.ts';

/** Writes one line of a request's history. `message` comes from `historyMessages`, which escapes what people wrote. */
export async function insertHistory(db: Db, entry: Insertable<HistoriesTable>): Promise<void> {
  await db.insertInto('histories').values(entry).execute();
}

/** Whether something of this kind ever happened to a request. */
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
