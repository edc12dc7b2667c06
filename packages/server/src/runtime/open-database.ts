import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { type Config, ConfigError } from '../config/read-config.ts';
import type { DatabaseObserver } from '../db/connection/database-observer.ts';
import { openPgliteDatabase } from '../db/connection/open-database.ts';
import { openPostgresDatabase } from '../db/connection/open-postgres-database.ts';
import { openPgliteWorkerPort } from '../db/connection/pglite-worker-port.ts';
import { pingDatabase } from '../db/connection/ping.ts';
import { readSetting } from '../db/connection/settings.ts';
import { migrateToLatest } from '../db/migrations/migrate.ts';
import { listenOnPostgres } from '../db/realtime/postgres-changes.ts';
import { type ListenToChanges, listenOnPglite } from '../db/realtime/realtime-changes.ts';
import type { Database } from '../db/tables/schema.ts';

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

const textOf = (error: unknown): string =>
  error instanceof AggregateError ? textOf(error.errors[0]) : error instanceof Error ? error.message : String(error);

async function openPostgres(url: string, observer?: DatabaseObserver): Promise<OpenDatabase> {
  const db = openPostgresDatabase(url, { observer });
  try {
    await pingDatabase(db);
  } catch (cause) {
    await db.destroy();
    throw new ConfigError(`Não foi possível conectar ao banco de DATABASE_URL: ${textOf(cause)}.`, { cause });
  }
  await migrateToLatest(db);
  if ((await readSetting(db, demoSetting)) === 'loading') {
    await db.destroy();
    throw new ConfigError('A carga da empresa de demonstração foi interrompida. Esvazie o banco de DATABASE_URL.');
  }
  return { db, dump: null, listen: listenOnPostgres(db, url) };
}

async function openEmbedded(folder: string, observer?: DatabaseObserver): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const port = await openPgliteWorkerPort({ dataDir: folder }).catch((cause: unknown) => {
    throw new ConfigError(
      `Não foi possível abrir o banco embutido em ${folder}: ${textOf(cause)}. ` +
        'Apague a pasta, ou recupere uma cópia de segurança com "tramita restore".',
      { cause },
    );
  });
  const db = openPgliteDatabase(port, { observer });
  await migrateToLatest(db);
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
export function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  observer?: DatabaseObserver,
): Promise<OpenDatabase> {
  return config.databaseUrl
    ? openPostgres(config.databaseUrl, observer)
    : openEmbedded(embeddedFolder(config.dataDir), observer);
}
