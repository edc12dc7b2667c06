import { type Kysely, sql } from 'kysely';

/** Indexes that let the dashboards count the tasks and ratings of processes without reading their rows. */
const statements = [
  sql`create index tasks_of_process on tasks (process_id, created_at) include (step_id, status, due_at, finished_at)`,
  sql`create index instances_rated on instances (process_id, created_at desc, idk desc) include (nps_status)
    where nps_status is not null`,
];

export const dashboardIndexes = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
