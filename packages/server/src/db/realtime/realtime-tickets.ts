import type { Db } from '../connection/db.ts';

/** A stored ticket. */
export interface StoredTicket {
  /** Hash of the ticket; the ticket itself is never stored. */
  readonly hash: string;
  readonly userId: number;
  readonly expiresAt: Date;
}

/** Stores a ticket until it is used or expires. */
export async function storeRealtimeTicket(db: Db, { hash, userId, expiresAt }: StoredTicket): Promise<void> {
  await db.insertInto('realtime_tickets').values({ hash, user_id: userId, expires_at: expiresAt }).execute();
}

/** Consumes a valid ticket and returns its active user; null for any other ticket. */
export async function takeRealtimeTicket(
  db: Db,
  hash: string,
  now: Date,
): Promise<{ readonly id: number; readonly userName: string } | null> {
  // one statement, so that only one of two concurrent calls with the same ticket succeeds
  const taken = await db
    .with('taken', (cte) => cte.deleteFrom('realtime_tickets').where('hash', '=', hash).returningAll())
    .selectFrom('taken')
    .innerJoin('users', 'users.id', 'taken.user_id')
    .select(['users.id', 'users.user_name'])
    .where('taken.expires_at', '>', now)
    .where('users.active', '=', true)
    .executeTakeFirst();
  return taken ? { id: taken.id, userName: taken.user_name } : null;
}

/** Deletes expired tickets. */
export async function deleteExpiredRealtimeTickets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('realtime_tickets').where('expires_at', '<=', now).execute();
}
