import { type Kysely, sql } from 'kysely';

/** Single-use tickets that open the realtime channel. Only their hash is stored. */
const tickets = [
  sql`create table realtime_tickets (
    hash text primary key,
    user_id integer not null references users on delete cascade,
    expires_at timestamptz not null
  )`,
  sql`create index realtime_tickets_expiry on realtime_tickets (expires_at)`,
];

/**
 * Notify listening servers of the users and groups a change concerns: `notifications u7` for a user's notifications,
 * `counts u7` and `counts g3` for the tasks of a user or group. No notification is sent unless a server has switched
 * the channel on, because commits that notify wait for each other.
 */
const news = [
  sql`create function realtime_channel(schema_name name) returns text language sql immutable as $$
    select 'tramita_' || md5(schema_name)
  $$`,
  sql`create function realtime_is_on() returns boolean language sql stable as $$
    select exists (select from settings where key = 'realtime' and value = 'true')
  $$`,
  // `changed`: the rows of one statement, each with its user_id; the argument is the kind of notification
  sql`create function tell_users() returns trigger language plpgsql as $$
    begin
      if realtime_is_on() then
        perform pg_notify(realtime_channel(tg_table_schema), tg_argv[0] || ' u' || user_id)
        from (select distinct user_id from changed) concerned;
      end if;
      return null;
    end
  $$`,
  sql`create function tell_addressees() returns trigger language plpgsql as $$
    begin
      if realtime_is_on() then
        perform pg_notify(realtime_channel(tg_table_schema), 'counts ' || addressee)
        from (select distinct coalesce('u' || user_id, 'g' || group_id) as addressee from changed) concerned;
      end if;
      return null;
    end
  $$`,
  sql`create function tell_holders() returns trigger language plpgsql as $$
    begin
      if realtime_is_on() then
        perform pg_notify(realtime_channel(tg_table_schema), 'counts ' || concerned)
        from (
          select 'u' || old.held_by as concerned where old.held_by is not null
          union select 'u' || new.held_by where new.held_by is not null
          union select coalesce('u' || user_id, 'g' || group_id) from task_addressees where task_id = new.id
        ) everybody;
      end if;
      return null;
    end
  $$`,
  sql`create function tell_deactivated() returns trigger language plpgsql as $$
    begin
      if realtime_is_on() then
        perform pg_notify(realtime_channel(tg_table_schema), 'counts u' || new.id);
      end if;
      return null;
    end
  $$`,
  ...afterEach('notifications', ['insert', 'update', 'delete'], `tell_users('notifications')`),
  ...afterEach('task_reads', ['insert', 'delete'], `tell_users('counts')`),
  ...afterEach('group_members', ['insert', 'delete'], `tell_users('counts')`),
  ...afterEach('task_addressees', ['insert', 'update', 'delete'], 'tell_addressees()'),
  // a row trigger, so that the frequent updates of other columns cost nothing
  sql`create trigger tasks_tell_holders after update of held_by on tasks
    for each row when (old.held_by is distinct from new.held_by) execute function tell_holders()`,
  sql`create trigger users_tell_deactivated after update of active on users
    for each row when (old.active and not new.active) execute function tell_deactivated()`,
];

/** Creates one trigger for each kind of statement, which runs once for all rows of a statement. */
function afterEach(table: string, events: readonly ('insert' | 'update' | 'delete')[], action: string) {
  return events.map((event) => {
    const rows = event === 'delete' ? 'old' : 'new';
    return sql`create trigger ${sql.id(`${table}_tell_${event}`)} after ${sql.raw(event)} on ${sql.id(table)}
      referencing ${sql.raw(rows)} table as changed for each statement execute function ${sql.raw(action)}`;
  });
}

export const realtimeTickets = {
  async up(db: Kysely<unknown>) {
    for (const statement of [...tickets, ...news]) await statement.execute(db);
  },
};
