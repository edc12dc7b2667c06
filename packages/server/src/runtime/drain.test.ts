import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
// the delay, the grace and the load are times of the requirement, in processes without fake timers
import { setTimeout } from 'node:timers/promises';
import { createRealtimeTicket } from '@tramita/client/contract';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { openPostgresDatabase } from '../db/connection/open-postgres-database.ts';
import type { Database } from '../db/tables/schema.ts';
import { insertUser } from '../db/testing/builders.ts';
import { copyTemplate, testDatabaseUrl } from '../db/testing/postgres-template.ts';
import { startTestIssuer, type TestIssuer } from '../identity/testing/external-issuer.ts';
import { startReadyProxy } from './testing/ready-proxy.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';

/** Something to wait for until the test opens it. */
function openGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

describe.runIf(testDatabaseUrl !== '')('a server that stops', () => {
  let db: Kysely<Database>;
  let env: Record<string, string>;
  let issuer: TestIssuer;
  let token: string;
  const closers: (() => unknown)[] = [];

  beforeEach(async () => {
    const copy = await copyTemplate();
    closers.push(() => copy.drop());
    db = openPostgresDatabase(copy.url);
    closers.push(() => db.destroy());
    issuer = await startTestIssuer();
    closers.push(() => issuer.close());
    await insertUser(db, { user_name: 'ana.souza' });
    token = await issuer.sign({ sub: 's1', preferred_username: 'ana.souza' });
    env = { ...issuer.env, DATABASE_URL: copy.url, REALTIME: 'true', OUTBOUND_ALLOW: '127.0.0.1' };
  });
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  async function start(more: Record<string, string> = {}): Promise<ServerProcess> {
    const server = await startServerProcess({ ...env, ...more });
    closers.push(() => server.process.kill('SIGKILL'));
    return server;
  }
  const authorization = () => ({ authorization: `Bearer ${token}` });
  const ready = (server: ServerProcess) => fetch(`${server.address}/readyz`).then(({ status }) => status);

  test('D11.05 with two instances behind a proxy that follows readyz, no call fails at 50 calls a second', async () => {
    const servers = [await start(), await start()];
    const [first, second] = servers;
    if (!first || !second) return expect.unreachable();
    const proxy = await startReadyProxy(
      servers.map(({ address }) => address),
      250,
    );
    closers.push(() => proxy.close());
    const answers: Promise<number>[] = [];
    const call = () =>
      fetch(`${proxy.address}/auth/info`, { headers: authorization() }).then(
        async ({ status, body }) => {
          await body?.cancel();
          return status;
        },
        () => 0,
      );
    const timer = setInterval(() => answers.push(call()), 20);
    await setTimeout(2000);
    const from = performance.now();
    const code = await first.stop();
    const seconds = (performance.now() - from) / 1000;
    await setTimeout(1000);
    clearInterval(timer);
    const statuses = await Promise.all(answers);
    expect(code).toBe(0);
    expect(seconds).toBeGreaterThan(5);
    expect(seconds).toBeLessThan(15);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(statuses.length).toBeGreaterThan(50 * 5);
    expect(await ready(second)).toBe(200);
  });

  test('D11.05 at SIGTERM readyz fails at once, calls are accepted until the delay ends, then running ones get time', async () => {
    // long enough for a busy machine to make two calls
    const server = await start({ DRAIN_DELAY_SECONDS: '5' });
    const gate = openGate();
    const from = performance.now();
    const stopped = server.stop();
    await vi.waitFor(async () => expect(await ready(server)).toBe(503), { interval: 20 });
    const late = await fetch(`${server.address}/auth/info`, { headers: authorization() });
    expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
    // a call that waits for the database when the delay ends
    const holding = db.transaction().execute(async (tx) => {
      await sql`lock table task_markers in access exclusive mode`.execute(tx);
      await gate.opened;
    });
    await setTimeout(200);
    const running = fetch(`${server.address}/v1/task-markers`, { headers: authorization() });
    await setTimeout(Math.max(0, 6000 - (performance.now() - from)));
    await expect(fetch(`${server.address}/livez`)).rejects.toThrow();
    gate.open();
    await holding;
    expect((await running).status).toBe(200);
    expect(await stopped).toBe(0);
  });

  test('D11.05 a call that runs longer than 10 s after the delay is cut off, and the process exits with 0', async () => {
    const server = await start({ DRAIN_DELAY_SECONDS: '0' });
    const gate = openGate();
    const holding = db.transaction().execute(async (tx) => {
      await sql`lock table task_markers in access exclusive mode`.execute(tx);
      await gate.opened;
    });
    await setTimeout(200);
    const running = fetch(`${server.address}/v1/task-markers`, { headers: authorization() }).then(
      () => 'answered',
      () => 'cut off',
    );
    await setTimeout(300);
    const from = performance.now();
    const stopped = server.stop();
    expect(await running).toBe('cut off');
    expect((performance.now() - from) / 1000).toBeGreaterThan(9);
    gate.open();
    await holding;
    expect(await stopped).toBe(0);
  });

  test('D11.05 websockets close with 1001', async () => {
    const server = await start({ DRAIN_DELAY_SECONDS: '0' });
    const response = await fetch(`${server.address}${createRealtimeTicket.path}`, {
      method: 'POST',
      headers: authorization(),
    });
    const { ticket } = (await response.json()) as { ticket: string };
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/ws?ticket=${ticket}`, 'v12.stomp');
    await once(socket, 'open');
    const closed = once(socket, 'close');
    expect(await server.stop()).toBe(0);
    expect((await closed)[0]).toBe(1001);
  });

  test('D11.05 a job that does not end in time is given back at once', async () => {
    let calls = 0;
    const slow = createServer(() => {
      calls += 1;
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    closers.push(
      () => slow.closeAllConnections(),
      () => slow.close(),
    );
    const { port } = slow.address() as AddressInfo;
    const server = await start({
      DRAIN_DELAY_SECONDS: '0',
      MESSAGING_WEBHOOK_URL: `http://127.0.0.1:${port}`,
    });
    const { id } = await db
      .insertInto('outbox_messages')
      .values({
        channel: 'CHAT',
        address: 'ana.souza',
        user_id: 1000,
        subject: 's',
        body: 'b',
        path: '/',
        protocol: null,
        state: 'WAITING',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('jobs')
      .values({
        kind: 'send-message',
        payload: JSON.stringify({ message: id }),
        run_at: new Date(),
        max_attempts: 6,
      })
      .execute();
    const job = () => db.selectFrom('jobs').selectAll().where('kind', '=', 'send-message').executeTakeFirstOrThrow();
    await vi.waitFor(() => expect(calls).toBe(1));
    expect(await job()).toMatchObject({ state: 'RUNNING' });
    expect(await server.stop()).toBe(0);
    expect(await job()).toMatchObject({ state: 'WAITING', leased_until: null, last_error: null });
  });

  test('a call whose caller has gone ends before the database is closed', async () => {
    const server = await start({ DRAIN_DELAY_SECONDS: '0' });
    const gate = openGate();
    // the first call of a user stores the subject of the issuer
    const holding = db.transaction().execute(async (tx) => {
      await sql`lock table users in share row exclusive mode`.execute(tx);
      await gate.opened;
    });
    await setTimeout(200);
    const gone = new AbortController();
    const call = fetch(`${server.address}/auth/info`, { headers: authorization(), signal: gone.signal });
    await setTimeout(500);
    gone.abort();
    await call.catch(() => {});
    const stopped = server.stop();
    await setTimeout(1000);
    gate.open();
    await holding;
    expect(await stopped).toBe(0);
    expect(server.output()).not.toMatch(/destroyed|"level":"error"/);
    const { subject } = await db.selectFrom('users').select('subject').executeTakeFirstOrThrow();
    expect(subject).toBe('s1');
  });
});
