import { type Kysely, sql } from 'kysely';
import { hasOneConnection } from '../../connection/port-dialect.ts';
import type { Database } from '../../tables/schema.ts';

/** An index on a table that may have millions of rows. */
export interface LargeIndex {
  readonly name: string;
  /** Table and columns, as after `create index … on`. */
  readonly on: string;
}

const pauseMs = 200;

/**
 * Creates indexes of a migration while servers write to their tables: in its transaction, the migration would block these
 * writes until all rows are read. If several servers start, one of them creates the indexes. An embedded database has no
 * other users, so the migration itself creates them there.
 */
export async function buildLargeIndexes(db: Kysely<Database>, indexes: readonly LargeIndex[]): Promise<void> {
  if (hasOneConnection(db)) return;
  for (const index of indexes) await db.connection().execute((connection) => buildOne(connection, index));
}

/** Creates an index of {@link buildLargeIndexes} where it is missing; call it in the migration. */
export async function createLargeIndex(db: Kysely<unknown>, { name, on }: LargeIndex): Promise<void> {
  await sql`create index if not exists ${sql.id(name)} on ${sql.raw(on)}`.execute(db);
}

async function buildOne(db: Kysely<Database>, { name, on }: LargeIndex): Promise<void> {
  const key = sql`hashtext('large index ' || current_schema() || ${name})`;
  // never waits within a statement, because the creation of an index waits for the statements of all others
  while (!(await isTrue(db, sql`pg_try_advisory_lock(${key})`))) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  try {
    if (await isTrue(db, sql`exists (select from pg_index where indexrelid = to_regclass(${name}) and indisvalid)`))
      return;
    await sql`set statement_timeout = 0`.execute(db);
    // left by a server that was stopped meanwhile
    await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db);
    await sql`create index concurrently ${sql.id(name)} on ${sql.raw(on)}`.execute(db);
  } finally {
    await sql`reset statement_timeout`.execute(db);
    await sql`select pg_advisory_unlock(${key})`.execute(db);
  }
}

async function isTrue(db: Kysely<Database>, condition: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`select ${condition} as holds`.execute(db);
  return rows[0]?.holds === true;
}
