import { existsSync, readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { openPgliteDatabase } from '../connection/open-database.ts';
import { openPostgresDatabase } from '../connection/open-postgres-database.ts';
import { openPglitePort } from '../connection/pglite-port.ts';
import { migrateToLatest } from '../migrations/migrate.ts';
import { listenOnPostgres } from '../realtime/postgres-changes.ts';
import { type ListenToChanges, listenOnPglite } from '../realtime/realtime-changes.ts';
import type { Database } from '../tables/schema.ts';
import { createEmptyTables, emptyTables } from './empty-tables.ts';
import { copyTemplate, testDatabaseUrl } from './postgres-template.ts';
import { testDatabaseFile } from './test-database-file.ts';

/** A migrated database for tests; `reset` empties every table and restarts the ids. */
export interface TestDatabase {
  readonly db: Kysely<Database>;
  readonly kind: 'PGlite' | 'Postgres';
  readonly listen: ListenToChanges;
  reset(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a new database: on Postgres if configured, which is several times faster, else a PGlite in memory. Takes up to a
 * second: open one per test file, not one per test.
 */
export function createTestDatabase(
  kind: TestDatabase['kind'] = testDatabaseUrl ? 'Postgres' : 'PGlite',
): Promise<TestDatabase> {
  return kind === 'Postgres' ? createPostgresTestDatabase() : createPgliteTestDatabase();
}

async function createPgliteTestDatabase(): Promise<TestDatabase> {
  const snapshot = existsSync(testDatabaseFile) ? readFileSync(testDatabaseFile) : undefined;
  const port = await openPglitePort({ snapshot });
  const db = openPgliteDatabase(port, { stallMs: 2000 });
  await migrateToLatest(db);
  await createEmptyTables(db);
  return {
    db,
    kind: 'PGlite',
    listen: listenOnPglite(db, port),
    reset: () => emptyTables(db),
    close: () => db.destroy(),
  };
}

/** Copies the template of the configured server; `close` deletes the copy. */
async function createPostgresTestDatabase(): Promise<TestDatabase> {
  const copy = await copyTemplate();
  // a machine that does other things as well takes longer to fill a large table
  const db = openPostgresDatabase(copy.url, { statementTimeoutMs: 180_000 });
  return {
    db,
    kind: 'Postgres',
    listen: listenOnPostgres(db, copy.url),
    reset: () => emptyTables(db),
    async close() {
      await db.destroy();
      await copy.drop();
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
  describeHomes(name, all, declare);
}

/**
 * Declares a suite and runs it on Postgres if configured, which is several times faster, else on PGlite: for behaviour
 * that depends on neither the driver nor the connections. TRAMITA_TEST_EVERY_DATABASE=1 runs it on both, as
 * {@link describeDatabases} does.
 */
export function describeDatabase(name: string, declare: (database: () => TestDatabase) => void): void {
  describeHomes(name, process.env.TRAMITA_TEST_EVERY_DATABASE === '1' ? all : fastest, declare);
}

type Home = [string, () => Promise<TestDatabase>];
const embedded: Home[] = [['PGlite', createPgliteTestDatabase]];
const server: Home[] = [['Postgres', createPostgresTestDatabase]];
const all = testDatabaseUrl ? [...embedded, ...server] : embedded;
const fastest = testDatabaseUrl ? server : embedded;

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
