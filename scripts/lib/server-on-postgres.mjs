import { readFileSync } from 'node:fs';
import { createApp } from '../../packages/server/src/app.ts';
import { openPostgresDatabase } from '../../packages/server/src/db/connection/open-postgres-database.ts';
import { migrateToLatest } from '../../packages/server/src/db/migrations/migrate.ts';
import { createFolderFileStore } from '../../packages/server/src/files/folder-file-store.ts';
import { createExportHandlers } from '../../packages/server/src/job-handlers.ts';
import { startWorker } from '../../packages/server/src/jobs/start-worker.ts';
import { createSandboxAuthenticator, sandboxToken } from '../../packages/server/src/sandbox/sandbox-authenticator.ts';
import { startPostgres } from './postgres.mjs';

export { insertUser } from '../../packages/server/src/db/testing/builders.ts';

const silent = () => {};
const log = { debug: silent, info: silent, warn: silent, error: console.error };

/** Disables rate limits, because a bench sends more requests in a second than any user. */
const unlimited = { perSecond: 1_000_000, burst: 1_000_000 };

/** Starts a worker of exports and of due times, as the server has one. */
export const startExports = (services) => startWorker(services, createExportHandlers(services));

/** Returns the database at `url`, which is kept, or else a temporary one. */
async function openDatabase(url) {
  if (url) return { url, stop: silent };
  const postgres = await startPostgres();
  if (!postgres.url) throw new Error(postgres.missing);
  return postgres;
}

/** Migrates a database, and fills it with `seed` if it has no users. */
export async function fillDatabase(db, seed) {
  await migrateToLatest(db);
  const { id } = (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) ?? {};
  if (id === undefined) await seed(db);
}

/**
 * Opens the product on a temporary Postgres that `seed` fills, for calls of the user with this login. With `url`, uses
 * the database there, which is filled if it is empty and is kept. In the result, `parent` is the id of the database's
 * main process and `db` a connection to it. Files are kept in `folder`.
 */
export async function openServerOnPostgres(seed, userName, { url, folder: filesFolder } = {}) {
  const postgres = await openDatabase(url);
  const db = openPostgresDatabase(postgres.url, { statementTimeoutMs: 0 });
  await fillDatabase(db, seed);
  const folder = await db.executeQuery({
    sql: 'show data_directory',
    parameters: [],
    query: { kind: 'RawNode' },
    queryId: {},
  });
  const services = {
    db,
    files: filesFolder === undefined ? {} : createFolderFileStore(filesFolder),
    outbound: () => Promise.reject(new Error('no calls here')),
    now: () => new Date(),
    log,
    wakeWorker: silent,
    limits: { attachmentMaxBytes: 1 },
  };
  const options = { userRate: unlimited, addressRate: unlimited };
  const app = createApp({ services, authenticator: createSandboxAuthenticator(db), options });
  const headers = { authorization: `Bearer ${sandboxToken(userName)}` };
  return {
    db,
    parent: Number(readFileSync(`${folder.rows[0].data_directory}/postmaster.pid`, 'utf8').split('\n')[0]),
    services,
    headers,
    fetch: (url) => app.fetch(new Request(url, { headers })),
    /** Sends any request, with its own token. */
    send: (request) => app.fetch(request),
    async close() {
      await db.destroy();
      await postgres.stop();
    },
  };
}
