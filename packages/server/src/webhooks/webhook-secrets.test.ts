import {
  createWebhook,
  listDeliveries,
  listWebhooks,
  rotateWebhookSecret,
  testWebhook,
} from '@tramita/client/contract';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import type { Services } from '../context.ts';
import { leaseJob } from '../db/jobs/jobs.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { deliverWebhookKind } from '../db/webhooks/deliveries.ts';
import { createMemoryLogger } from '../http/testing/http-bench.ts';
import { createWebhookHandlers } from '../job-handlers.ts';
import { runJob } from '../jobs/run-job.ts';
import type { OutboundRequest } from '../ports/outbound-call.ts';
import { createSecretBox } from '../secrets/create-secret-box.ts';
import { resealSecrets } from '../secrets/reseal-secrets.ts';
import { createTestApi, insertOffice } from '../testing/api.ts';

const [first, second] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];

describeDatabase('stored secrets of webhooks', (database) => {
  /** Returns a server with these keys, on the same database. */
  async function serverWith(...keys: Uint8Array<ArrayBuffer>[]) {
    const { db } = database();
    const sent: OutboundRequest[] = [];
    const log = createMemoryLogger();
    const secrets = await createSecretBox(keys);
    const outbound: Services['outbound'] = async (request) => {
      sent.push(request);
      return { statusCode: 204, data: '' };
    };
    const api = createTestApi(db, { secrets, outbound, now: () => new Date() });
    await resealSecrets({ db, log }, secrets);
    const admin = api.as('admin');
    /** Sends a ping, and returns the newest attempt and what was sent. */
    const ping = async (id: number) => {
      await admin.call(testWebhook, { params: { id } });
      const job = await leaseJob(db, { kinds: [deliverWebhookKind], now: new Date(), leaseMs: 60_000 });
      const options = { leaseMs: 60_000, signal: new AbortController().signal };
      await runJob(api.services, createWebhookHandlers(api.services), job ?? expect.unreachable(), options);
      const { elements } = await admin.call(listDeliveries, { params: { id }, query: {} });
      return { delivery: elements[0] ?? expect.unreachable(), request: sent.at(-1) };
    };
    return { admin, ping, sent, log };
  }

  const stored = async () => {
    const { db } = database();
    return db.selectFrom('webhooks').select(['secret', 'former_secret']).executeTakeFirstOrThrow();
  };
  const newWebhook = (responsible: number) => ({
    body: { name: 'ERP', url: 'https://erp.example', events: ['task.taken' as const], responsible },
  });
  const typeOf = (secret: string, request: OutboundRequest | undefined) =>
    (new Webhook(secret).verify(request?.body ?? '', request?.headers ?? {}) as { type: string }).type;

  test('D10.08 a secret from before the key was set is encrypted at the start and still signs deliveries', async () => {
    const { elisa } = await insertOffice(database().db);
    const { id, secret } = await (await serverWith()).admin.call(createWebhook, newWebhook(elisa));
    expect((await stored()).secret).toBe(secret);
    const { ping, log } = await serverWith(first);
    expect((await stored()).secret).toMatch(/^aes256gcm:/);
    expect(log.entries).toMatchObject([{ level: 'info', fields: { count: 1 } }]);
    expect(typeOf(secret, (await ping(id)).request)).toBe('ping');
  });

  test('D10.08 with a list of keys the first one encrypts all secrets again, and the former key can then go', async () => {
    const { elisa } = await insertOffice(database().db);
    const before = await serverWith(first);
    const { id, secret } = await before.admin.call(createWebhook, newWebhook(elisa));
    const rotated = await before.admin.call(rotateWebhookSecret, { params: { id } });
    const old = await stored();
    for (const value of [old.secret, old.former_secret]) expect(value).toMatch(/^aes256gcm:/);
    await serverWith(second, first);
    const next = await stored();
    expect([next.secret, next.former_secret]).not.toEqual([old.secret, old.former_secret]);
    const { request } = await (await serverWith(second)).ping(id);
    for (const key of [rotated.secret, secret]) expect(typeOf(key, request)).toBe('ping');
  });

  test('D10.08 D10.10 with another key a delivery fails with the reason, sends nothing, and disables no webhook', async () => {
    const { elisa } = await insertOffice(database().db);
    const { id } = await (await serverWith(first)).admin.call(createWebhook, newWebhook(elisa));
    const kept = await stored();
    for (const other of [await serverWith(second), await serverWith()]) {
      expect(other.log.entries).toMatchObject([{ level: 'error', fields: { webhook: 'ERP' } }]);
      const { delivery } = await other.ping(id);
      expect(delivery).toMatchObject({ state: 'WAITING', attempts: [{ status: null }] });
      expect(delivery.attempts[0]?.answer).toMatch(/^O segredo foi cifrado com a chave [\da-f]{8}, /);
      expect(other.sent).toEqual([]);
      expect((await other.admin.call(listWebhooks)).elements).toMatchObject([{ active: true }]);
    }
    expect(await stored()).toEqual(kept);
    const { delivery } = await (await serverWith(first)).ping(id);
    expect(delivery.state).toBe('DELIVERED');
  });

  test('D10.08 rotation replaces a secret whose key is lost', async () => {
    const { elisa } = await insertOffice(database().db);
    const { id } = await (await serverWith(first)).admin.call(createWebhook, newWebhook(elisa));
    const { admin, ping } = await serverWith(second);
    const rotated = await admin.call(rotateWebhookSecret, { params: { id } });
    const { delivery, request } = await ping(id);
    expect(delivery.state).toBe('DELIVERED');
    expect(typeOf(rotated.secret, request)).toBe('ping');
    expect(request?.headers['webhook-signature']?.split(' ')).toHaveLength(1);
  });
});
