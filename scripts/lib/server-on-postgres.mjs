import { readFileSync } from 'node:fs';
import { createApp } from '../../packages/server/src/app.ts';
import { openPostgresDatabase } from '../../packages/server/src/db/connection/open-postgres-database.ts';
import { migrateToLatest } from '../../packages/server/src/db/migrations/migrate.ts';
import { createSandboxAuthenticator, sandboxToken } from '../../packages/server/src/sandbox/sandbox-authenticator.ts';
import { startPostgres } from './postgres.mjs';

const silent = () => {};
const log = { debug: silent, info: silent, warn: silent, error: console.error };

/** A fast machine sends more in a second than any user does; measured is the response, not its refusal. */
const unlimited = { perSecond: 1_000_000, burst: 1_000_000 };
/** The product over a throwaway Postgres that `seed` fills, as the person with this login; `parent` is the database's process, `db` a connection to it. */
export async function openServerOnPostgres(seed, userName) {
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
    files: {},
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
    fetch: (url) => app.fetch(new Request(url, { headers })),
    async close() {
      await db.destroy();
      await postgres.stop();
    },
  };
}
