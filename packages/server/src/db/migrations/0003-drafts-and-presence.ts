import { type Kysely, sql } from 'kysely';

/** What people typed into tasks and have not sent, and who has which task open on the screen. */
const statements = [
  sql`create table task_drafts (
    task_id integer not null references tasks on delete cascade,
    user_id integer not null references users on delete cascade,
    values jsonb not null,
    comment text,
    revision integer not null,
    saved_at timestamptz not null,
    primary key (task_id, user_id)
  )`,
  sql`create index task_drafts_saved on task_drafts (saved_at)`,
  sql`create table task_presences (
    task_id integer not null references tasks on delete cascade,
    user_id integer not null references users on delete cascade,
    since timestamptz not null,
    seen_at timestamptz not null,
    is_editing boolean not null,
    primary key (task_id, user_id)
  )`,
  sql`create index task_presences_seen on task_presences (seen_at)`,
];

export const draftsAndPresence = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
