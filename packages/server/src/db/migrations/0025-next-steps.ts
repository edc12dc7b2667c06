import { type Kysely, sql } from 'kysely';

/**
 * Replaces the reachable steps of each step with its direct successors: a process of 1,000 steps has a million pairs of
 * reachable steps, and publishing it would block the database for seconds.
 */
const statements = [
  sql`alter table process_steps add column next_steps text[] not null default '{}'`,
  sql`create or replace function index_process_steps(process integer, definition jsonb) returns void language sql as $$
    delete from process_steps where process_id = process;
    insert into process_steps (process_id, step_id, title, type, next_steps)
    select
      process,
      step ->> 'id',
      coalesce(step ->> 'title', ''),
      coalesce(step ->> 'type', ''),
      coalesce(
        (
          select array_agg(distinct link ->> 'stepId')
          from jsonb_path_query(step, '$.connections[*]') link where link ->> 'stepId' is not null
        ),
        '{}'
      )
    from jsonb_path_query(definition, '$.steps[*]') step where step ->> 'id' is not null
    on conflict do nothing
  $$`,
  sql`alter table process_steps drop column ahead`,
  sql`select index_process_steps(id, definition) from processes`,
];

export const nextSteps = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
