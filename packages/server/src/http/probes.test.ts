import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { createSandboxAuthenticator } from '../sandbox/sandbox-authenticator.ts';
import { createHttpApp } from './create-http-app.ts';
import { createMemoryLogger, onlyHandlers, testServices } from './testing/http-bench.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

function probe(db = database.db, isStopping = () => false) {
  const services = testServices(db, createMemoryLogger());
  const authenticator = createSandboxAuthenticator(db);
  const app = createHttpApp({ services, authenticator, handlers: onlyHandlers({}), isStopping });
  return async (path: string) => {
    const response = await app.fetch(new Request(`http://portal${path}`));
    return [response.status, await response.json()];
  };
}

/** A database whose statements wait for `ms`. */
const slowed = (ms: number) =>
  database.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      // simulates a slow database
      await new Promise((resolve) => setTimeout(resolve, ms));
      return result;
    },
  });

test('D11.04 livez answers without the database', async () => {
  const untouchable = new Proxy(database.db, {
    get() {
      throw new Error('livez uses the database');
    },
  });
  const ask = probe(untouchable);
  expect(await ask('/livez')).toEqual([200, { status: 'ok' }]);
  expect(await ask('/readyz')).toEqual([503, { status: 'unavailable', failed: ['database'] }]);
});

test('D11.04 readyz names a database that does not answer within 2 s', async () => {
  expect(await probe(slowed(1000))('/readyz')).toEqual([200, { status: 'ok' }]);
  const started = performance.now();
  expect(await probe(slowed(60_000))('/readyz')).toEqual([503, { status: 'unavailable', failed: ['database'] }]);
  // the requirement is that the response does not wait for the database
  expect(performance.now() - started).toBeLessThan(10_000);
});

test('D11.04 readyz names missing migrations, and a server that stops', async () => {
  const { db } = database;
  const ask = probe(db, () => true);
  expect(await ask('/readyz')).toEqual([503, { status: 'unavailable', failed: ['stopping'] }]);
  expect(await ask('/livez')).toEqual([200, { status: 'ok' }]);
  const { rows } = await sql<{ name: string; timestamp: string }>`
    delete from kysely_migration where name = (select max(name) from kysely_migration) returning *`.execute(db);
  expect(await ask('/readyz')).toEqual([503, { status: 'unavailable', failed: ['migrations', 'stopping'] }]);
  for (const row of rows) {
    await sql`insert into kysely_migration (name, timestamp) values (${row.name}, ${row.timestamp})`.execute(db);
  }
  expect(await probe(db)('/readyz')).toEqual([200, { status: 'ok' }]);
});

test('D11.04 healthz answers as before', async () => {
  expect(await probe()('/healthz')).toEqual([200, { status: 'ok', version: '0.0.0' }]);
  expect(await probe(database.db, () => true)('/healthz')).toEqual([200, { status: 'ok', version: '0.0.0' }]);
});
