// Several servers of one process on one temporary Postgres, each with its own telemetry, for the bench of their cost.
import { createApp } from '../../packages/server/src/app.ts';
import { openPostgresDatabase } from '../../packages/server/src/db/connection/open-postgres-database.ts';
import { migrateToLatest } from '../../packages/server/src/db/migrations/migrate.ts';
import { testServices } from '../../packages/server/src/flow/testing/engine-bench.ts';
import { createSandboxAuthenticator, sandboxToken } from '../../packages/server/src/sandbox/sandbox-authenticator.ts';
import { createTelemetry } from '../../packages/server/src/telemetry/create-telemetry.ts';
import { createMetrics } from '../../packages/server/src/telemetry/metrics.ts';
import { createTracing } from '../../packages/server/src/telemetry/tracing.ts';
import { startPostgres } from './postgres.mjs';

/** Creates telemetry with metrics, or with traces of a share of the calls that are sent to an endpoint. */
export async function telemetryOf({ metrics, endpoint, share }) {
  const tracing = endpoint === undefined ? null : createTracing({ endpoint, version: 'bench', share });
  const telemetry = createTelemetry(metrics ? createMetrics() : null, tracing);
  return { telemetry, flush: tracing?.flush, close: async () => tracing?.close() };
}

/** Opens a server for each telemetry, one without it for undefined. In the result, `fetches` makes calls of the user by name. */
export async function openServersOnPostgres(seed, userName, telemetries) {
  const postgres = await startPostgres();
  if (!postgres.url) throw new Error(postgres.missing);
  const own = openPostgresDatabase(postgres.url, { statementTimeoutMs: 0 });
  await migrateToLatest(own);
  await seed(own);
  const unlimited = { perSecond: 1_000_000, burst: 1_000_000 };
  const headers = { authorization: `Bearer ${sandboxToken(userName)}` };
  const opened = Object.entries(telemetries).map(([name, found]) => {
    const telemetry = found?.telemetry;
    const observer = telemetry && { statementStarted: telemetry.statementStarted, watchPool: () => {} };
    const db = openPostgresDatabase(postgres.url, { observer });
    const app = createApp({
      services: testServices(db, telemetry && { telemetry }),
      authenticator: createSandboxAuthenticator(db),
      options: { userRate: unlimited, addressRate: unlimited },
    });
    return { name, db, fetch: (url) => app.fetch(new Request(url, { headers })), flush: found?.flush };
  });
  return {
    servers: Object.fromEntries(opened.map(({ name, fetch, flush }) => [name, { fetch, flush }])),
    async close() {
      await Promise.all([own, ...opened.map(({ db }) => db)].map((db) => db.destroy()));
      await postgres.stop();
    },
  };
}
