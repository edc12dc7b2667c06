import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { openPgliteDatabase } from '../connection/open-database.ts';
import { openPglitePort } from '../connection/pglite-port.ts';
import { migrateToLatest } from '../migrations/migrate.ts';

const folder = fileURLToPath(new URL('../migrations/', import.meta.url));
const migrations = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .sort()
  .map((name) => `${folder}${name}`);

/** Hash of everything that determines the content of a new database. */
export const databaseFingerprint: string = fingerprint();

function fingerprint(): string {
  const pglite = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const hash = createHash('sha256');
  for (const file of [`${pglite}/../package.json`, ...migrations]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * File of a new, migrated PGlite database that tests start from, which saves each of them one or two seconds. Its name
 * changes with its sources, so it is never out of date.
 */
export const testDatabaseFile: string = fileURLToPath(
  new URL(`../../../../node_modules/.cache/tramita/database-${databaseFingerprint}.tar`, import.meta.url),
);

/** Creates the file if it does not exist; Vitest calls it before the first test. */
export async function setup(): Promise<void> {
  if (existsSync(testDatabaseFile)) return;
  const port = await openPglitePort();
  const db = openPgliteDatabase(port);
  try {
    await migrateToLatest(db);
    // stored unpacked, because it is read often
    const bytes = gunzipSync(await port.dump());
    const cache = dirname(testDatabaseFile);
    mkdirSync(cache, { recursive: true });
    for (const name of readdirSync(cache)) if (/^database-\w+\.tar$/.test(name)) rmSync(`${cache}/${name}`);
    // written to a temporary name, because another run may be reading it
    const aside = `${testDatabaseFile}.${process.pid}`;
    writeFileSync(aside, bytes);
    renameSync(aside, testDatabaseFile);
  } finally {
    await db.destroy();
  }
}
