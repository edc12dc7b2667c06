import { type Kysely, sql } from 'kysely';

/** The end of a task is news for its holder and its addressees, as a new holder is: it leaves their lists. */
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
