import type { Db } from '../connection/db.ts';

/** A ticket as it is kept. */
export interface StoredTicket {
  /** Of the ticket, which itself is nowhere kept. */
  readonly hash: string;
  readonly userId: number;
  readonly expiresAt: Date;
}

/** Keeps a ticket until it is used or over. */
export async function storeRealtimeTicket(db: Db, { hash, userId, expiresAt }: StoredTicket): Promise<void> {
  await db.insertInto('realtime_tickets').values({ hash, user_id: userId, expires_at: expiresAt }).execute();
}

/** The active person a valid ticket was given to; it is used up by asking. Null for any other. */
export async function takeRealtimeTicket(
  db: Db,
  hash: string,
  now: Date,
): Promise<{ readonly id: number; readonly userName: string } | null> {
  // one statement: of two who bring the same ticket, one gets in
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

/** Forgets tickets that nobody used in time. */
export async function deleteExpiredRealtimeTickets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('realtime_tickets').where('expires_at', '<=', now).execute();
}
