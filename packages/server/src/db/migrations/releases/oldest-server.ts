import type { Db } from '../../connection/db.ts';
import { readSetting, writeSetting } from '../../connection/settings.ts';

const key = 'oldest-server';

/** A migration of a newer release removed something that this server uses. */
export class DatabaseTooNewError extends Error {
  override name = 'DatabaseTooNewError';
  /** Number of the newest migration that was applied. */
  readonly databaseVersion: number;
  /** Number of the newest migration that this server knows. */
  readonly serverVersion: number;
  constructor(databaseVersion: number, serverVersion: number) {
    super(`the database has version ${databaseVersion}, this server has version ${serverVersion}`);
    this.databaseVersion = databaseVersion;
    this.serverVersion = serverVersion;
  }
}

/** Returns the number at the start of a migration's name. */
export const versionOf = (migration: string): number => Number.parseInt(migration, 10);

/** Stores the newest migration that a server must know to use the database. */
export async function setOldestServer(db: Db, migration: string): Promise<void> {
  await writeSetting(db, key, migration);
}

/**
 * Checks whether a server that knows migrations up to `newestKnown` can use a database with the migrations `applied`.
 *
 * @throws {DatabaseTooNewError}
 */
export async function checkOldestServer(db: Db, applied: readonly string[], newestKnown: string): Promise<void> {
  const newest = applied.at(-1);
  if (newest === undefined || newest <= newestKnown) return;
  const oldest = await readSetting(db, key);
  if (oldest === null || oldest > newestKnown) throw new DatabaseTooNewError(versionOf(newest), versionOf(newestKnown));
}
