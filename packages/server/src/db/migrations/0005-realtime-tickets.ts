import { type Kysely, sql } from 'kysely';

/** Tickets that open the realtime channel once. Only their hash is kept. */
const statements = [
  sql`create table realtime_tickets (
    hash text primary key,
    user_id integer not null references users on delete cascade,
    expires_at timestamptz not null
  )`,
  sql`create index realtime_tickets_expiry on realtime_tickets (expires_at)`,
];

export const realtimeTickets = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
