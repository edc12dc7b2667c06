import { createClient } from '@tramita/client';
import { addComment, authInfo, listComments, listTasks, type TaskRow } from '@tramita/client/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSandbox, type Sandbox, sandboxIds } from './sandbox.ts';

const now = new Date('2026-11-23T11:00:00Z');
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await createSandbox({ now });
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const clientOf = (userName: string) => createClient({ baseUrl: 'http://sandbox', ...sandbox.as(userName) });
const toDo = (userName: string): Promise<TaskRow[]> =>
  clientOf(userName).call(listTasks, { query: { myTasks: false, assignedToMe: false, status: 'TO_DO' } });

test('two users share a sandbox, each with a separate session', async () => {
  const [mariana, rafael] = await Promise.all(
    ['mariana.costa', 'rafael.nunes'].map((userName) => clientOf(userName).call(authInfo)),
  );
  expect([mariana?.userName, rafael?.userName]).toEqual(['mariana.costa', 'rafael.nunes']);
  expect((await sandbox.fetch('/auth/info')).status).toBe(401);
  expect((await sandbox.as('ninguem').fetch('/auth/info')).status).toBe(403);
});

test('keeps its clock fixed until it is moved', async () => {
  const before = sandbox.now().getTime();
  expect(before - now.getTime()).toBeLessThan(1000);
  await sandbox.tick(60_000);
  expect(sandbox.now().getTime() - before).toBeGreaterThanOrEqual(60_000);
});

test('reset restores data and ids', async () => {
  const before = await toDo('mariana.costa');
  expect(before.length).toBeGreaterThan(0);
  await sandbox.services.db.deleteFrom('task_reads').execute();
  await sandbox.services.db.deleteFrom('task_addressees').execute();
  await sandbox.services.db.updateTable('tasks').set({ held_by: null }).execute();
  expect(await toDo('mariana.costa')).toEqual([]);
  await sandbox.reset();
  expect(await toDo('mariana.costa')).toEqual(before);
});

test('a fault returns a status once, then the server responds again', async () => {
  sandbox.faults.next({ path: '/v1/tasks/{uuid}', status: 503 });
  const { fetch } = sandbox.as('mariana.costa');
  const address = `/v1/tasks/${sandboxIds.tasks.refundHeld.uuid}`;
  expect((await fetch(address)).status).toBe(503);
  expect((await fetch(address)).status).toBe(200);
});

test('a fault drops the call before the server handles it, or the response afterwards', async () => {
  sandbox.faults.next({ method: 'GET', path: '/v1/whoami', abort: 'before' });
  const { fetch } = sandbox.as('mariana.costa');
  await expect(fetch('/v1/whoami')).rejects.toThrow('Failed to fetch');
  expect((await fetch('/v1/whoami')).status).toBe(200);
});

test('a delayed call can be aborted', async () => {
  sandbox.faults.next({ path: '/v1/whoami', delayMs: 10_000 });
  const signal = AbortSignal.timeout(20);
  await expect(sandbox.as('mariana.costa').fetch('/v1/whoami', { signal })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});

test('stores a comment once when it is sent again after its response was lost', async () => {
  const client = clientOf('mariana.costa');
  const params = { id: sandboxIds.requests.refundHeldByMariana.idk };
  const send = () =>
    client.call(addComment, { params, body: { comments: 'Notas conferidas' }, idempotencyKey: 'comment-1' });
  const before = await client.call(listComments, { params });
  sandbox.faults.next({ endpoint: 'requests.addComment', abort: 'after' });
  const sent = await send().catch(send);
  const after = await client.call(listComments, { params });
  expect(after).toEqual([...before, sent]);
});
