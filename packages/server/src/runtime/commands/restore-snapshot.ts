import { readdir, readFile, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { fromCommandLine, writeAudit } from '../../audit/write-audit.ts';
import { type Config, ConfigError } from '../../config/read-config.ts';
import { openPgliteDatabase } from '../../db/connection/open-database.ts';
import { openPgliteWorkerPort } from '../../db/connection/pglite-worker-port.ts';
import { migrateToLatest } from '../../db/migrations/migrate.ts';
import { lockDataFolder } from '../lock-data-folder.ts';
import { embeddedFolder } from '../open-database.ts';

/**
 * Fills an empty data folder with a snapshot of the embedded database, migrates it and writes that to its audit trail.
 * Returns the line to print.
 *
 * @throws {ConfigError} with a one-sentence message
 */
export async function restoreSnapshot(config: Config, file: string): Promise<string> {
  if (config.databaseUrl)
    throw new ConfigError('Cópias de segurança valem só para o banco embutido, sem DATABASE_URL.');
  const snapshot = await readFile(file).catch((cause: unknown) => {
    throw new ConfigError(`O arquivo ${file} não pode ser lido.`, { cause });
  });
  const lock = await lockDataFolder(config.dataDir);
  try {
    const dataDir = embeddedFolder(config.dataDir);
    const present = await readdir(dataDir).catch(() => []);
    if (present.length > 0) throw new ConfigError(`A pasta ${dataDir} já tem um banco; mova-a antes.`);
    await fill(dataDir, { file, snapshot }).catch(async (error: unknown) => {
      // a part of a database would refuse the next attempt
      await rm(dataDir, { recursive: true, force: true });
      throw error;
    });
  } finally {
    await lock.release();
  }
  const done = 'A cópia de segurança está no lugar.';
  return config.s3 ? done : `${done} Ela não contém os anexos: copie também a pasta "files" para ${config.dataDir}.`;
}

async function fill(dataDir: string, { file, snapshot }: { readonly file: string; readonly snapshot: Uint8Array }) {
  const port = await openPgliteWorkerPort({ dataDir, snapshot }).catch((cause: unknown) => {
    throw new ConfigError(`O arquivo ${file} não é uma cópia de segurança do banco embutido, ou está danificado.`, {
      cause,
    });
  });
  const db = openPgliteDatabase(port);
  try {
    // an older snapshot may have no audit trail yet
    await migrateToLatest(db);
    await writeAudit(db, fromCommandLine(new Date()), {
      action: 'RESTORED',
      object: { kind: 'database', name: basename(file) },
    });
  } finally {
    await db.destroy();
  }
}
