// Starts a server over HTTP whose data allows every call of the contract; the bearer token is the user name. Sends its
// port to the parent process. `--postgres <url>` names a database; by default it is embedded, in a worker thread.
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { createApp } from '../../packages/server/src/app.ts';
import { openPgliteDatabase } from '../../packages/server/src/db/connection/open-database.ts';
import { openPostgresDatabase } from '../../packages/server/src/db/connection/open-postgres-database.ts';
import { openPgliteWorkerPort } from '../../packages/server/src/db/connection/pglite-worker-port.ts';
import { migrateToLatest } from '../../packages/server/src/db/migrations/migrate.ts';
import { findUserByName } from '../../packages/server/src/db/people/session-users.ts';
import { insertProcess, insertUser, step } from '../../packages/server/src/db/testing/builders.ts';
import { ServiceError } from '../../packages/server/src/errors.ts';
import { readMultipartSpooled } from '../../packages/server/src/http/body/spooled-multipart.ts';
import { createNodeListener } from '../../packages/server/src/http/node-listener.ts';
import { ask, field } from '../../packages/server/src/testing/api.ts';
import { insertBusyOffice } from '../../packages/server/src/testing/refusals/office/busy-office.ts';
import { policiesOf } from '../../packages/server/src/testing/refusals/policies/policies.ts';

const { values: options } = parseArgs({ options: { postgres: { type: 'string' } } });
const silent = () => {};
const unlimited = { perSecond: 1_000_000, burst: 1_000_000 };

const db = options.postgres
  ? openPostgresDatabase(options.postgres)
  : openPgliteDatabase(await openPgliteWorkerPort({}));
await migrateToLatest(db);
const office = await insertBusyOffice(db);

/** Field types of a form with the largest allowed values: lists, texts, rich texts and a file. */
const types = {
  ...Object.fromEntries(Array.from({ length: 199 }, (_, at) => [`lista${at}`, 'chips'])),
  nota: 'texteditor',
  texto: 'text',
  arquivo: 'file',
};
const formProcess = await insertProcess(db, {
  steps: [{ ...step.start('end'), fields: Object.keys(types).map((name) => ask(name)) }, step.end()],
  fields: Object.entries(types).map(([name, type]) => field(name, { type })),
});
await insertUser(db, { user_name: 'outra' });

const log = {
  debug: silent,
  info: silent,
  warn: silent,
  error: (message, fields) => console.error(message, fields?.stack ?? ''),
};
const app = createApp({
  services: { ...office.api.services, limits: { attachmentMaxBytes: 10 * 1024 * 1024 }, log },
  authenticator: async (token) => {
    const user = await findUserByName(db, token);
    if (!user) throw new ServiceError(401, 'UNAUTHENTICATED', 'Acesso não autorizado.');
    return user;
  },
  options: { userRate: unlimited, addressRate: unlimited },
  readMultipart: readMultipartSpooled,
});

/** Calls as data that can be sent to another process; form data as its parts. */
const calls = await Promise.all(
  Object.entries(policiesOf(office)).map(async ([id, { allowed }]) => {
    if (!(allowed.body instanceof FormData)) return [id, allowed];
    const parts = await Promise.all(
      [...allowed.body].map(async ([name, value]) =>
        typeof value === 'string' ? { name, text: value } : { name, text: await value.text(), fileName: value.name },
      ),
    );
    return [id, { ...allowed, body: undefined, parts }];
  }),
);

const server = createServer(createNodeListener({ app, log, embedded: null, trustProxy: false }));
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: server.address().port, calls: Object.fromEntries(calls), formProcess });
});
process.on('disconnect', () => process.exit(0));
