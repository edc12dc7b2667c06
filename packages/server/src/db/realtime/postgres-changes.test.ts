import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openPostgresDatabase } from '../connection/open-postgres-database.ts';
import { migrateToLatest } from '../migrations/migrate.ts';
import type { Database } from '../tables/schema.ts';
import { testDatabaseUrl } from '../testing/postgres-template.ts';
import { createTestSchema } from '../testing/test-database.ts';
import { listenOnPostgres } from './postgres-changes.ts';

test('connecting throws if the server cannot be reached', async () => {
  const db = openPostgresDatabase('postgres://nobody@127.0.0.1:1/none', { connections: 1 });
  const listen = listenOnPostgres(db, 'postgres://nobody@127.0.0.1:1/none');
  await expect(listen({ onChange: () => {}, onGap: () => {} })).rejects.toThrow();
  await db.destroy();
});

describe.runIf(testDatabaseUrl !== '')('listening to Postgres', () => {
  let db: Kysely<Database>;
  let schema: Awaited<ReturnType<typeof createTestSchema>>;

  beforeAll(async () => {
    schema = await createTestSchema(testDatabaseUrl);
    db = openPostgresDatabase(testDatabaseUrl, { schema: schema.name });
    await migrateToLatest(db);
  });
  afterAll(async () => {
    await db.destroy();
    await schema.drop();
  });

  const say = (payload: string) => sql`select pg_notify(realtime_channel(current_schema()), ${payload})`.execute(db);
  /** Terminates the connections that listen on this schema's channel. */
  const cutOff = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query = 'listen "' || realtime_channel(current_schema()) || '"'`.execute(db);

  test('replaces a terminated connection and reports a gap', async () => {
    const [onChange, onGap, onLost] = [vi.fn(), vi.fn(), vi.fn()];
    const stop = await listenOnPostgres(db, testDatabaseUrl, { retryMs: 100 })({ onChange, onGap, onLost });
    await say('counts u7');
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith({ kind: 'counts', to: 'user', id: 7 }));
    for (const round of [1, 2]) {
      await cutOff();
      await vi.waitFor(() => expect(onGap).toHaveBeenCalledTimes(round));
      expect(onLost).toHaveBeenCalledTimes(round);
    }
    await say('notifications g8');
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ kind: 'notifications', to: 'group', id: 8 }));
    await say('nonsense');
    await say('counts u9');
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(3));
    await stop();
    await say('counts u7');
    const { rows } = await cutOff();
    expect([rows, onChange.mock.calls.length, onGap.mock.calls.length]).toEqual([[], 3, 2]);
  });

  test('detects and replaces a connection that stopped answering', async () => {
    const [onChange, onGap, onLost] = [vi.fn(), vi.fn(), vi.fn()];
    const line = await openLine(testDatabaseUrl);
    // also the time that a connection may take to open, on a busy machine
    const options = { retryMs: 50, probeMs: 1000 };
    const stop = await listenOnPostgres(db, line.url, options)({ onChange, onGap, onLost });
    const answered = line.answers();
    // the health check asks again and again
    await vi.waitFor(() => expect(line.answers()).toBeGreaterThanOrEqual(answered + 2), { timeout: 20_000 });
    expect(onLost).not.toHaveBeenCalled();
    line.freeze();
    await say('counts u7');
    await vi.waitFor(() => expect(onGap).toHaveBeenCalledOnce(), { timeout: 20_000 });
    expect(onChange).not.toHaveBeenCalled();
    await say('counts u8');
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith({ kind: 'counts', to: 'user', id: 8 }));
    await stop();
    line.close();
  });
});

/** A proxy to the server that can go silent: connections open at that time receive nothing any more. */
async function openLine(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let answers = 0;
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    far.on('data', () => {
      answers += 1;
    });
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const line = new URL(url);
  line.hostname = '127.0.0.1';
  line.port = String((server.address() as AddressInfo).port);
  return {
    url: line.href,
    /** Returns how often the server has answered. */
    answers: () => answers,
    freeze() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
