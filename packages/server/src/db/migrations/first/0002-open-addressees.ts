import { type Kysely, sql } from 'kysely';

/**
 * Adds to a task's addressees whether the task is open and its request, so that a queue reads only its own open tasks
 * regardless of the size of the history. Triggers keep these columns up to date.
 */
const statements = [
  sql`alter table task_addressees
    add column instance_idk integer references instances on delete cascade,
    add column is_open boolean`,
  sql`update task_addressees set instance_idk = tasks.idk, is_open = tasks.status = 'TO_DO'
    from tasks where tasks.id = task_addressees.task_id`,
  sql`alter table task_addressees alter column instance_idk set not null, alter column is_open set not null`,
  sql`create function addressee_of_task() returns trigger language plpgsql as $$
    begin
      select tasks.idk, tasks.status = 'TO_DO' into new.instance_idk, new.is_open from tasks where tasks.id = new.task_id;
      return new;
    end
  $$`,
  sql`create trigger task_addressees_of_task before insert on task_addressees
    for each row execute function addressee_of_task()`,
  sql`create function task_changes_status() returns trigger language plpgsql as $$
    begin
      update task_addressees set is_open = new.status = 'TO_DO' where task_id = new.id;
      return null;
    end
  $$`,
  sql`create trigger tasks_change_status after update of status on tasks
    for each row when (old.status is distinct from new.status) execute function task_changes_status()`,
  sql`create index task_addressees_request on task_addressees (instance_idk)`,
  sql`create index task_addressees_open_user on task_addressees (user_id, task_id) where is_open and user_id is not null`,
  sql`create index task_addressees_open_group on task_addressees (group_id, task_id) where is_open and group_id is not null`,
  sql`create index task_addressees_done_user on task_addressees (user_id, instance_idk) where not is_open and user_id is not null`,
  sql`create index task_addressees_done_group on task_addressees (group_id, instance_idk) where not is_open and group_id is not null`,
  sql`create index instances_status on instances (status, created_at desc, idk desc)`,
];

export const openAddressees = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
