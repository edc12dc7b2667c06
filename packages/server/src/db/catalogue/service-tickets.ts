import type { Db } from '../connection/db.ts';

/** A ticket as it is kept. */
export interface StoredServiceTicket {
  /** Of the ticket, which itself is nowhere kept. */
  readonly hash: string;
  readonly userId: number;
  readonly processId: number;
  readonly expiresAt: Date;
}

/** Keeps a ticket until it is used or over. */
export async function storeServiceTicket(db: Db, ticket: StoredServiceTicket): Promise<void> {
  const { hash, userId, processId, expiresAt } = ticket;
  await db
    .insertInto('service_tickets')
    .values({ hash, user_id: userId, process_id: processId, expires_at: expiresAt })
    .execute();
}

/** The active person a valid ticket was given to and the service it is for; it is used up by asking. */
export async function takeServiceTicket(db: Db, hash: string, now: Date) {
  // one statement: of two who bring the same ticket, one gets an answer
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

/** Forgets tickets that nobody used in time. */
export async function deleteExpiredServiceTickets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('service_tickets').where('expires_at', '<=', now).execute();
}
