import { type Kysely, sql } from 'kysely';

/** The failed steps, which the list of pending work shows. */
const statements = [
  sql`create index instance_steps_failed on instance_steps (idk) include (step_id, finished_at) where status = 'FAILED'`,
];

export const pending = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
