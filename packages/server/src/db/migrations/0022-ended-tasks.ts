import { type Kysely, sql } from 'kysely';

/** Also notifies the holder and the addressees when a task ends, because it disappears from their lists. */
const statements = [
  sql`drop trigger tasks_tell_holders on tasks`,
  sql`create trigger tasks_tell_holders after update of held_by, status on tasks
    for each row when (old.held_by is distinct from new.held_by or old.status is distinct from new.status)
    execute function tell_holders()`,
];

export const endedTasks = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
