import { type Kysely, sql } from 'kysely';

/** Indexes that let the report count and page tasks with any filter. */
const statements = [
  sql`create index tasks_report on tasks (created_at desc, id desc)
    include (idk, process_id, requester_id, status, type, held_by, finished_by, finished_at, due_at)`,
  sql`create index tasks_title on tasks (title, created_at desc, id desc) include (process_id, status)`,
  sql`create index tasks_requester on tasks (requester_id, created_at desc, id desc) include (process_id, status)`,
  sql`create index tasks_finished on tasks (finished_at) include (created_at, id) where finished_at is not null`,
];

export const taskReport = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
