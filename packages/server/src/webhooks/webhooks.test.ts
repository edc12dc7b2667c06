import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  addComment,
  assignTask,
  cancelRequest,
  createPerson,
  createWebhook,
  deactivatePerson,
  type FinishBody,
  finishTask,
  listDeliveries,
  listNotifications,
  listWebhooks,
  rateRequest,
  resendDelivery,
  resendFailed,
  rotateWebhookSecret,
  startRequest,
  testWebhook,
  updatePerson,
  updateWebhook,
  type WebhookEvent,
  webhookEvents,
  webhookNameMaxLength,
  webhooksMax,
} from '@tramita/client/contract';
import { Webhook } from 'standardwebhooks';
import { afterEach, expect, test } from 'vitest';
import { leaseJob } from '../db/jobs/jobs.ts';
import { insertProcess, step } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { deliverWebhookKind } from '../db/webhooks/deliveries.ts';
import { insertWebhook } from '../db/webhooks/webhooks.ts';
import { createWebhookHandlers } from '../job-handlers.ts';
import { cleanUpKind, createCleanUpHandler } from '../jobs/clean-up.ts';
import { runJob } from '../jobs/run-job.ts';
import { createNodeOutboundCall } from '../outbound/node-outbound-call.ts';
import type { OutboundRequest } from '../ports/outbound-call.ts';
import { createTestApi, insertOffice, openTaskOf, startPurchase } from '../testing/api.ts';
import { expectLabelledAudit } from '../testing/expect-labelled-audit.ts';

const minuteMs = 60_000;

