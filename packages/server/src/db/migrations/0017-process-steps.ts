import { type Kysely, sql } from 'kysely';

/**
 * Title, type and following steps of each step of a process version, taken from its definition, so that lists need not
 * read whole definitions. `ahead` contains the ids of the steps that can be reached from this one.
 */
const statements = [
  sql`create table process_steps (
    process_id integer not null references processes on delete cascade,
    step_id text not null,
    title text not null,
    type text not null,
    ahead text[] not null,
    primary key (process_id, step_id)
  )`,
  sql`create function index_process_steps(process integer, definition jsonb) returns void language sql as $$
    delete from process_steps where process_id = process;
    with recursive steps as (
      select step ->> 'id' as id, step ->> 'title' as title, step ->> 'type' as type, step
      from jsonb_path_query(definition, '$.steps[*]') step where step ->> 'id' is not null
    ), links as (
      select distinct steps.id as origin, link ->> 'stepId' as target
      from steps, jsonb_path_query(step, '$.connections[*]') link where link ->> 'stepId' is not null
    ), reach as (
      select origin, target from links
      union select reach.origin, links.target from reach join links on links.origin = reach.target
    ), ahead as (
      -- once for all steps: read anew for each of them, a process of 400 steps takes a minute
      select origin, array_agg(target) as targets from reach group by origin
    )
    insert into process_steps (process_id, step_id, title, type, ahead)
    select process, id, coalesce(title, ''), coalesce(type, ''), coalesce(targets, '{}')
    from steps left join ahead on ahead.origin = steps.id on conflict do nothing
  $$`,
  sql`select index_process_steps(id, definition) from processes`,
  sql`create function process_changed_steps() returns trigger language plpgsql as $$
    begin
      perform index_process_steps(new.id, new.definition);
      return null;
    end
  $$`,
  sql`create trigger processes_steps after insert or update of definition on processes
    for each row execute function process_changed_steps()`,
];

export const processSteps = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
