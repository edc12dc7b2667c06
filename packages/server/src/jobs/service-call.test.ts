import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Services } from '../context.ts';
import { leaseJob } from '../db/jobs/jobs.ts';
import { serviceCallKind } from '../db/jobs/service-call-job.ts';
import type { Database } from '../db/tables/schema.ts';
import { definition, insertProcess, insertUser, step, to } from '../db/testing/builders.ts';
import { describeDatabases } from '../db/testing/test-database.ts';
import { applyEvent, beginRequestById } from '../flow/apply-event.ts';
import { testServices } from '../flow/testing/engine-bench.ts';
import { createJobHandlers } from '../job-handlers.ts';
import { OutboundError, type OutboundRequest, type OutboundResponse } from '../ports/outbound-call.ts';
import { runJob } from './run-job.ts';

type Answer = (request: OutboundRequest) => OutboundResponse | Promise<OutboundResponse>;

describeDatabases('service calls', (database) => {
  async function started(overrides: Partial<Parameters<typeof step.service>[0]>, answer: Answer) {
    const { db } = database();
    let now = new Date('2026-03-02T12:00:00Z');
    const requests: OutboundRequest[] = [];
    const services: Services = testServices(db, {
      now: () => now,
      outbound: async (request) => {
        requests.push(request);
        return answer(request);
      },
    });
    const ana = await insertUser(db, { first_name: 'Ana' });
    const flow = definition(
      [
        step.start('call'),
        step.service({ id: 'call', title: 'ERP', connections: to('end'), ...overrides }),
        step.end(),
      ],
      ['item', 'pedido'],
    );
    const processId = await insertProcess(db, flow, { created_by: ana });
    const input = { processId, requesterId: ana, startedById: ana, values: { item: 'mesa "1"' } };
    const { idk, protocol } = await beginRequestById(services, input);
    return {
      db,
      services,
      idk,
      protocol,
      ana,
      requests,
      /** Runs the call that is due; returns the minutes until it is due again, or null. */
      async run(): Promise<number | null> {
        const job = await leaseJob(db, { kinds: [serviceCallKind], now, leaseMs: 60_000 });
        if (!job) return null;
        const signal = AbortSignal.timeout(10_000);
        await runJob(services, createJobHandlers(services), job, { leaseMs: 60_000, signal });
        const row = await db.selectFrom('jobs').selectAll().where('id', '=', job.id).executeTakeFirstOrThrow();
        if (row.state !== 'WAITING') return null;
        const minutes = (row.run_at.getTime() - now.getTime()) / 60_000;
        now = row.run_at;
        return minutes;
      },
    };
  }
  const request = (db: Kysely<Database>) => db.selectFrom('instances').selectAll().executeTakeFirstOrThrow();
  const histories = async (db: Kysely<Database>) =>
    (await db.selectFrom('histories').select('kind').orderBy('id').execute()).map(({ kind }) => kind);
  const jobStates = async (db: Kysely<Database>) =>
    (await db.selectFrom('jobs').select('state').orderBy('id').execute()).map(({ state }) => state);
  const ok: Answer = () => ({ statusCode: 201, data: { numero: 7 } });
  const broken: Answer = () => ({ statusCode: 500, data: 'x' });

  test('M1.08 calls the endpoint with values of the form and maps the answer back', async () => {
    const call = {
      method: 'POST' as const,
      endpoint: 'https://erp.example/pedidos',
      requestHeaders: [{ name: 'X-Protocolo', value: '#protocol' }],
      requestParams: [],
      requestBody: '{"item":"#item","idk":#idk}',
      responseBody: { numero: 'pedido' },
    };
    const { db, protocol, requests, run } = await started({ call }, ok);
    await run();
    expect(requests).toMatchObject([
      { method: 'POST', url: 'https://erp.example/pedidos', headers: { 'x-protocolo': protocol }, timeoutMs: 600_000 },
    ]);
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ item: 'mesa "1"', idk: '1' });
    expect(await request(db)).toMatchObject({ status: 'FINISHED', data: { pedido: 7, statusCode: 201 } });
    expect(await histories(db)).toEqual(['STARTED', 'STEP_REACHED', 'SERVICE_SUCCEEDED', 'FINISHED']);
    expect(await jobStates(db)).toEqual(['DONE']);
  });

  test('M9.21 M9.23 ten retries come 1, 5, 15, 30, 60, 60 … minutes apart, then the step is FAILED', async () => {
    const { db, run, requests, ana } = await started({ maxRetries: 10 }, broken);
    const minutes: number[] = [];
    for (let wait = await run(); wait !== null; wait = await run()) minutes.push(wait);
    expect(minutes).toEqual([1, 5, 15, 30, 60, 60, 60, 60, 60, 60]);
    expect(requests).toHaveLength(11);
    expect(await jobStates(db)).toEqual(['DEAD']);
    const failed = await db
      .selectFrom('instance_steps')
      .select(['status', 'details'])
      .where('step_id', '=', 'call')
      .execute();
    expect(failed).toEqual([{ status: 'FAILED', details: 'A chamada falhou. O sistema respondeu com o código 500.' }]);
    expect(await request(db)).toMatchObject({
      status: 'IN_PROGRESS',
      current_step: 'call',
      data: { statusCode: 500 },
    });
    const notified = await db.selectFrom('notifications').select('user_id').execute();
    expect(notified).toEqual([{ user_id: ana }]);
  });

  test('all attempts of one call have the same idempotency key', async () => {
    const { requests, run } = await started({ maxRetries: 2 }, broken);
    while ((await run()) !== null);
    const keys = new Set(requests.map(({ headers }) => headers['idempotency-key']));
    expect(requests).toHaveLength(3);
    expect(keys.size).toBe(1);
  });

  test('M9.22 without retries the first failure is the last', async () => {
    const { db, run, requests } = await started({}, broken);
    expect(await run()).toBeNull();
    expect(requests).toHaveLength(1);
    expect(await histories(db)).toEqual(['STARTED', 'STEP_REACHED', 'SERVICE_FAILED', 'FAILED']);
  });

  test('M3.2.25 the flow continues after the last failure if the step is configured so', async () => {
    const { db, run } = await started({ continueIfError: true }, broken);
    await run();
    expect(await request(db)).toMatchObject({ status: 'FINISHED', data: { statusCode: 500 } });
    expect(await jobStates(db)).toEqual(['DEAD']);
  });

  test('M9.24 T9.17 an attempt times out after 600000 ms by default and counts as failed', async () => {
    const { db, run, requests } = await started({}, () => {
      throw new OutboundError('TIMEOUT', 'O sistema chamado não respondeu a tempo.');
    });
    await run();
    expect(requests).toMatchObject([{ timeoutMs: 600_000 }]);
    expect(await request(db)).toMatchObject({ data: { statusCode: 0 } });
    const [details] = await db.selectFrom('instance_steps').select('details').where('status', '=', 'FAILED').execute();
    expect(details?.details).toBe('A chamada falhou. O sistema chamado não respondeu a tempo.');
  });

  test('an invalid address counts as failed with its reason', async () => {
    const call = { method: 'GET' as const, endpoint: '#item', requestHeaders: [], requestParams: [] };
    const { db, run } = await started({ call }, ok);
    await run();
    const [details] = await db.selectFrom('instance_steps').select('details').where('status', '=', 'FAILED').execute();
    expect(details?.details).toBe('A chamada falhou. O endereço da chamada é inválido.');
  });

  test('C5.10 a value that would change the path of the address fails the step, and nothing is sent', async () => {
    const call = {
      method: 'DELETE' as const,
      endpoint: 'https://erp.example/pedidos/#item/itens',
      requestHeaders: [],
      requestParams: [],
      responseBody: {},
    };
    const { db, run, requests } = await started({ call }, ok);
    await db
      .updateTable('instances')
      .set({ data: JSON.stringify({ item: '..' }) })
      .execute();
    await run();
    expect(requests).toEqual([]);
    const details = await db
      .selectFrom('instance_steps')
      .select(['status', 'details'])
      .where('step_id', '=', 'call')
      .executeTakeFirst();
    expect(details).toEqual({
      status: 'FAILED',
      details: 'A chamada falhou. Um valor do formulário não pode fazer parte do endereço da chamada: "..".',
    });
  });

  test('a request cancelled during the call stays cancelled', async () => {
    const cancelled = await started({ maxRetries: 3 }, async () => {
      const by = { id: cancelled.ana, completeName: 'Ana Silva' };
      await applyEvent(cancelled.services, cancelled.idk, { kind: 'CANCEL', by, at: new Date(), motive: 'Desisti' });
      return { statusCode: 500, data: null };
    });
    expect(await cancelled.run()).toBeNull();
    expect(await request(cancelled.db)).toMatchObject({ status: 'CANCELED' });
    expect(await histories(cancelled.db)).toEqual(['STARTED', 'STEP_REACHED', 'CANCELED']);
    expect(await jobStates(cancelled.db)).toEqual(['DONE']);
  });

  test('a worker that lost its lease during the call writes nothing', async () => {
    const lost = await started({}, async () => {
      // no renewal for longer than its lease: another worker takes the job
      const now = new Date(lost.services.now().getTime() + 120_000);
      expect(await leaseJob(lost.db, { kinds: [serviceCallKind], now, leaseMs: 60_000 })).toMatchObject({ attempt: 2 });
      return { statusCode: 200, data: null };
    });
    await lost.run();
    expect(await request(lost.db)).toMatchObject({ status: 'IN_PROGRESS', current_step: 'call', revision: 1 });
    expect(await jobStates(lost.db)).toEqual(['RUNNING']);
  });

  test('a call that kills its worker every time is given up, with an error about the repeated stops', async () => {
    const { db, services, requests } = await started({}, ok);
    let now = services.now();
    for (let deaths = 0; deaths < 6; deaths += 1) {
      expect(await leaseJob(db, { kinds: [serviceCallKind], now, leaseMs: 1000 })).not.toBeNull();
      now = new Date(now.getTime() + 2000);
    }
    const job = await leaseJob(db, { kinds: [serviceCallKind], now, leaseMs: 60_000 });
    if (!job) return expect.unreachable();
    await runJob(services, createJobHandlers(services), job, { leaseMs: 60_000, signal: AbortSignal.timeout(5000) });
    expect(requests).toEqual([]);
    const [details] = await db.selectFrom('instance_steps').select('details').where('status', '=', 'FAILED').execute();
    expect(details?.details).toBe('A chamada falhou. O servidor parou repetidas vezes durante a chamada.');
  });
});
