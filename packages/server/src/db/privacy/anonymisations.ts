import { type Selectable, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import type { AnonymisationsTable, FormerPerson } from '../tables/privacy-tables.ts';

/** State of an anonymisation that is not finished. */
export interface PendingAnonymisation {
  readonly userId: number;
  readonly former: FormerPerson;
  readonly step: string;
  readonly place: Selectable<AnonymisationsTable>['place'];
}

/** Stores an anonymisation to carry out; one of the same person that was carried out before starts again. */
export async function insertAnonymisation(
  db: Db,
  {
    userId,
    former,
    step,
    at,
  }: {
    readonly userId: number;
    readonly former: FormerPerson;
    readonly step: string;
    readonly at: Date;
  },
): Promise<void> {
  await sql`
    insert into anonymisations (user_id, former, step, created_at)
    values (${userId}, ${JSON.stringify(former)}::jsonb, ${step}, ${at})
    on conflict (user_id) do update
      set former = excluded.former, step = excluded.step, place = null, created_at = excluded.created_at,
        finished_at = null`.execute(db);
}

/**
 * Returns the oldest unfinished anonymisation and locks it until the transaction ends; undefined if all are finished.
 */
export async function lockOldestAnonymisation(db: Db): Promise<PendingAnonymisation | undefined> {
  const row = await db
    .selectFrom('anonymisations')
    .selectAll()
    .where('finished_at', 'is', null)
    .orderBy('created_at')
    .orderBy('user_id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!row?.former) return undefined;
  return { userId: row.user_id, former: row.former, step: row.step, place: row.place };
}

/** Stores how far an anonymisation is. */
export async function moveAnonymisation(
  db: Db,
  userId: number,
  { step, place }: { readonly step: string; readonly place: unknown },
): Promise<void> {
  await db
    .updateTable('anonymisations')
    .set({ step, place: place === null ? null : JSON.stringify(place) })
    .where('user_id', '=', userId)
    .execute();
}

/** Ends an anonymisation and forgets the former names. */
export async function finishAnonymisation(db: Db, userId: number, at: Date): Promise<void> {
  await db
    .updateTable('anonymisations')
    .set({ former: null, place: null, finished_at: at })
    .where('user_id', '=', userId)
    .execute();
}
