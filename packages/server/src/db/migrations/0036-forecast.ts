import { type Kysely, sql } from 'kysely';

/** The newest finished requests of a process version, on which forecasts are based. */
const statements = [
  sql`create index instances_finished_of_process on instances (process_id, finished_at desc) include (idk)
    where status = 'FINISHED'`,
];

export const forecast = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
