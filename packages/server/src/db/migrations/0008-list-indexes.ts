import { type Kysely, sql } from 'kysely';

/**
 * What lists show and search of a request's form. Apart from the form itself, which may hold whole files: of those
 * only the name stays, and of long texts the beginning.
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

const statements = [...listData];

export const listIndexes = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
