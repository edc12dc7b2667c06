import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';

/** Scope of an idempotency key: one user and one endpoint. */
export interface IdempotencyScope {
  readonly userId: number;
  readonly endpoint: string;
  readonly key: string;
}

/** The stored answer to a call. */
export interface StoredAnswer {
  readonly requestHash: string;
  readonly status: number;
  readonly response: string | null;
}

/** Locks the key until the transaction ends; returns false if another transaction has locked it. */
export async function tryLockIdempotencyKey(db: Db, scope: IdempotencyScope): Promise<boolean> {
  const name = JSON.stringify([scope.userId, scope.endpoint, scope.key]);
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as locked`.execute(db);
  return rows[0]?.locked ?? false;
}

/** Returns the answer stored under the key since `since`, or null. */
export async function findStoredAnswer(db: Db, scope: IdempotencyScope, since: Date): Promise<StoredAnswer | null> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'response'])
    .where('user_id', '=', scope.userId)
    .where('endpoint', '=', scope.endpoint)
    .where('key', '=', scope.key)
    .where('created_at', '>=', since)
    .executeTakeFirst();
  if (!row || row.status === null) return null;
  return { requestHash: row.request_hash, status: row.status, response: row.response };
}

/** Stores an answer; replaces an expired one. */
export async function storeAnswer(db: Db, scope: IdempotencyScope, answer: StoredAnswer, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', scope.userId)
    .where('endpoint', '=', scope.endpoint)
    .where('key', '=', scope.key)
    .execute();
  await db
    .insertInto('idempotency_keys')
    .values({
      user_id: scope.userId,
      endpoint: scope.endpoint,
      key: scope.key,
      request_hash: answer.requestHash,
      status: answer.status,
      response: answer.response,
      created_at: now,
    })
    .execute();
}

/** Deletes answers older than `before`. */
export async function deleteStoredAnswers(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}
