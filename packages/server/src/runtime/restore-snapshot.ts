import { readdir, readFile } from 'node:fs/promises';
import { type Config, ConfigError } from '../config/read-config.ts';
import { openPgliteWorkerPort } from '../db/connection/pglite-worker-port.ts';
import { lockDataFolder } from './lock-data-folder.ts';
import { embeddedFolder } from './open-database.ts';

/**
 * Fills an empty data folder with a snapshot of the embedded database.
 *
 * @throws {ConfigError} with a one-sentence message
 */
export async function restoreSnapshot(config: Config, file: string): Promise<void> {
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
    const port = await openPgliteWorkerPort({ dataDir, snapshot });
    await port.query('select 1', []);
    await port.close();
  } finally {
    await lock.release();
  }
}
