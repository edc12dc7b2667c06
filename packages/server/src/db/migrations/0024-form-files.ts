import { type Kysely, sql } from 'kysely';

/**
 * Stored contents of file fields and the requests or drafts that use them. Triggers write the rows, so that every
 * change of values and every deletion counts. A job removes a content one hour after its last use ends, because a
 * pending answer may still refer to it.
 */
const statements = [
  sql`create table form_files (
    storage_key text not null,
    owner text not null,
    primary key (storage_key, owner)
  )`,
  sql`create index form_files_owner on form_files (owner)`,
  // a name has at most 255 characters, so the reference is near the start; contents stored by older versions are long
  sql`create function form_file_keys(data jsonb) returns text[] language sql immutable parallel safe as $$
    select coalesce(array_agg(distinct 'form-files/' || id), '{}')
    from (
      select substring(left(value #>> '{}', 1000) from ';tramita-file=([0-9a-f-]{36})_') as id
      from jsonb_each(data)
      where jsonb_typeof(value) = 'string' and starts_with(value #>> '{}', 'filename:')
    ) files
    where id is not null
  $$`,
  sql`create function use_form_files(user_of_files text, old_keys text[], new_keys text[]) returns void language plpgsql as $$
    declare
      unused text[];
    begin
      if old_keys = new_keys then
        return;
      end if;
      insert into form_files (storage_key, owner)
        select key, user_of_files from unnest(new_keys) key on conflict do nothing;
      with gone as (
        delete from form_files where owner = user_of_files and storage_key <> all (new_keys) returning storage_key
      )
      select array_agg(storage_key) into unused from gone
        where not exists (
          select from form_files kept where kept.storage_key = gone.storage_key and kept.owner <> user_of_files
        );
      if unused is not null then
        insert into jobs (kind, payload, run_at, max_attempts)
          values ('remove-files', jsonb_build_object('keys', to_jsonb(unused)), now() + interval '1 hour', 6);
      end if;
    end
  $$`,
  sql`create function instance_uses_files() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        perform use_form_files('request ' || old.idk, form_file_keys(old.data), '{}');
      else
        perform use_form_files('request ' || new.idk, form_file_keys(old.data), form_file_keys(new.data));
      end if;
      return null;
    end
  $$`,
  sql`create trigger instances_use_files after update of data on instances
    for each row when (old.data is distinct from new.data) execute function instance_uses_files()`,
  sql`create trigger instances_leave_files after delete on instances
    for each row execute function instance_uses_files()`,
  sql`create function draft_uses_files() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        perform use_form_files('draft ' || old.task_id || ' ' || old.user_id, form_file_keys(old.values), '{}');
      else
        perform use_form_files(
          'draft ' || new.task_id || ' ' || new.user_id,
          case when tg_op = 'UPDATE' then form_file_keys(old.values) else '{}' end,
          form_file_keys(new.values)
        );
      end if;
      return null;
    end
  $$`,
  sql`create trigger drafts_use_files after insert or delete or update of values on task_drafts
    for each row execute function draft_uses_files()`,
];

export const formFiles = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
