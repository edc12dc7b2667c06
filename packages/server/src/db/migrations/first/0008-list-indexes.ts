import { type Kysely, sql } from 'kysely';

/**
 * Form values that lists show and search. They are stored apart from the form, which can contain whole files: only the
 * names of files and the beginnings of long texts are kept.
 */
const listData = [
  sql`create function list_values(data jsonb) returns jsonb language sql immutable parallel safe as $$
    select coalesce(jsonb_object_agg(key, case
      when jsonb_typeof(value) <> 'string' then value
      when left(value #>> '{}', 400) ~ '^filename:[^;]*;data:' then to_jsonb(substr(split_part(left(value #>> '{}', 400), ';', 1), 10))
      when length(value #>> '{}') > 4000 then to_jsonb(left(value #>> '{}', 4000))
      else value
    end), '{}') from jsonb_each(data)
  $$`,
  sql`alter table instances add column list_data jsonb not null default '{}'`,
  sql`update instances set list_data = list_values(data) where data <> '{}'`,
  sql`create function instance_list_data() returns trigger language plpgsql as $$
    begin
      new.list_data := list_values(new.data);
      return new;
    end
  $$`,
  sql`create trigger instances_list_data before insert or update of data on instances
    for each row execute function instance_list_data()`,
];

/** Names of users and groups as lists search and order them, folded once instead of for each row and query. */
const listNames = [
  sql`alter table users add column list_name text collate "C" not null default ''`,
  sql`update users set list_name = fold(complete_name || ' ' || nick_name)`,
  sql`create function user_list_name() returns trigger language plpgsql as $$
    begin
      new.list_name := fold(new.complete_name || ' ' || new.nick_name);
      return new;
    end
  $$`,
  sql`create trigger users_list_name before insert or update of complete_name, nick_name on users
    for each row execute function user_list_name()`,
  sql`alter table groups add column list_name text collate "C" not null default ''`,
  sql`update groups set list_name = fold(name)`,
  sql`create function group_list_name() returns trigger language plpgsql as $$
    begin
      new.list_name := fold(new.name);
      return new;
    end
  $$`,
  sql`create trigger groups_list_name before insert or update of name on groups
    for each row execute function group_list_name()`,
  sql`drop index task_addressees_task`,
  sql`create index task_addressees_task on task_addressees (task_id) include (user_id, group_id)`,
];

/**
 * The owners of the lists a request is on, with all columns that lists of ended requests are searched and ordered by,
 * so that their pages are read from an index regardless of the size of the history. `list` is the reason of the entry:
 * 1 for the requester, 2 and 3 for a user and a group that a task was addressed to, 4 for a user who finished a task.
 * Columns that change while a request runs (step, finisher, tag) are set when it ends; `step` is folded.
 */
const listEntries = [
  sql`create table list_entries (
    idk integer not null references instances on delete cascade,
    list smallint not null check (list between 1 and 4),
    owner_id integer not null,
    status text not null,
    created_at timestamptz not null,
    finished_at timestamptz,
    process_id integer not null,
    requester_id integer not null,
    step text collate "C",
    finisher_id integer,
    marker_id integer,
    primary key (idk, list, owner_id)
  )`,
  sql`create function list_requests(idks integer[]) returns void language sql as $$
    insert into list_entries
    select i.idk, owners.list, owners.owner_id, i.status, i.created_at, i.finished_at, i.process_id, i.created_by,
      newest.step, newest.finished_by, newest.marker_id
    from (
      select idk, 1::smallint as list, created_by as owner_id from instances where idk = any (idks)
      union select instance_idk, 2, user_id from task_addressees
        where instance_idk = any (idks) and not is_open and user_id is not null
      union select instance_idk, 3, group_id from task_addressees
        where instance_idk = any (idks) and not is_open and group_id is not null
      union select idk, 4, finished_by from tasks
        where idk = any (idks) and status = 'FINISHED' and finished_by is not null
    ) owners
    join instances i on i.idk = owners.idk
    left join lateral (
      select fold(t.title) as step, t.finished_by, t.marker_id from tasks t where t.idk = i.idk order by t.id desc limit 1
    ) newest on i.status <> 'IN_PROGRESS'
    on conflict (idk, list, owner_id) do update set status = excluded.status, created_at = excluded.created_at,
      finished_at = excluded.finished_at, process_id = excluded.process_id, requester_id = excluded.requester_id,
      step = excluded.step, finisher_id = excluded.finisher_id, marker_id = excluded.marker_id
    where list_entries is distinct from excluded
  $$`,
  sql`select list_requests(array(select idk from instances))`,
  // created after the rows are inserted, which is faster than updating the index for each row
  sql`create index list_entries_newest on list_entries (list, owner_id, status, created_at desc, idk desc)
    include (finished_at, process_id, requester_id, step, finisher_id, marker_id)`,
  // owner and kind of entry are correlated; without these statistics the planner expects far too few rows
  sql`create statistics list_entries_owners (ndistinct, dependencies, mcv) on list, owner_id, status from list_entries`,
  sql`create index list_entries_process on list_entries (list, owner_id, status, process_id, created_at desc, idk desc)
    include (finished_at, requester_id, step, finisher_id, marker_id)`,
];

/** Keeps the entries up to date: per statement for inserted rows, per row for updated rows. */
const entryTriggers = [
  sql`create function list_new_requests() returns trigger language plpgsql as $$
    begin
      perform list_requests(array(select idk from added));
      return null;
    end
  $$`,
  sql`create trigger instances_listed after insert on instances
    referencing new table as added for each statement execute function list_new_requests()`,
  sql`create function list_new_tasks() returns trigger language plpgsql as $$
    begin
      perform list_requests(array(select added.idk from added join instances i on i.idk = added.idk
        where added.status <> 'TO_DO' or i.status <> 'IN_PROGRESS'));
      return null;
    end
  $$`,
  sql`create trigger tasks_listed after insert on tasks
    referencing new table as added for each statement execute function list_new_tasks()`,
  sql`create function list_new_addressees() returns trigger language plpgsql as $$
    begin
      perform list_requests(array(select instance_idk from added where not is_open));
      return null;
    end
  $$`,
  sql`create trigger task_addressees_listed after insert on task_addressees
    referencing new table as added for each statement execute function list_new_addressees()`,
  sql`create function list_changed_request() returns trigger language plpgsql as $$
    begin
      perform list_requests(array[new.idk]);
      return null;
    end
  $$`,
  sql`create trigger instances_relisted after update of status, created_at, finished_at, created_by on instances
    for each row when (old.status is distinct from new.status or old.created_at is distinct from new.created_at
      or old.finished_at is distinct from new.finished_at or old.created_by is distinct from new.created_by)
    execute function list_changed_request()`,
  // fires after tasks_change_status, which closes the task's addressees
  sql`create trigger tasks_relisted after update of status, finished_by, title, marker_id on tasks
    for each row when (new.status <> 'TO_DO' and (old.status is distinct from new.status
      or old.finished_by is distinct from new.finished_by or old.title is distinct from new.title
      or old.marker_id is distinct from new.marker_id))
    execute function list_changed_request()`,
];

const statements = [
  ...listData,
  ...listNames,
  ...listEntries,
  ...entryTriggers,
  // queues are searched and ordered by these columns; the index keeps the few open tasks together
  sql`create index tasks_open_listed on tasks (id)
    include (idk, requester_id, held_by, created_at, due_at, marker_id, title, process_title, finished_at, finished_by, status)
    where status = 'TO_DO'`,
  // lists show the title of a process
  sql`create index processes_title on processes (title)`,
];

export const listIndexes = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
