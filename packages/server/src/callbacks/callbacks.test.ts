import type { Step } from '@tramita/client/contract';
import { historyMessages } from '@tramita/client/engine';
import { expect, test } from 'vitest';
import { leaseJob } from '../db/jobs/jobs.ts';
import { callbackTimeoutKind, serviceCallKind } from '../db/jobs/service-call-job.ts';
import { definition, insertProcess, insertUser, step, to } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { applyEvent, beginRequestById } from '../flow/apply-event.ts';
import { createFlowHandlers } from '../job-handlers.ts';
import { sameHash } from '../jobs/callback-address.ts';
import { runJob } from '../jobs/run-job.ts';
import type { OutboundRequest, OutboundResponse } from '../ports/outbound-call.ts';
import { createTestApi, testNow } from '../testing/api.ts';

type ServiceStep = Extract<Step, { type: 'SERVICE_TASK' }>;

describeDatabase('answers to asynchronous calls', (database) => {
  async function waiting(
    overrides: Partial<ServiceStep> = {},
    answer: (request: OutboundRequest) => OutboundResponse | Promise<OutboundResponse> = () => ({
      statusCode: 202,
      data: { fila: 'A1' },
    }),
  ) {
    const { db } = database();
    let now = testNow;
    const requests: OutboundRequest[] = [];
    const api = createTestApi(db, {
      now: () => now,
      publicUrl: 'https://tramita.exemplo.com',
      outbound: async (request) => {
        requests.push(request);
        return answer(request);
      },
    });
    const ana = await insertUser(db, { user_name: 'ana', first_name: 'Ana' });
    const call: ServiceStep['call'] = {
      method: 'POST',
      endpoint: 'https://erp.example/pedidos',
      requestHeaders: [],
      requestParams: [],
      requestBody: '{"retorno": "#callbackUrl"}',
      responseBody: { fila: 'fila' },
    };
    const service = step.service({
      id: 'call',
      title: 'ERP',
      asynchronous: true,
      call,
      callbackResponseBody: { 'pedido.numero': 'numero' },
      connections: to('end'),
      ...overrides,
    });
    const flow = definition([step.start('call'), service, step.end()], ['fila', 'numero']);
    const processId = await insertProcess(db, flow, { created_by: ana });
    const { idk } = await beginRequestById(api.services, {
      processId,
      requesterId: ana,
      startedById: ana,
      values: {},
    });
    /** Runs the next due job; returns the minutes that passed before it, or null if nothing is scheduled. */
    const work = async (): Promise<number | null> => {
      const next = await db.selectFrom('jobs').select('run_at').where('state', '=', 'WAITING').executeTakeFirst();
      if (!next) return null;
      const minutes = Math.max(0, (next.run_at.getTime() - now.getTime()) / 60_000);
      now = new Date(Math.max(now.getTime(), next.run_at.getTime()));
      const job = await leaseJob(db, { kinds: [serviceCallKind, callbackTimeoutKind], now, leaseMs: 60_000 });
      if (!job) return null;
      const signal = AbortSignal.timeout(10_000);
      await runJob(api.services, createFlowHandlers(api.services), job, { leaseMs: 60_000, signal });
      return minutes;
    };
    return {
      api,
      idk,
      ana,
      requests,
      work,
      /** The callback address as the other system received it, relative to the server. */
      address(): string {
        const { retorno } = JSON.parse(requests.at(-1)?.body ?? '{}');
        expect(retorno).toMatch(/^https:\/\/tramita\.exemplo\.com\/v1\/callbacks\/[\da-f-]{36}\?key=[\w-]{43}$/);
        return retorno.slice('https://tramita.exemplo.com'.length);
      },
      post: (path: string, body: unknown) =>
        api.fetch(null, path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      request: () => db.selectFrom('instances').selectAll().where('idk', '=', idk).executeTakeFirstOrThrow(),
      histories: async () =>
        (await db.selectFrom('histories').select('message').orderBy('id').execute()).map(({ message }) => message),
    };
  }

  test('M3.2.23 M3.4.41 the flow waits at the step until the called system answers at callbackUrl, and the answer is mapped to the form', async () => {
    const { work, address, post, request, histories } = await waiting();
    await work();
    expect(await request()).toMatchObject({
      status: 'IN_PROGRESS',
      current_step: 'call',
      data: { fila: 'A1', statusCode: 202, callbackUrl: expect.stringContaining(address()) },
    });
    expect((await histories()).at(-1)).toBe(historyMessages.serviceAccepted('ERP', 202));
    const answered = await post(address(), { pedido: { numero: 'P-7' }, outro: true });
    expect(answered.status).toBe(204);
    expect(await request()).toMatchObject({ status: 'FINISHED', data: { numero: 'P-7', statusCode: 202 } });
    expect(await histories()).toContain(historyMessages.callbackReceived('ERP'));
    expect(await work()).toBeNull();
  });

  test('accepts a callback that arrives before the response to the call, whose values are then ignored', async () => {
    const early = await waiting({}, async () => {
      expect((await early.post(early.address(), { pedido: { numero: 'P-8' } })).status).toBe(204);
      return { statusCode: 202, data: { fila: 'A2' } };
    });
    await early.work();
    expect(await early.request()).toMatchObject({ status: 'FINISHED', data: { numero: 'P-8', statusCode: 200 } });
    expect(await early.work()).toBeNull();
  });

  test('M9.23 M9.24 an attempt fails without an answer after 600000 ms; the next one follows after the back-off, at the same address', async () => {
    const { work, address, post, request, requests } = await waiting({ maxRetries: 2 });
    expect(await work()).toBe(0);
    const first = address();
    expect(await work()).toBe(10);
    expect(await request()).toMatchObject({ current_step: 'call', data: { statusCode: 0 } });
    expect(await work()).toBe(1);
    expect(address()).toBe(first);
    expect([await work(), await work(), await work()]).toEqual([10, 5, 10]);
    expect(requests).toHaveLength(3);
    expect(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(await work()).toBeNull();
    const { db } = database();
    const [failed] = await db.selectFrom('instance_steps').select('details').where('status', '=', 'FAILED').execute();
    expect(failed?.details).toBe(
      'A chamada falhou. O sistema chamado aceitou a chamada, mas não enviou o retorno a tempo.',
    );
    // an answer after the last timeout gets 404
    expect((await post(first, { pedido: { numero: 'P-9' } })).status).toBe(404);
    expect((await request()).data).not.toHaveProperty('numero');
  });

  test('retries a failed call before it waits, and counts its failures together with missing answers', async () => {
    let calls = 0;
    const { work, requests } = await waiting({ maxRetries: 2 }, () => {
      calls += 1;
      return { statusCode: calls === 2 ? 202 : 503, data: null };
    });
    // call fails, 1 min, call accepted, 10 min without answer, 5 min, call fails for good
    expect([await work(), await work(), await work(), await work()]).toEqual([0, 1, 10, 5]);
    expect(await work()).toBeNull();
    expect(requests).toHaveLength(3);
  });

  test('accepts one answer: an identical one changes nothing, a different one is rejected', async () => {
    const { work, address, post, request } = await waiting();
    await work();
    const answers = await Promise.all([1, 2, 3].map(() => post(address(), { pedido: { numero: 'P-1' } })));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    const { revision } = await request();
    const other = await post(address(), { pedido: { numero: 'P-2' } });
    expect([other.status, (await other.json()).errorCode]).toEqual([409, 'CONFLICT']);
    expect(await request()).toMatchObject({ revision, data: { numero: 'P-1' } });
  });

  test('a wrong secret gets 404 and is rate limited', async () => {
    const { work, address, post, request } = await waiting();
    await work();
    const [path] = address().split('?');
    const statuses = [];
    for (let guess = 0; guess < 22; guess += 1) statuses.push((await post(`${path}?key=tentativa${guess}`, {})).status);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(404));
    expect(statuses.slice(20)).toEqual([429, 429]);
    // callers with the right secret are not limited
    expect((await post(address(), {})).status).toBe(204);
    expect((await request()).status).toBe('FINISHED');
  });

  test('rejects bodies that are not a JSON object or too large, and the address stays open', async () => {
    const { work, address, post, request } = await waiting();
    await work();
    for (const body of ['', '[]', '"x"', '{"a"']) expect((await post(address(), body)).status, body).toBe(400);
    expect((await post(address(), { x: 'x'.repeat(1_100_000) })).status).toBe(413);
    expect((await request()).status).toBe('IN_PROGRESS');
    // names such as __proto__ are read as ordinary names, which do not exist
    expect((await post(address(), '{"__proto__": {"pedido": {"numero": "mau"}}}')).status).toBe(204);
    expect((await request()).data).not.toHaveProperty('numero');
  });

  test('C5.05 refuses a body nested without end before it looks for the request', async () => {
    const { work, address, post, request } = await waiting();
    await work();
    const body = `{"a":${'['.repeat(400_000)}${']'.repeat(400_000)}}`;
    for (const to of [address(), address().replace(/key=.*/, 'key=x')]) {
      const response = await post(to, body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ message: 'O JSON tem mais de 64 níveis.' });
    }
    expect((await request()).status).toBe('IN_PROGRESS');
  });

  test('C5.07 names the part of an answer that the database cannot store', async () => {
    const { work, address, post, request } = await waiting();
    await work();
    const response = await post(address(), { pedido: { numero: 'P-\0 7 \ud83d' } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: [{ name: 'pedido.numero' }] });
    expect((await request()).status).toBe('IN_PROGRESS');
  });

  test('the address of a cancelled request accepts no answer', async () => {
    const { api, idk, ana, work, address, post, request } = await waiting();
    await work();
    const by = { id: ana, completeName: 'Ana Silva' };
    await applyEvent(api.services, idk, { kind: 'CANCEL', by, at: testNow, motive: 'Desisti' });
    expect((await post(address(), {})).status).toBe(404);
    expect((await request()).status).toBe('CANCELED');
    expect(await work()).toBeNull();
  });
});

test('compares hashes completely', () => {
  expect(sameHash('abc', 'abc')).toBe(true);
  expect(sameHash('abc', 'abd')).toBe(false);
  expect(sameHash('abc', 'abcd')).toBe(false);
  expect(sameHash('abc', '')).toBe(false);
});
