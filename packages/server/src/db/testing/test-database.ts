import { existsSync, readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { openPgliteDatabase } from '../connection/open-database.ts';
import { openPostgresDatabase } from '../connection/open-postgres-database.ts';
import { openPglitePort } from '../connection/pglite-port.ts';
import { migrateToLatest } from '../migrations/migrate.ts';
import { createPostgresNews } from '../realtime/postgres-news.ts';
import { createPgliteNews, type ListenToNews } from '../realtime/realtime-news.ts';
import type { Database } from '../tables/schema.ts';
import { testDatabaseFile } from './test-database-file.ts';

/** A migrated database for tests; `reset` empties every table and restarts the ids. */
export interface TestDatabase {
  readonly db: Kysely<Database>;
  readonly kind: 'PGlite' | 'Postgres';
  readonly listen: ListenToNews;
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a new PGlite in memory. Takes half a second: open one per test file, not one per test. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const snapshot = existsSync(testDatabaseFile) ? readFileSync(testDatabaseFile) : undefined;
  const port = await openPglitePort({ snapshot });
  const db = openPgliteDatabase(port, { stallMs: 2000 });
  await migrateToLatest(db);
  const reset = await prepareReset(db);
  return {
    db,
    kind: 'PGlite',
    listen: createPgliteNews(db, port),
    reset,
    close: () => db.destroy(),
  };
}

/** Creates a schema on the server at `url`, which `close` drops. */
async function createPostgresTestDatabase(url: string): Promise<TestDatabase> {
  const schema = await createTestSchema(url);
  const db = openPostgresDatabase(url, { schema: schema.name });
  await migrateToLatest(db);
  const reset = await prepareReset(db);
  return {
    db,
    kind: 'Postgres',
    listen: createPostgresNews(db, url),
    reset,
    async close() {
      await db.destroy();
      await schema.drop();
    },
  };
}

/** Creates an empty schema with a unique name on the server at `url`. */
export async function createTestSchema(url: string): Promise<{ name: string; drop: () => Promise<void> }> {
  const outside = openPostgresDatabase(url, { connections: 1 });
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await sql`create schema ${sql.id(name)}`.execute(outside);
  return {
    name,
    async drop() {
      await sql`drop schema ${sql.id(name)} cascade`.execute(outside);
      await outside.destroy();
    },
  };
}

/** Server for the suites that also run on Postgres; empty if none is configured. */
export const testDatabaseUrl: string = process.env.TRAMITA_TEST_DATABASE_URL ?? '';

/**
 * Declares a suite once and runs it on PGlite and, if TRAMITA_TEST_DATABASE_URL is set, on Postgres too.
 * The database is empty before each test.
 *
 * @example
 * describeDatabases('histories', (database) => {
 *   test('…', async () => { await insertHistory(database().db, …) });
 * });
 */
export function describeDatabases(name: string, declare: (database: () => TestDatabase) => void): void {
  describeHomes(name, testDatabaseUrl ? [...homes.embedded, ...homes.server] : homes.embedded, declare);
}

/**
 * Declares a suite and runs it on PGlite: for behaviour that depends on neither the driver nor the connections.
 * TRAMITA_TEST_EVERY_DATABASE=1 runs it on Postgres too, as {@link describeDatabases} does.
 */
export function describeDatabase(name: string, declare: (database: () => TestDatabase) => void): void {
  if (process.env.TRAMITA_TEST_EVERY_DATABASE === '1') describeDatabases(name, declare);
  else describeHomes(name, homes.embedded, declare);
}

/**
 * Declares a suite once and runs it on Postgres if configured, else on PGlite: for slow suites about the query planner,
 * which is the same in both.
 */
export function describeLargeDatabase(name: string, declare: (database: () => TestDatabase) => void): void {
  describeHomes(name, testDatabaseUrl ? homes.server : homes.embedded, declare);
}

type Home = [string, () => Promise<TestDatabase>];
const homes: Record<'embedded' | 'server', Home[]> = {
  embedded: [['PGlite', createTestDatabase]],
  server: [['Postgres', () => createPostgresTestDatabase(testDatabaseUrl)]],
};

function describeHomes(name: string, chosen: readonly Home[], declare: (database: () => TestDatabase) => void): void {
  describe.each(chosen)(`${name} (%s)`, (_home, open) => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await open();
    }, 60_000);
    afterAll(() => database?.close());
    beforeEach(() => database.reset());
    declare(() => database);
  });
}

/**
 * Truncates only the tables that contain rows and restarts their ids, because most tests fill few tables and truncating
 * an empty table costs as much as a full one. Disabling constraints requires a superuser.
 */
const emptier = sql`
  create function empty_tables() returns void language plpgsql set session_replication_role = replica as $$
    declare
      name text;
      is_full boolean;
    begin
      for name in select tablename from pg_tables
        where schemaname = current_schema() and tablename not like 'kysely%' loop
        execute format('select exists (select from %I)', name) into is_full;
        if is_full then execute format('delete from %I', name); end if;
      end loop;
      perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where schemaname = current_schema() and last_value is not null;
    end
  $$`;

/** Returns the function that empties a database before each test. */
async function prepareReset(db: Kysely<Database>): Promise<() => Promise<void>> {
  const { rows } = await sql<{ isSuper: boolean }>`
    select rolsuper as "isSuper" from pg_roles where rolname = current_user`.execute(db);
  if (!rows[0]?.isSuper) return () => truncateAll(db);
  await emptier.execute(db);
  return async () => {
    await sql`select empty_tables()`.execute(db);
  };
}

async function truncateAll(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and tablename not like 'kysely%'`.execute(db);
  const tables = rows.map(({ name }) => sql.id(name));
  await sql`truncate ${sql.join(tables)} restart identity cascade`.execute(db);
}
