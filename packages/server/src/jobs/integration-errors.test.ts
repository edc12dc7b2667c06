import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listOutbox, type Step } from '@tramita/client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaseJob } from '../db/jobs/jobs.ts';
import { sendMessageKind } from '../db/jobs/message-jobs.ts';
import { serviceCallKind } from '../db/jobs/service-call-job.ts';
import { definition, insertProcess, insertUser, step, to } from '../db/testing/builders.ts';
import { describeDatabases } from '../db/testing/test-database.ts';
import { beginRequestById } from '../flow/apply-event.ts';
import { createJobHandlers } from '../job-handlers.ts';
import { createWebhookSender } from '../mail/chat-sender.ts';
import { createNodeOutboundCall } from '../outbound/node-outbound-call.ts';
import type { Messengers, OutgoingMessage } from '../ports/messengers.ts';
import { createTestApi, testNow } from '../testing/api.ts';
import { runJob } from './run-job.ts';

let server: Server;
let webhook: string;
const posted: unknown[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    posted.push(JSON.parse(body));
    response.end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  webhook = `http://127.0.0.1:${(server.address() as AddressInfo).port}/canal`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describeDatabases('failed integrations', (database) => {
  async function failing(overrides: Partial<Extract<Step, { type: 'SERVICE_TASK' }>>, messengers?: Messengers) {
    const { db } = database();
    let now = testNow;
    const outbound = async () => ({ statusCode: 503, data: null });
    const api = createTestApi(db, { now: () => now, outbound, messengers });
    await insertUser(db, { user_name: 'admin', roles: 'ROLE_ADMIN' });
    const ana = await insertUser(db, { user_name: 'ana', first_name: 'Ana' });
    const service = step.service({ id: 'call', title: 'Lançar', connections: to('end'), ...overrides });
    const flow = definition([step.start('call'), service, step.end()], ['item']);
    const processId = await insertProcess(db, flow, { title: 'Compras', created_by: ana });
    const input = { processId, requesterId: ana, startedById: ana, values: { item: 'confidencial' } };
    const { idk, protocol } = await beginRequestById(api.services, input);
    const run = async (kind: string) => {
      const next = await db
        .selectFrom('jobs')
        .select('run_at')
        .where('kind', '=', kind)
        .orderBy('id', 'desc')
        .execute();
      now = new Date(Math.max(now.getTime(), next[0]?.run_at.getTime() ?? 0));
      const job = await leaseJob(db, { kinds: [kind], now, leaseMs: 60_000 });
      if (!job) return false;
      const signal = AbortSignal.timeout(10_000);
      await runJob(api.services, createJobHandlers(api.services), job, { leaseMs: 60_000, signal });
      return true;
    };
    const outbox = async () =>
      (await api.as('admin').call(listOutbox, { query: {} })).elements.map(({ id: _, ...message }) => message);
    return { db, idk, protocol, run, outbox };
  }

  test('M3.2.26 notifyIntegrationError 1 e-mails integrationErrorTarget after the last failed attempt, and not before', async () => {
    const sent: OutgoingMessage[] = [];
    const email = async (message: OutgoingMessage) => void sent.push(message);
    const messengers = { publicUrl: 'https://portal.exemplo.com', email, chat: null };
    const overrides = { maxRetries: 1, notifyIntegrationError: 1, integrationErrorTarget: ' integra@exemplo.com ' };
    const { idk, protocol, run, outbox } = await failing(overrides, messengers);
    await run(serviceCallKind);
    expect(await outbox()).toEqual([]);
    await run(serviceCallKind);
    expect(await run(sendMessageKind)).toBe(true);
    expect(sent).toHaveLength(1);
    const [message] = sent;
    expect(message).toMatchObject({
      recipient: null,
      address: 'integra@exemplo.com',
      subject: `Falha de integração: Lançar · Compras · IDK ${idk}`,
      link: `https://portal.exemplo.com/attendance/in-progress/${protocol}`,
    });
    expect(message?.text).toContain('Erro: O sistema respondeu com o código 503.');
    expect(message?.text).toContain('Andamento: a solicitação parou nesta etapa');
    expect(message?.text).toContain('Abrir a solicitação: https://portal.exemplo.com');
    // the mailbox may be outside of the company
    expect(message?.text).not.toContain('confidencial');
    expect(await outbox()).toMatchObject([{ channel: 'EMAIL', recipient: null, state: 'SENT' }]);
  });

  test('M3.2.27 notifyIntegrationError 2 posts to the chat webhook of integrationErrorTarget, also if the flow continues', async () => {
    const call = createNodeOutboundCall({ allowedHosts: ['127.0.0.1'], maxRedirects: 0 });
    const messengers = {
      publicUrl: 'https://portal.exemplo.com',
      email: null,
      chat: null,
      webhook: createWebhookSender(call),
    };
    const overrides = { continueIfError: true, notifyIntegrationError: 2, integrationErrorTarget: webhook };
    const { db, idk, run, outbox } = await failing(overrides, messengers);
    posted.length = 0;
    await run(serviceCallKind);
    await run(sendMessageKind);
    expect(posted).toEqual([
      {
        text: expect.stringContaining(`Falha de integração: Lançar · Compras · IDK ${idk}`),
        link: expect.stringContaining('https://portal.exemplo.com/attendance/in-progress/'),
      },
    ]);
    expect(JSON.stringify(posted)).toContain('a solicitação seguiu para a próxima etapa');
    // a webhook URL is a secret: administrators see only its origin
    const address = `${new URL(webhook).origin}/...`;
    expect(await outbox()).toMatchObject([{ channel: 'CHAT', address, state: 'SENT' }]);
    expect(await db.selectFrom('instances').select('status').execute()).toEqual([{ status: 'FINISHED' }]);
  });

  test.each([
    ['a webhook inside the network is refused', 'inside', 'WAITING', 'O endereço 127.0.0.1 não é permitido.'],
    ['one that is no address is not tried again', 'canal do time', 'FAILED', 'O endereço do webhook é inválido.'],
  ] as const)('%s', async (_, target, state, lastError) => {
    const messengers = {
      publicUrl: '',
      email: null,
      chat: null,
      webhook: createWebhookSender(createNodeOutboundCall({ maxRedirects: 0 })),
    };
    const before = posted.length;
    const integrationErrorTarget = target === 'inside' ? webhook : target;
    const { run, outbox } = await failing({ notifyIntegrationError: 2, integrationErrorTarget }, messengers);
    await run(serviceCallKind);
    await run(sendMessageKind);
    expect(await outbox()).toMatchObject([{ state, lastError }]);
    expect(posted).toHaveLength(before);
  });

  test('sends no message if the step has no target or an invalid one', async () => {
    const { run, outbox } = await failing({ notifyIntegrationError: 1, integrationErrorTarget: '' });
    await run(serviceCallKind);
    expect(await outbox()).toEqual([]);
    expect(await run(sendMessageKind)).toBe(false);
  });
});
