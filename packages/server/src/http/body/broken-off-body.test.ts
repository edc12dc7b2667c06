import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertUser } from '../../db/testing/builders.ts';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { createSandboxAuthenticator, sandboxToken } from '../../sandbox/sandbox-authenticator.ts';
import { createHttpApp } from '../create-http-app.ts';
import { createNodeListener } from '../node-listener.ts';
import { createMemoryLogger, onlyHandlers, testServices } from '../testing/http-bench.ts';
import { readMultipartSpooled } from './spooled-multipart.ts';

const log = createMemoryLogger();
let database: TestDatabase;
let server: ReturnType<typeof createServer>;

beforeAll(async () => {
  database = await createTestDatabase();
  await insertUser(database.db, { user_name: 'ana.souza' });
  const app = createHttpApp({
    services: testServices(database.db, log),
    authenticator: createSandboxAuthenticator(database.db),
    handlers: onlyHandlers({}),
    readMultipart: readMultipartSpooled,
  });
  server = createServer(createNodeListener({ app, log, embedded: null, trustProxy: false }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await database.close();
});

test.each([
  ['JSON', `/v1/tasks/${crypto.randomUUID()}/finish`, 'application/json', '{"values": {"a": "'],
  [
    'form',
    '/v1/processes/start-with-attaches',
    'multipart/form-data; boundary=B',
    '--B\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\nhalf',
  ],
])('a %s body that the caller breaks off is no failure of the server', async (_kind, path, type, half) => {
  const before = log.entries.length;
  let bytesRead = () => 0;
  server.once('connection', (connection) => {
    bytesRead = () => connection.bytesRead;
  });
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${sandboxToken('ana.souza')}\r\n` +
      `content-type: ${type}\r\ncontent-length: 5000\r\n\r\n${half}`,
  );
  await expect.poll(() => bytesRead() > 0 && bytesRead() === socket.bytesWritten).toBe(true);
  socket.destroy();
  await expect
    .poll(() => log.entries.slice(before))
    .toEqual([
      {
        level: 'info',
        message: 'request',
        fields: expect.objectContaining({ status: 400, errorCode: 'VALIDATION_ERROR' }),
      },
    ]);
});
