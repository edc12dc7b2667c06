import { type Kysely, sql } from 'kysely';

/**
 * Unsent user input of tasks, and which users have which task open on the screen. A draft is deleted when its task is
 * closed by any user, and when its writer transfers the task; triggers do this.
 */
const statements = [
  sql`create table task_drafts (
    task_id integer not null references tasks on delete cascade,
    user_id integer not null references users on delete cascade,
    values jsonb not null,
    comment text,
    bytes integer not null,
    revision integer not null,
    saved_at timestamptz not null,
    primary key (task_id, user_id)
  )`,
  sql`create index task_drafts_of_user on task_drafts (user_id)`,
  sql`create index task_drafts_saved on task_drafts (saved_at)`,
  sql`create function drafts_end_with_task() returns trigger language plpgsql as $$
    begin
      delete from task_drafts where task_id = new.id;
      return null;
    end
  $$`,
  sql`create trigger tasks_end_drafts after update of status on tasks
    for each row when (old.status = 'TO_DO' and new.status <> 'TO_DO') execute function drafts_end_with_task()`,
  sql`create function draft_ends_with_transfer() returns trigger language plpgsql as $$
    begin
      delete from task_drafts where task_id = new.task_id and user_id = new.user_id;
      return null;
    end
  $$`,
  sql`create trigger histories_end_drafts after insert on histories
    for each row when (new.kind = 'TRANSFERRED') execute function draft_ends_with_transfer()`,
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
