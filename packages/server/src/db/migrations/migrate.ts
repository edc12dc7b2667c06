import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from '../tables/schema.ts';
import { largeIndexes, migrations } from './migrations.ts';
import { buildLargeIndexes } from './releases/large-indexes.ts';
import { isLockTimeout, lockBusyTables } from './releases/lock-busy-tables.ts';
import { checkOldestServer } from './releases/oldest-server.ts';

/** Returns whether every migration of this version has been applied. @throws the database's error */
export async function isMigrated(db: Kysely<Database>): Promise<boolean> {
  const applied = new Set(await namesIn(db));
  return Object.keys(migrations).every((name) => applied.has(name));
}

/** Returns the names of the applied migrations in their order; empty for a new database. */
export async function listApplied(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ table: string | null }>`
    select to_regclass(quote_ident(current_schema()) || '.kysely_migration')::text as table`.execute(db);
  return rows[0]?.table ? namesIn(db) : [];
}

async function namesIn(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name collate "C"`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Migrates the database to the latest schema. Several servers may call it at the same time: on Postgres an advisory
 * lock serializes them. A newer release may have migrated the database already, if it still accepts this one.
 *
 * @throws the database's error if a migration fails; all changes of that migration are rolled back
 * @throws {DatabaseTooNewError} if the database no longer accepts this version
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<void> {
  await run(db, migrations);
}

/** Applies the migrations up to this one. @throws as {@link migrateToLatest} does */
export async function migrateTo(db: Kysely<Database>, name: string): Promise<void> {
  await run(db, Object.fromEntries(Object.entries(migrations).filter(([each]) => each <= name)));
}

type Migrations = Readonly<Record<string, Migration>>;

/** How long a start waits for a moment at which the busy tables can be locked. */
const patienceMs = 10 * 60 * 1000;
const pauseMs = 500;

/**
 * Applies migrations: all in one transaction to a new database, otherwise each in its own, so that none holds the locks
 * of another.
 */
async function run(db: Kysely<Database>, known: Migrations): Promise<void> {
  const newestKnown = Object.keys(migrations).sort().at(-1) ?? '';
  const started = Date.now();
  for (;;) {
    const applied = await listApplied(db);
    await checkOldestServer(db, applied, newestKnown);
    const isNew = applied.length === 0;
    const next = Object.keys(known)
      .sort()
      .find((name) => !applied.includes(name));
    if (!isNew && next) await buildLargeIndexes(db, largeIndexes[next] ?? []);
    const wanted = isNew ? known : withLocks(known);
    const migrator = await createMigrator(db, { ...wanted, ...newerOf(applied, known) });
    const { error, results = [] } = await (isNew ? migrator.migrateToLatest() : migrator.migrateUp());
    if (!error) {
      if (isNew || results.length === 0) return;
    } else if (isLockTimeout(error) && Date.now() - started < patienceMs) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    } else {
      // a newer release may have migrated the database in the meantime
      const now = await listApplied(db);
      if (!now.some((name) => !applied.includes(name) && !(name in known))) throw error;
    }
  }
}

/** Returns the migrations with the locks that they need while servers use the database. */
function withLocks(known: Migrations): Migrations {
  const locking = ({ up }: Migration): Migration => ({
    async up(db) {
      await lockBusyTables(db);
      await up(db);
    },
  });
  return Object.fromEntries(Object.entries(known).map(([name, migration]) => [name, locking(migration)]));
}

/** Returns migrations of newer releases that were applied; they are never run here. */
function newerOf(applied: readonly string[], known: Migrations): Migrations {
  const unknown = applied.filter((name) => !(name in known));
  const refuse = () => Promise.reject(new Error('a migration of a newer release does not run here'));
  return Object.fromEntries(unknown.map((name) => [name, { up: refuse }]));
}

async function createMigrator(db: Kysely<Database>, all: Migrations): Promise<Migrator> {
  // with an explicit schema; otherwise Kysely may match another schema's table
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return new Migrator({
    db,
    migrationTableSchema: rows[0]?.name,
    provider: { getMigrations: async () => ({ ...all }) },
  });
}
