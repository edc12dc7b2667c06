import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration';
import type { Database } from '../tables/schema.ts';
import { migrations } from './migrations.ts';
import { checkOldestServer } from './oldest-server.ts';

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
 * @throws the database's error if a migration fails; all its changes are rolled back
 * @throws {DatabaseTooNewError} if the database no longer accepts this version
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<void> {
  await run(db, migrations, (migrator) => migrator.migrateToLatest());
}

/** Applies the migrations up to this one. @throws as {@link migrateToLatest} does */
export async function migrateTo(db: Kysely<Database>, name: string): Promise<void> {
  await run(db, migrations, (migrator) => migrator.migrateTo(name));
}

type Migrations = Readonly<Record<string, Migration>>;

async function run(
  db: Kysely<Database>,
  known: Migrations,
  migrate: (migrator: Migrator) => Promise<MigrationResultSet>,
): Promise<void> {
  const names = Object.keys(known).sort();
  for (;;) {
    const applied = await listApplied(db);
    await checkOldestServer(db, applied, names.at(-1) ?? '');
    const { error } = await migrate(await createMigrator(db, { ...known, ...newerOf(applied, known) }));
    if (!error) return;
    // a newer release may have migrated the database in the meantime
    const now = await listApplied(db);
    if (!now.some((name) => !applied.includes(name) && !(name in known))) throw error;
  }
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
