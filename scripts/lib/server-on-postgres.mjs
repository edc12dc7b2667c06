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

/**
 * Opens the product on a temporary Postgres that `seed` fills, for calls of the user with this login. In the result,
 * `parent` is the id of the database's main process and `db` a connection to it. Files are kept in `folder`.
 */
export async function openServerOnPostgres(seed, userName, { folder: filesFolder } = {}) {
  const postgres = await startPostgres();
  if (!postgres.url) throw new Error(postgres.missing);
  const db = openPostgresDatabase(postgres.url, { statementTimeoutMs: 0 });
  await migrateToLatest(db);
  await seed(db);
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
