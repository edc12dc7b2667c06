import { beforeEach, expect, test } from 'vitest';
import type { Services } from '../context.ts';
import { insertUser } from '../db/testing/builders.ts';
import { describeDatabases, type TestDatabase } from '../db/testing/test-database.ts';
import { NotFoundError } from '../errors.ts';
import type { Handler } from '../handlers.ts';
import { createSandboxAuthenticator, sandboxToken } from '../sandbox/sandbox-authenticator.ts';
import { createHttpApp } from './create-http-app.ts';
import { createMemoryLogger, onlyHandlers, testServices } from './testing/http-bench.ts';

type AddComment = Handler<typeof import('@tramita/client/contract')['endpoints']['requests.addComment']>;

const answer = (id: number, comments: string) => ({
  id,
  comments,
  createdAt: '2026-11-23T11:00:00.000Z',
  assignee: { id: 1000, nickName: 'Ana' },
});

/** Has one effect that can be counted: a row of `categories`, written in a nested transaction. */
const writeCategory: AddComment = async ({ services }, { body }) => {
  const { id } = await services.db
    .transaction()
    .execute((tx) =>
      tx.insertInto('categories').values({ title: body.comments }).returning('id').executeTakeFirstOrThrow(),
    );
  return answer(id, body.comments);
};

describeDatabases('idempotency keys', (database) => {
  let db: TestDatabase['db'];
  beforeEach(async () => {
    ({ db } = database());
    await insertUser(db, { user_name: 'ana.souza' });
    await insertUser(db, { user_name: 'bia.lima' });
  });

  function appOf(
    handler: AddComment,
    services: Partial<Services> = {},
    authenticator = createSandboxAuthenticator(db),
  ) {
    const app = createHttpApp({
      services: { ...testServices(db, createMemoryLogger()), ...services },
      authenticator,
      handlers: onlyHandlers({ 'requests.addComment': handler }),
    });
    return (key: string | null, comments: string, { user = 'ana.souza', idk = 7 } = {}) =>
      app.fetch(
        new Request(`http://portal/v1/processes/${idk}/comments`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${sandboxToken(user)}`,
            'content-type': 'application/json',
            ...(key !== null && { 'idempotency-key': key }),
          },
          body: JSON.stringify({ comments }),
        }),
      );
  }

  const effects = async () => (await db.selectFrom('categories').select('title').execute()).length;

  test('the same call with the same key has one effect and the same response', async () => {
    const send = appOf(writeCategory);
    const first = await send('key-1', 'olá');
    const second = await send('key-1', 'olá');
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.json()).toEqual(await first.json());
    expect([first.headers.get('idempotency-replayed'), second.headers.get('idempotency-replayed')]).toEqual([
      null,
      'true',
    ]);
    expect(await effects()).toBe(1);
  });

  test('without a key, with another key, or by another user it is another call', async () => {
    const send = appOf(writeCategory);
    await send('key-1', 'olá');
    await send(null, 'olá');
    await send('key-2', 'olá');
    await send('key-1', 'olá', { user: 'bia.lima' });
    expect(await effects()).toBe(4);
  });

  test('the same key with other content is refused', async () => {
    const send = appOf(writeCategory);
    await send('key-1', 'olá');
    for (const response of [await send('key-1', 'outra coisa'), await send('key-1', 'olá', { idk: 8 })]) {
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ errorCode: 'IDEMPOTENCY_MISMATCH' });
    }
    expect(await effects()).toBe(1);
  });

  test('returns an error for the second call while the first is running', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let enter = () => {};
    const entered = new Promise<void>((resolve) => {
      enter = resolve;
    });
    const ana = await createSandboxAuthenticator(db)(sandboxToken('ana.souza'));
    const send = appOf(
      async (context, request) => {
        enter();
        await held;
        return writeCategory(context, request);
      },
      {},
      async () => ana,
    );
    const first = send('key-1', 'olá');
    // either of two concurrent calls may be the first
    await entered;
    const second = await send('key-1', 'olá');
    expect(second.status).toBe(409);
    expect(second.headers.get('retry-after')).toBe('1');
    expect(await second.json()).toMatchObject({ errorCode: 'IDEMPOTENCY_IN_PROGRESS' });
    release();
    expect((await first).status).toBe(201);
    expect(await effects()).toBe(1);
  });

  test('a refused call stores nothing: corrected, it succeeds with the same key', async () => {
    let refuse = true;
    const send = appOf(async (context, request) => {
      const done = await writeCategory(context, request);
      if (refuse) throw new NotFoundError();
      return done;
    });
    expect((await send('key-1', 'olá')).status).toBe(404);
    expect(await effects()).toBe(0);
    refuse = false;
    expect((await send('key-1', 'olá')).status).toBe(201);
    expect(await effects()).toBe(1);
  });

  test('a crash after the effect and before the response is stored rolls the effect back', async () => {
    const crash = appOf(async (context, request) => {
      await writeCategory(context, request);
      // the handler's response cannot be serialized, which has the effect of a killed process
      return {
        ...answer(1, 'olá'),
        toJSON: () => {
          throw new Error('killed');
        },
      } as ReturnType<typeof answer>;
    });
    expect((await crash('key-1', 'olá')).status).toBe(500);
    expect(await effects()).toBe(0);
    expect((await appOf(writeCategory)('key-1', 'olá')).status).toBe(201);
    expect(await effects()).toBe(1);
  });

  test('only the nested transaction is rolled back when it fails inside the handler', async () => {
    const send = appOf(async (context, request) => {
      const { db: joined } = context.services;
      await joined
        .transaction()
        .execute(async (tx) => {
          await tx.insertInto('categories').values({ title: 'half' }).execute();
          await tx.insertInto('sectors').values({ department_id: -1, description: 'x' }).execute();
        })
        .catch(() => undefined);
      return writeCategory(context, request);
    });
    expect((await send('key-1', 'olá')).status).toBe(201);
    expect(await db.selectFrom('categories').select('title').execute()).toEqual([{ title: 'olá' }]);
  });

  test('wakes the worker after the commit, when the job is visible', async () => {
    const seen: Promise<number>[] = [];
    const wakeWorker = () => void seen.push(effects());
    const send = appOf(
      async (context, request) => {
        context.services.wakeWorker();
        return writeCategory(context, request);
      },
      { wakeWorker },
    );
    await send('key-1', 'olá');
    expect(await Promise.all(seen)).toEqual([1]);
  });

  test('an invalid key is refused', async () => {
    const send = appOf(writeCategory);
    for (const key of ['', 'x'.repeat(201), 'with space']) expect((await send(key, 'olá')).status).toBe(400);
    expect(await effects()).toBe(0);
  });

  test('a response is kept for a day', async () => {
    let now = new Date('2026-11-23T11:00:00Z');
    const send = appOf(writeCategory, { now: () => now });
    await send('key-1', 'olá');
    now = new Date('2026-11-24T10:59:00Z');
    await send('key-1', 'olá');
    expect(await effects()).toBe(1);
    now = new Date('2026-11-24T11:01:00Z');
    await send('key-1', 'olá');
    expect(await effects()).toBe(2);
  });
});
