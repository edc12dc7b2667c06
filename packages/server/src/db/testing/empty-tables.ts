import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables/schema.ts';

/**
 * Creates the function that {@link emptyTables} calls. It deletes from the tables that contain rows only, because most
 * tests fill few tables and truncating an empty table costs as much as a full one, and it restarts the ids. Disabling
 * constraints requires a superuser.
 */
export async function createEmptyTables(db: Kysely<Database>): Promise<void> {
  await sql`
    create or replace function empty_tables() returns void language plpgsql set session_replication_role = replica as $$
      declare
        name text;
        is_full boolean;
      begin
        for name in select tablename from pg_tables
          where schemaname = current_schema() and tablename not like 'kysely%' and tablename not like 'calendar%' loop
          execute format('select exists (select from %I)', name) into is_full;
          if is_full then execute format('delete from %I', name); end if;
        end loop;
        perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
        from pg_sequences where schemaname = current_schema() and last_value is not null;
        -- the first calendar, which every installation has, stays
        delete from calendars where id > 1;
        delete from calendar_versions where id > 1;
        update calendars set name = 'Comercial', is_default = true, current_version_id = 1, deleted_at = null;
        perform setval('calendars_id_seq', 1), setval('calendar_versions_id_seq', 1);
      end
    $$`.execute(db);
}

/** Empties every table but the calendar of a new installation, and restarts the ids, as before the first test. */
export async function emptyTables(db: Kysely<Database>): Promise<void> {
  await sql`select empty_tables()`.execute(db);
}