describeDatabase('webhooks', (database) => {
  afterEach(() => expectLabelledAudit(database().db));

  async function openOffice() {
    const { db } = database();
    const people = await insertOffice(db);
    const clock = { now: new Date() };
    const sent: OutboundRequest[] = [];
    const receiver = { status: 204, answer: '' };
    const api = createTestApi(db, {
      now: () => clock.now,
      async outbound(request) {
        sent.push(request);
        return { statusCode: receiver.status, data: receiver.answer };
      },
    });
    const admin = api.as('admin');
    const create = (events: readonly WebhookEvent[], rest: object = {}) => {
      const body = { name: 'ERP', url: 'https://erp.example/eventos', events: [...events], responsible: people.elisa };
      return admin.call(createWebhook, { body: { ...body, ...rest } });
    };
    /** Makes the deliveries that are due; returns how many attempts were made. */
    async function deliver(): Promise<number> {
      for (let count = 0; ; count += 1) {
        const job = await leaseJob(db, { kinds: [deliverWebhookKind], now: clock.now, leaseMs: 60_000 });
        if (!job) return count;
        const options = { leaseMs: 60_000, signal: new AbortController().signal };
        await runJob(api.services, createWebhookHandlers(api.services), job, options);
      }
    }
    const deliveriesOf = async (id: number, query: object = {}) =>
      (await admin.call(listDeliveries, { params: { id }, query: { size: 100, ...query } })).elements;
    return { ...people, db, api, admin, create, clock, sent, receiver, deliver, deliveriesOf };
  }

  test('D10.06 every event writes a delivery in its transaction, if the webhook wants it and its process', async () => {
    const { api, db, admin, create, deliveriesOf, processId, buyers } = await openOffice();
    const other = await insertProcess(db, { steps: [{ ...step.start('end'), fields: [] }, step.end()], fields: [] });
    const all = await create(webhookEvents);
    const some = await create(['request.started', 'person.created'], { name: 'Outro', processes: [other] });
    const { idk, protocol } = await startPurchase(api, processId);
    const finish = async (by: string, body: FinishBody) =>
      api.as(by).call(finishTask, { params: { uuid: await openTaskOf(db, idk) }, body });
    await finish('bia', { approved: true });
    await api.as('caio').call(assignTask, { params: { uuid: await openTaskOf(db, idk) } });
    await finish('caio', { pedido: '1' });
    await api.as('ana').call(rateRequest, { params: { uuid: protocol }, body: { status: 1, comment: 'ótimo' } });
    const canceled = await startPurchase(api, processId);
    const params = { protocolKirk: canceled.protocol };
    await api.as('ana').call(cancelRequest, { params, body: { motive: 'desisti' } });
    const person = { userName: 'nova', firstName: 'Nova', lastName: 'Pessoa' };
    const { id } = await admin.call(createPerson, { body: person });
    await admin.call(updatePerson, { params: { id }, body: { nickName: 'N.' } });
    await admin.call(deactivatePerson, { params: { id } });
    const stop = { ...step.start('way'), fields: [] };
    const stopping = { steps: [stop, step.gateway({ id: 'way' }), step.end()], fields: [] };
    await api.as('ana').call(startRequest, { params: { id: await insertProcess(db, stopping) }, body: {} });
    const types = (await deliveriesOf(all.id)).map(({ type }) => type);
    expect([...new Set(types)].sort()).toEqual([...webhookEvents].sort());
    expect((await deliveriesOf(some.id)).map(({ type }) => type)).toEqual(['person.created']);
    await api.as('ana').call(startRequest, { params: { id: other }, body: {} });
    expect((await deliveriesOf(some.id)).map(({ type }) => type)).toEqual(['request.started', 'person.created']);
    const before = await deliveriesOf(all.id);
    const undone = db.transaction().execute(async (tx) => {
      await tx.updateTable('users').set({ nick_name: 'X' }).where('id', '=', id).execute();
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await deliveriesOf(all.id)).toEqual(before);
    expect(buyers).toBeGreaterThan(0);
  });

  test('D10.07 the body has ids, titles, states and a sequence of the request, and no personal data', async () => {
    const { api, db, create, deliveriesOf, processId, ana } = await openOffice();
    const change = { email: 'ana@redeipe.example', custom2: '529.982.247-25' };
    await db.updateTable('users').set(change).where('id', '=', ana).execute();
    const { id } = await create(webhookEvents);
    const { idk, protocol } = await startPurchase(api, processId);
    const comments = 'só entre nós';
    await api.as('ana').call(addComment, { params: { id: idk }, body: { comments } });
    const uuid = await openTaskOf(db, idk);
    await api.as('bia').call(finishTask, { params: { uuid }, body: { approved: true, parecer: 'segredo' } });
    await db.updateTable('users').set({ nick_name: 'Aninha' }).where('id', '=', ana).execute();
    const deliveries = (await deliveriesOf(id)).reverse();
    const bodies = deliveries.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
    const ofRequest = bodies.filter(({ type }) => type !== 'person.changed');
    expect(ofRequest.map(({ sequence }) => sequence)).toEqual(ofRequest.map((_, index) => index + 1));
    const started = bodies[0];
    expect(started).toEqual({
      id: deliveries[0]?.messageId,
      type: 'request.started',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      sequence: 1,
      data: {
        request: {
          idk,
          protocol,
          status: 'IN_PROGRESS',
          requester: ana,
          process: { id: processId, title: 'Compras', version: 1 },
        },
      },
    });
    const approved = bodies.find(({ type }) => type === 'task.finished');
    expect(approved?.data).toMatchObject({
      task: { id: uuid, title: 'Aprovação', status: 'FINISHED', approved: true },
    });
    // random ids may contain any digits
    const text = JSON.stringify(bodies).replaceAll(/[\da-f-]{32,}/g, '(id)');
    for (const secret of ['mesa', '1200', comments, 'segredo', 'ana@', '529.982', '529982', 'Aninha', 'Silva']) {
      expect(text, secret).not.toContain(secret);
    }
  });

  test('D10.08 deliveries are signed as in Standard Webhooks, for 24 h after a rotation with both secrets', async () => {
    const { admin, create, clock, sent, deliver } = await openOffice();
    const { id, secret } = await create(['request.started']);
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const last = async () => {
      await admin.call(testWebhook, { params: { id } });
      expect(await deliver()).toBe(1);
      const { headers, body, url } = sent.at(-1) ?? expect.unreachable();
      expect(url).toBe('https://erp.example/eventos');
      return (key: string) => new Webhook(key).verify(body ?? '', headers) as { id: string; type: string };
    };
    const first = await last();
    expect(first(secret)).toMatchObject({ id: sent[0]?.headers['webhook-id'], type: 'ping' });
    expect(sent[0]?.headers['webhook-signature']).toMatch(/^v1,[\w+/]{43}=$/);
    const rotated = await admin.call(rotateWebhookSecret, { params: { id } });
    expect(Date.parse(rotated.formerSecretUntil ?? '')).toBe(clock.now.getTime() + 24 * 60 * minuteMs);
    const both = await last();
    expect(both(secret).type).toBe('ping');
    expect(both(rotated.secret).type).toBe('ping');
    expect(() => both('whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')).toThrow();
    clock.now = new Date(clock.now.getTime() + 24 * 60 * minuteMs);
    await admin.call(testWebhook, { params: { id } });
    await deliver();
    expect(sent.at(-1)?.headers['webhook-signature']?.split(' ')).toHaveLength(1);
    expect(JSON.stringify(await admin.call(listWebhooks))).not.toContain('whsec_');
  });

  test('D10.09 a failed delivery is repeated after 1, 5, 15, 30, 60 and every 60 minutes for 24 h with the same id', async () => {
    const { admin, create, clock, sent, receiver, deliver, deliveriesOf } = await openOffice();
    const { id } = await create(['request.started']);
    receiver.status = 302;
    receiver.answer = 'é'.repeat(2000);
    await admin.call(testWebhook, { params: { id } });
    const started = clock.now.getTime();
    const minutes: number[] = [];
    for (let minute = 0; minute <= 24 * 60; minute += 1) {
      clock.now = new Date(started + minute * minuteMs);
      if ((await deliver()) > 0) minutes.push(minute);
    }
    expect(minutes.slice(0, 7)).toEqual([0, 1, 6, 21, 51, 111, 171]);
    expect(minutes.at(-1)).toBe(24 * 60 - 9);
    expect(new Set(minutes.slice(5).map((minute, index) => minute - 111 - 60 * index))).toEqual(new Set([0]));
    expect(new Set(sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(sent[0]).toMatchObject({ timeoutMs: 15_000, keepsRedirects: true });
    const [failed] = await deliveriesOf(id, { state: 'FAILED' });
    expect(failed?.attempts).toHaveLength(minutes.length);
    expect(failed?.attempts[0]).toMatchObject({ status: 302, answer: 'é'.repeat(1024) });
    receiver.status = 200;
    const params = { id, delivery: failed?.id ?? 0 };
    expect(await admin.call(resendDelivery, { params })).toMatchObject({ state: 'WAITING' });
    expect(await deliver()).toBe(1);
    expect(sent.at(-1)?.headers['webhook-id']).toBe(failed?.messageId);
    const period = { from: new Date(started - minuteMs).toISOString(), to: new Date(started + minuteMs).toISOString() };
    expect(await admin.call(resendFailed, { params: { id }, body: period })).toEqual({ count: 0 });
  });

  test('D10.10 deliveries and their attempts are kept for 30 days, and a failed one or all of a period are sent again', async () => {
    const { api, admin, create, clock, sent, receiver, deliver, deliveriesOf } = await openOffice();
    const { id } = await create(['request.started']);
    receiver.status = 410;
    receiver.answer = 'gone';
    const tested = await admin.call(testWebhook, { params: { id } });
    expect(tested).toMatchObject({ type: 'ping', state: 'WAITING', attempts: [] });
    await deliver();
    expect(await deliveriesOf(id)).toMatchObject([
      { state: 'FAILED', attempts: [{ status: 410, answer: 'gone', at: clock.now.toISOString() }] },
    ]);
    await admin.call(updateWebhook, { params: { id }, body: { active: true } });
    receiver.status = 200;
    const at = clock.now.getTime();
    const period = (from: number, to: number) => ({
      params: { id },
      body: { from: new Date(from).toISOString(), to: new Date(to).toISOString() },
    });
    expect(await admin.call(resendFailed, period(at + 1, at + minuteMs))).toEqual({ count: 0 });
    expect(await admin.call(resendFailed, period(at, at + minuteMs))).toEqual({ count: 1 });
    await deliver();
    expect(sent.map(({ headers }) => headers['webhook-id'])).toEqual([tested.messageId, tested.messageId]);
    expect((await deliveriesOf(id))[0]).toMatchObject({
      state: 'DELIVERED',
      attempts: [{ status: 200 }, { status: 410 }],
    });
    const cleanUp = async (afterMs: number) => {
      clock.now = new Date(at + afterMs);
      const job = { id: 0, kind: cleanUpKind, payload: {}, attempt: 1, maxAttempts: 1 };
      await createCleanUpHandler(api.services)(job, AbortSignal.timeout(10_000));
      return (await deliveriesOf(id)).length;
    };
    expect(await cleanUp(30 * 24 * 60 * minuteMs)).toBe(1);
    expect(await cleanUp(30 * 24 * 60 * minuteMs + 1)).toBe(0);
  });

  test('D10.09 redirects are not followed, and a private address needs to be allowed', async () => {
    const { db, create, deliver, deliveriesOf, api, clock, admin } = await openOffice();
    let calls = 0;
    const server = createServer((request, response) => {
      calls += 1;
      if (request.url === '/moved') response.writeHead(307, { location: '/' });
      response.end('x'.repeat(2_000_000));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const { id } = await create(['request.started'], { url });
      const attempt = async (allowedHosts: string[], path: string) => {
        await admin.call(updateWebhook, { params: { id }, body: { url: url + path } });
        const services = { ...api.services, outbound: createNodeOutboundCall({ allowedHosts }) };
        await admin.call(testWebhook, { params: { id } });
        const job = await leaseJob(db, { kinds: [deliverWebhookKind], now: clock.now, leaseMs: 60_000 });
        if (!job) return expect.unreachable();
        const options = { leaseMs: 60_000, signal: new AbortController().signal };
        await runJob(services, createWebhookHandlers(services), job, options);
        return (await deliveriesOf(id))[0];
      };
      expect((await attempt([], '/'))?.attempts).toMatchObject([{ status: null }]);
      expect(calls).toBe(0);
      const received = await attempt(['127.0.0.1'], '/');
      expect(received).toMatchObject({ state: 'DELIVERED', attempts: [{ status: 200 }] });
      expect(received?.attempts[0]?.answer).toHaveLength(2048);
      expect(await attempt(['127.0.0.1'], '/moved')).toMatchObject({ state: 'WAITING', attempts: [{ status: 307 }] });
      expect(calls).toBe(2);
      expect(await deliver()).toBe(0);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  test('D10.09 410 or five days without success disable a webhook and notify its responsible person', async () => {
    const { api, admin, create, clock, receiver, deliver, deliveriesOf } = await openOffice();
    const isActive = async () => (await admin.call(listWebhooks)).elements[0]?.active;
    const { id } = await create(['request.started']);
    const attempt = async (status: number, afterMinutes: number) => {
      receiver.status = status;
      clock.now = new Date(clock.now.getTime() + afterMinutes * minuteMs);
      await admin.call(testWebhook, { params: { id } });
      await deliver();
    };
    await attempt(500, 0);
    await attempt(200, 4 * 24 * 60);
    await attempt(500, 0);
    await attempt(500, 5 * 24 * 60 - 1);
    expect(await isActive()).toBe(true);
    await attempt(500, 1);
    expect(await isActive()).toBe(false);
    expect(await deliveriesOf(id, { state: 'WAITING' })).toEqual([]);
    await attempt(200, 0);
    expect((await deliveriesOf(id))[0]).toMatchObject({ type: 'ping', state: 'FAILED', attempts: [] });
    const { notifications } = await api.as('elisa').call(listNotifications, { query: {} });
    expect(notifications.map(({ message }) => message)).toEqual([
      'O webhook <b>ERP</b> foi desativado porque o endereço não recebe os eventos',
    ]);
    await admin.call(updateWebhook, { params: { id }, body: { active: true } });
    receiver.status = 410;
    await admin.call(testWebhook, { params: { id } });
    await admin.call(testWebhook, { params: { id } });
    // which of two processes takes a delivery is open
    const delivered = await Promise.all([deliver(), deliver()]);
    expect(delivered[0] + delivered[1]).toBe(2);
    expect(await isActive()).toBe(false);
    expect((await api.as('elisa').call(listNotifications, { query: {} })).unread).toBe(2);
  });

  test('a webhook whose responsible person is inactive can be disabled, but not enabled', async () => {
    const { db, admin, create, elisa } = await openOffice();
    const { id } = await create(['task.taken']);
    await db.updateTable('users').set({ active: false }).where('id', '=', elisa).execute();
    const change = (active: boolean) => admin.call(updateWebhook, { params: { id }, body: { active } });
    expect((await change(false)).active).toBe(false);
    await expect(change(true)).rejects.toMatchObject({ status: 400, fields: [{ name: 'responsible' }] });
  });

  test('D14.05 the 51st webhook and a name of 101 characters are refused', async () => {
    const { db, create, elisa } = await openOffice();
    const rest = { url: 'https://erp.example', events: [], processes: [], responsible: elisa };
    for (let at = 1; at < webhooksMax; at += 1) {
      await insertWebhook(db, { name: `Webhook ${at}`, ...rest }, { secret: 'whsec_AAAA', at: new Date() });
    }
    const longest = 'x'.repeat(webhookNameMaxLength);
    await expect(create(['task.taken'], { name: `${longest}x` })).rejects.toMatchObject({ status: 400 });
    await create(['task.taken'], { name: longest });
    await expect(create(['task.taken'])).rejects.toMatchObject({ status: 409, errorCode: 'CONFLICT' });
  });
});
