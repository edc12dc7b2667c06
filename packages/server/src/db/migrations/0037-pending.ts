import { type Kysely, sql } from 'kysely';

/** SQL for the ids in a list of a step's definition; other values are left out, because publishing must not fail. */
const idsOf = (list: 'assignees' | 'groups') => sql`coalesce(
  (
    select array_agg(distinct id::integer)
    from jsonb_path_query(step, ${sql.lit(`$.${list}[*].id ? (@ > 0 && @ <= 2147483647)`)}) id
  ),
  '{}'
)`;

/**
 * For the list of pending work: the failed steps, the people and groups that each step of a process names, because
 * reading them from the definitions takes seconds, and people by the time at which their access ended.
 */
const statements = [
  sql`create index instance_steps_failed on instance_steps (idk) include (step_id, finished_at) where status = 'FAILED'`,
  sql`create index users_deactivated on users (deactivated_at) where deactivated_at is not null`,
  sql`alter table process_steps add column assignee_ids integer[] not null default '{}'`,
  sql`alter table process_steps add column group_ids integer[] not null default '{}'`,
  sql`create or replace function index_process_steps(process integer, definition jsonb) returns void language sql as $$
    delete from process_steps where process_id = process;
    insert into process_steps (process_id, step_id, title, type, next_steps, assignee_ids, group_ids)
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
      ),
      ${idsOf('assignees')},
      ${idsOf('groups')}
    from jsonb_path_query(definition, '$.steps[*]') step where step ->> 'id' is not null
    on conflict do nothing
  $$`,
  sql`select index_process_steps(id, definition) from processes`,
];

export const pending = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
