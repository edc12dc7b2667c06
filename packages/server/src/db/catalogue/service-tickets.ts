import type { Db } from '../connection/db.ts';

/** A stored ticket. */
export interface StoredServiceTicket {
  /** Hash of the ticket; the ticket itself is never stored. */
  readonly hash: string;
  readonly userId: number;
  readonly processId: number;
  readonly expiresAt: Date;
}

/** Stores a ticket until it is used or expires. */
export async function storeServiceTicket(db: Db, ticket: StoredServiceTicket): Promise<void> {
  const { hash, userId, processId, expiresAt } = ticket;
  await db
    .insertInto('service_tickets')
    .values({ hash, user_id: userId, process_id: processId, expires_at: expiresAt })
    .execute();
}

/** Consumes a valid ticket and returns its active user and its service. A ticket can be taken only once. */
export async function takeServiceTicket(db: Db, hash: string, now: Date) {
  // one statement, so that only one of two concurrent calls with the same ticket succeeds
  return db
    .with('taken', (cte) => cte.deleteFrom('service_tickets').where('hash', '=', hash).returningAll())
    .selectFrom('taken')
    .innerJoin('users', 'users.id', 'taken.user_id')
    .innerJoin('processes', 'processes.id', 'taken.process_id')
    .select(['users.user_name', 'users.complete_name', 'users.email'])
    .select(['processes.id', 'processes.name', 'processes.title'])
    .where('taken.expires_at', '>', now)
    .where('users.active', '=', true)
    .executeTakeFirst();
}

/** Deletes expired tickets. */
export async function deleteExpiredServiceTickets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('service_tickets').where('expires_at', '<=', now).execute();
}
