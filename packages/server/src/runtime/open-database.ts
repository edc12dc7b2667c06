import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { type Config, ConfigError } from '../config/read-config.ts';
import type { DatabaseObserver } from '../db/connection/database-observer.ts';
import { openPgliteDatabase } from '../db/connection/open-database.ts';
import { openPostgresDatabase } from '../db/connection/open-postgres-database.ts';
import { openPgliteWorkerPort } from '../db/connection/pglite-worker-port.ts';
import { pingDatabase } from '../db/connection/ping.ts';
import { readSetting } from '../db/connection/settings.ts';
import { listApplied, migrateToLatest } from '../db/migrations/migrate.ts';
import { DatabaseTooNewError } from '../db/migrations/releases/oldest-server.ts';
import { isInterruptedTarget } from '../db/move/tables.ts';
import { listenOnPostgres } from '../db/realtime/postgres-changes.ts';
import { type ListenToChanges, listenOnPglite } from '../db/realtime/realtime-changes.ts';
import type { Database } from '../db/tables/schema.ts';
import { withoutServer } from './lock-data-folder.ts';
import { refuseMovedFolder } from './moved-mark.ts';

/** Name of the setting with the progress of loading the demo company; absent without demo data. */
export const demoSetting = 'demo';

/** The migrated database of a server. */
export interface OpenDatabase {
  readonly db: Kysely<Database>;
  /** Returns the whole database as a gzipped tar; null unless the database is embedded. */
  readonly dump: (() => Promise<Uint8Array>) | null;
  /** Listens to changes made by any server. */
  readonly listen: ListenToChanges;
}

/** Folder of the embedded database within the data folder. */
export const embeddedFolder = (dataDir: string): string => join(dataDir, 'db');

/** Returns the message of a database's error. */
export const textOf = (error: unknown): string =>
  error instanceof AggregateError ? textOf(error.errors[0]) : error instanceof Error ? error.message : String(error);

/** Migrates the database, or closes it. */
async function migrate(db: Kysely<Database>): Promise<void> {
  try {
    await migrateToLatest(db);
  } catch (error) {
    await db.destroy();
    if (!(error instanceof DatabaseTooNewError)) throw error;
    const { databaseVersion, serverVersion } = error;
    throw new ConfigError(
      `O banco é da versão ${databaseVersion}; este servidor é da versão ${serverVersion} e não pode usá-lo.`,
      { cause: error },
    );
  }
}

async function connect(url: string, observer?: DatabaseObserver): Promise<Kysely<Database>> {
  const db = openPostgresDatabase(url, { observer });
  try {
    await pingDatabase(db);
  } catch (cause) {
    await db.destroy();
    throw new ConfigError(`Não foi possível conectar ao banco de DATABASE_URL: ${textOf(cause)}.`, { cause });
  }
  return db;
}

async function openPostgres(url: string, observer?: DatabaseObserver): Promise<OpenDatabase> {
  const db = await connect(url, observer);
  if (await isInterruptedTarget(db)) {
    await db.destroy();
    throw new ConfigError(
      'O banco de DATABASE_URL contém uma mudança interrompida; repita "tramita move" com --restart antes de usá-lo.',
    );
  }
  await migrate(db);
  if ((await readSetting(db, demoSetting)) === 'loading') {
    await db.destroy();
    throw new ConfigError('A carga da empresa de demonstração foi interrompida. Esvazie o banco de DATABASE_URL.');
  }
  return { db, dump: null, listen: listenOnPostgres(db, url) };
}

const openPort = (folder: string) =>
  openPgliteWorkerPort({ dataDir: folder }).catch((cause: unknown) => {
    throw new ConfigError(
      `Não foi possível abrir o banco embutido em ${folder}: ${textOf(cause)}. ` +
        'Apague a pasta, ou recupere uma cópia de segurança com "tramita restore".',
      { cause },
    );
  });

async function openEmbedded(folder: string, observer?: DatabaseObserver): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const port = await openPort(folder);
  const db = openPgliteDatabase(port, { observer });
  await migrate(db);
  if ((await readSetting(db, demoSetting)) !== 'loading') {
    return { db, dump: () => port.dump(), listen: listenOnPglite(db, port) };
  }
  // the load was interrupted and the data has not been used yet
  await db.destroy();
  await rm(folder, { recursive: true, force: true });
  return openEmbedded(folder, observer);
}

/**
 * Opens the configured database and migrates it to the latest schema.
 *
 * @throws {ConfigError} if it cannot be reached or opened.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'force'>>,
  observer?: DatabaseObserver,
): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, force = false } = config;
  if (databaseUrl) return openPostgres(databaseUrl, observer);
  if (!force) await refuseMovedFolder(dataDir);
  return openEmbedded(embeddedFolder(dataDir), observer);
}

/**
 * Runs a command on the configured database, which must have no server if it is embedded. Creates a missing database.
 *
 * @throws {ConfigError} if the database cannot be reached or opened, or a server uses it.
 */
export const withDatabase = <Result>(config: Config, command: (db: Kysely<Database>) => Promise<Result>) =>
  withoutServer(config, async () => {
    const { db } = await openDatabase(config);
    try {
      return await command(db);
    } finally {
      await db.destroy();
    }
  });

/**
 * Runs a command on the configured database, as {@link withDatabase}, but creates nothing.
 *
 * @throws {ConfigError} if the database does not exist, cannot be reached or opened, or a server uses it.
 */
export async function withExistingDatabase<Result>(
  config: Config,
  command: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  await requireDatabase(config);
  return withDatabase(config, command);
}

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** @throws {ConfigError} if the embedded database does not exist */
export async function requireEmbeddedDatabase({ dataDir }: Place): Promise<void> {
  const folder = embeddedFolder(dataDir);
  const present = await readdir(folder).catch(() => []);
  if (present.length > 0) return;
  throw new ConfigError(`Ainda não há banco em ${folder}; "tramita serve" o cria. Se já existe um, confira --data.`);
}

/** @throws {ConfigError} if the configured database does not exist, is empty, or cannot be reached */
export async function requireDatabase(config: Place): Promise<void> {
  if (!config.databaseUrl) return requireEmbeddedDatabase(config);
  const db = await connect(config.databaseUrl);
  try {
    if ((await listApplied(db)).length > 0) return;
  } finally {
    await db.destroy();
  }
  throw new ConfigError('O banco de DATABASE_URL ainda não tem as tabelas do Tramita; "tramita serve" as cria.');
}

/**
 * Opens the configured database as it is, for a command that changes nothing.
 *
 * @throws {ConfigError} if it cannot be reached or opened, or does not exist yet.
 */
export async function openDatabaseAsIs({
  databaseUrl,
  dataDir,
  force,
}: Pick<Config, 'databaseUrl' | 'dataDir' | 'force'>): Promise<Kysely<Database>> {
  if (databaseUrl) return connect(databaseUrl);
  if (!force) await refuseMovedFolder(dataDir);
  await requireEmbeddedDatabase({ databaseUrl, dataDir });
  return openPgliteDatabase(await openPort(embeddedFolder(dataDir)));
}
