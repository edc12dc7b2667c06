// Starts a server over HTTP with one administrator and the worker of imports; the bearer token is the user name. Sends its
// port to the parent process, and on the message 'figures' its event loop delay and CPU time since the previous one.
// `--postgres <url>` names an empty database; by default it is embedded, in a worker thread and a temporary folder.
// `--statements` adds the statements that took most of the time.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { createApp } from '../../packages/server/src/app.ts';
import { openPgliteDatabase } from '../../packages/server/src/db/connection/open-database.ts';
import { openPostgresDatabase } from '../../packages/server/src/db/connection/open-postgres-database.ts';
import { openPgliteWorkerPort } from '../../packages/server/src/db/connection/pglite-worker-port.ts';
import { migrateToLatest } from '../../packages/server/src/db/migrations/migrate.ts';
import { findUserByName } from '../../packages/server/src/db/people/session-users.ts';
import { insertUser } from '../../packages/server/src/db/testing/builders.ts';
import { ServiceError } from '../../packages/server/src/errors.ts';
import { testServices } from '../../packages/server/src/flow/testing/engine-bench.ts';
import { readMultipartSpooled } from '../../packages/server/src/http/body/spooled-multipart.ts';
import { createNodeListener } from '../../packages/server/src/http/node-listener.ts';
import { createImportHandlers } from '../../packages/server/src/imports/import-jobs.ts';
import { readTableInWorker } from '../../packages/server/src/imports/read/read-table-in-worker.ts';
import { startWorker } from '../../packages/server/src/jobs/start-worker.ts';

const { values: options } = parseArgs({
  options: { postgres: { type: 'string' }, statements: { type: 'boolean' } },
});
const silent = () => {};
const unlimited = { perSecond: 1_000_000, burst: 1_000_000 };

const times = new Map();
const observer = {
  statementStarted(text) {
    const started = performance.now();
    return () => {
      const key = text.replaceAll(/\s+/g, ' ').trim().slice(0, 90);
      const { total = 0, count = 0 } = times.get(key) ?? {};
      times.set(key, { total: total + performance.now() - started, count: count + 1 });
    };
  },
  watchPool: silent,
};
// as a server keeps it: in memory PGlite copies a table's file again and again while it grows
const folder = mkdtempSync(join(tmpdir(), 'tramita-import-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.on('SIGTERM', () => process.exit(0));
const db = options.postgres
  ? openPostgresDatabase(options.postgres, { observer })
  : openPgliteDatabase(await openPgliteWorkerPort({ dataDir: folder }), { observer });
await migrateToLatest(db);
await insertUser(db, { user_name: 'admin', roles: 'ROLE_ADMIN' });

const log = {
  debug: silent,
  info: silent,
  warn: silent,
  error: (message, fields) => console.error(message, fields ?? ''),
};
let worker;
const services = {
  ...testServices(db),
  now: () => new Date(),
  log,
  readTable: readTableInWorker,
  wakeWorker: () => worker?.wake(),
};
worker = startWorker(services, createImportHandlers(services));
const app = createApp({
  services,
  authenticator: async (token) => {
    const user = await findUserByName(db, token);
    if (!user) throw new ServiceError(401, 'UNAUTHENTICATED', 'Acesso não autorizado.');
    return user;
  },
  options: { userRate: unlimited, addressRate: unlimited },
  readMultipart: readMultipartSpooled,
});

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
let cpu = process.cpuUsage();
process.on('message', () => {
  const { user, system } = process.cpuUsage(cpu);
  cpu = process.cpuUsage();
  const statements = [...times].sort(([, one], [, other]) => other.total - one.total).slice(0, 12);
  process.send?.({
    delayMs: delay.max / 1e6,
    cpuMs: (user + system) / 1000,
    statements: options.statements ? statements.map(([text, time]) => ({ text, ...time })) : [],
  });
  times.clear();
  delay.reset();
});

const server = createServer(createNodeListener({ app, log, embedded: null, trustProxy: false }));
server.listen(0, '127.0.0.1', () => process.send?.({ port: server.address().port }));
process.on('disconnect', () => process.exit(0));
