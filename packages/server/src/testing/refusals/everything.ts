import { sql } from 'kysely';
import type { Db } from '../../db/connection/db.ts';

/**
 * Returns every row of every table, to verify that a refused call wrote nothing. Tables that also record refused
 * attempts, as the audit trail does, are left out on request.
 */
export async function everything(db: Db, ...without: readonly string[]): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() and tablename <> all (${without}::text[])
    order by tablename`.execute(db);
  const parts = tables.map(
    ({ name }) => sql`select ${name} as "table", to_jsonb(t)::text as row from ${sql.id(name)} t`,
  );
  const { rows } = await sql`${sql.join(parts, sql` union all `)} order by 1, 2`.execute(db);
  return JSON.stringify(rows);
}
