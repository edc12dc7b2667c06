import type { Selectable } from 'kysely';
import type { Db } from '../connection/db.ts';
import type { ServiceCallbacksTable } from '../tables/integration-tables.ts';

/** A callback address for one visit of an asynchronous step. */
export interface NewCallback {
  readonly id: string;
  readonly idk: number;
  readonly stepId: string;
  readonly visit: number;
  readonly secretHash: string;
  readonly at: Date;
}

/** Inserts the callback address of a visit; returns false if it already has one. */
export async function insertCallback(db: Db, callback: NewCallback): Promise<boolean> {
  const { id, idk, stepId, visit, secretHash, at } = callback;
  const result = await db
    .insertInto('service_callbacks')
    .values({ id, idk, step_id: stepId, visit, secret_hash: secretHash, created_at: at })
    .onConflict((conflict) => conflict.columns(['idk', 'visit']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Returns whether a visit has a callback address. */
export async function hasCallback(db: Db, idk: number, visit: number): Promise<boolean> {
  const row = await db
    .selectFrom('service_callbacks')
    .select('id')
    .where('idk', '=', idk)
    .where('visit', '=', visit)
    .executeTakeFirst();
  return row !== undefined;
}

type CallbackRow = Pick<Selectable<ServiceCallbacksTable>, 'idk' | 'step_id' | 'secret_hash' | 'body_hash' | 'closed'>;

/** Returns a callback address by its id, or null. With `lock`, its row is locked until the transaction ends. */
export async function findCallback(db: Db, id: string, lock: 'lock' | 'read'): Promise<CallbackRow | null> {
  const query = db
    .selectFrom('service_callbacks')
    .select(['idk', 'step_id', 'secret_hash', 'body_hash', 'closed'])
    .where('id', '=', id);
  return (await (lock === 'lock' ? query.forUpdate() : query).executeTakeFirst()) ?? null;
}

/** Records the body posted to an address, after which the address accepts no other answer. */
export async function noteCallback(db: Db, id: string, bodyHash: string): Promise<void> {
  await db.updateTable('service_callbacks').set({ body_hash: bodyHash, closed: true }).where('id', '=', id).execute();
}

/** Closes the callback addresses of these requests, so that pending answers are no longer accepted. */
export async function closeCallbacks(db: Db, idks: readonly number[]): Promise<void> {
  await db
    .updateTable('service_callbacks')
    .set({ closed: true })
    .where('idk', 'in', idks)
    .where('closed', '=', false)
    .execute();
}

/** Deletes closed addresses created before `before`. */
export async function deleteOldCallbacks(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('service_callbacks').where('closed', '=', true).where('created_at', '<', before).execute();
}
