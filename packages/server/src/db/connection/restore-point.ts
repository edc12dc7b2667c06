import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables/schema.ts';

/** Besides the copied tables, the schema has two tables of its own, whose names no product table can have. */
const shelf = sql`
  create schema restore_point
    create table "changed tables" (name text primary key)
    create table "sequence places" (name text, last_value bigint, is_called boolean)`;

const noteChange = sql`
  create function restore_point.note_change() returns trigger language plpgsql as $$
    begin
      insert into restore_point."changed tables" values (tg_table_name) on conflict do nothing;
      return null;
    end
  $$`;

const copy = sql`
  do $$
    declare
      name text;
    begin
      for name in select tablename from pg_tables
        where schemaname = current_schema() and tablename not like 'kysely%' loop
        execute format('create table restore_point.%1$I as table %1$I', name);
        execute format('create trigger note_change after insert or update or delete or truncate on %I
          for each statement execute function restore_point.note_change()', name);
      end loop;
      for name in select sequencename from pg_sequences where schemaname = current_schema() loop
        execute format('insert into restore_point."sequence places" select %1$L, last_value, is_called from %1$I', name);
      end loop;
    end
  $$`;

/** Disables foreign keys and the change-tracking triggers while rows are restored. */
const goBack = sql`
  create function restore_point.go_back() returns void language plpgsql set session_replication_role = replica as $$
    declare
      changed text;
    begin
      for changed in select name from restore_point."changed tables" loop
        execute format('delete from %I', changed);
        execute format('insert into %1$I select * from restore_point.%1$I', changed);
      end loop;
      delete from restore_point."changed tables";
      perform setval(format('%I', name)::regclass, last_value, is_called) from restore_point."sequence places";
    end
  $$`;

/**
 * Copies every table and returns a function that restores the copy, including id sequences; only tables changed since
 * take time. For throwaway databases only: it uses superuser rights to disable foreign keys while it restores.
 */
export async function createRestorePoint(db: Kysely<Database>): Promise<() => Promise<void>> {
  for (const statement of [shelf, noteChange, copy, goBack]) await statement.execute(db);
  return async () => {
    await sql`select restore_point.go_back()`.execute(db);
  };
}
