import { type Kysely, sql } from 'kysely';

/**
 * Favourites of the catalogue, stored by process regardless of its version, and tickets for external services, of which
 * only the hash is stored.
 */
const statements = [
  sql`create table favourite_services (
    user_id integer not null references users on delete cascade,
    parent_id integer not null references processes on delete cascade,
    primary key (user_id, parent_id)
  )`,
  sql`create table service_tickets (
    hash text primary key,
    user_id integer not null references users on delete cascade,
    process_id integer not null references processes on delete cascade,
    expires_at timestamptz not null
  )`,
  sql`create index service_tickets_expiry on service_tickets (expires_at)`,
];

export const serviceShortcuts = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
