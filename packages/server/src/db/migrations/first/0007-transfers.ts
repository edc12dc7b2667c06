import { type Kysely, sql } from 'kysely';

/**
 * A transferred task is addressed to other users. The former addressees remain addressees of its request, on rows
 * without a task, so they can still see the request but do not count as addressees of the task. Whether a task may be
 * transferred is also stored on the task, so that lists need not read definitions. A trigger sets it, because the
 * version of a request never changes.
 */
const statements = [
  sql`alter table task_addressees alter column task_id drop not null`,
  sql`create or replace function addressee_of_task() returns trigger language plpgsql as $$
    begin
      if new.task_id is null then
        new.is_open := false;
        return new;
      end if;
      select tasks.idk, tasks.status = 'TO_DO' into new.instance_idk, new.is_open from tasks where tasks.id = new.task_id;
      return new;
    end
  $$`,
  sql`create unique index task_addressees_past_user on task_addressees (instance_idk, user_id)
    where task_id is null and user_id is not null`,
  sql`create unique index task_addressees_past_group on task_addressees (instance_idk, group_id)
    where task_id is null and group_id is not null`,
  sql`create function is_routable_step(process integer, step text) returns boolean language sql stable as $$
    select coalesce(bool_or(found ->> 'isRoutable' = 'true'), false)
    from processes, jsonb_array_elements(definition::jsonb -> 'steps') found
    where processes.id = process and found ->> 'id' = step
  $$`,
  sql`alter table tasks add column is_routable boolean`,
  sql`update tasks set is_routable = is_routable_step(process_id, step_id)`,
  sql`alter table tasks alter column is_routable set not null`,
  sql`create function task_is_routable() returns trigger language plpgsql as $$
    begin
      new.is_routable := is_routable_step(new.process_id, new.step_id);
      return new;
    end
  $$`,
  sql`create trigger tasks_are_routable before insert on tasks for each row execute function task_is_routable()`,
];

export const transfers = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
