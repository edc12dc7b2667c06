import type { HttpProblemError } from '@tramita/client';
import {
  assignTask,
  bulkFinishRequests,
  finishTask,
  getForecast,
  type WorkflowDefinition,
} from '@tramita/client/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '../../db/connection/db.ts';
import { insertProcess } from '../../db/testing/builders.ts';
import { describeDatabase } from '../../db/testing/test-database.ts';
import { createTestApi, insertOffice, openTaskOf, purchase, startPurchase, type TestApi } from '../../testing/api.ts';

const hour = 60 * 60 * 1000;
// a Monday, 10:00 in São Paulo
const monday = new Date('2026-11-16T13:00:00Z');
const unknown = { basis: 'UNKNOWN', samples: 0, p10: null, p50: null, p90: null, isLate: false };

interface PastStep {
  readonly stepId?: string;
  readonly started: Date;
  readonly finished: Date;
  readonly status?: 'FINISHED' | 'CANCELED';
  readonly canceledStep?: boolean;
}

/** Inserts past requests, each with one step that it passed. */
async function insertPast(db: Db, processId: number, user: number, past: readonly PastStep[]): Promise<void> {
  const rows = past.map(({ stepId = 'buy', status = 'FINISHED', canceledStep = false, ...times }) => ({
    protocol: crypto.randomUUID(),
    step_id: stepId,
    status,
    canceled: canceledStep,
    ...times,
  }));
  await sql`
    with past as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as past (
        protocol uuid, step_id text, status text, canceled boolean, started timestamptz, finished timestamptz)
    ), requests as (
      insert into instances (protocol, process_id, status, created_by, started_by, created_at, finished_at)
      select protocol, ${processId}, status, ${user}, ${user}, started, finished from past returning idk, protocol
    )
    insert into instance_steps (idk, step_id, step_order, status, canceled, started_at, finished_at)
    select idk, step_id, 2, 'FINISHED', canceled, started, finished from past join requests using (protocol)
  `.execute(db);
}

/** Past requests that finished one day ago at the latest and took 1, 2, 3… hours from the step to their end. */
const hoursLong = (count: number, change: Partial<PastStep> = {}): PastStep[] =>
  Array.from({ length: count }, (_, index) => {
    const finished = new Date(monday.getTime() - (24 + index) * hour);
    return { started: new Date(finished.getTime() - (index + 1) * hour), finished, ...change };
  });

const refused = (error: unknown) => (error as HttpProblemError).status;

describeDatabase('the forecast of a request', (database) => {
  async function open(changes: Partial<WorkflowDefinition> = {}, sla?: number) {
    const { db } = database();
    const people = await insertOffice(db);
    const definition = purchase(people.buyers);
    const agreed = sla === undefined ? {} : { sla, slaUnit: 'HOURS' as const };
    const steps = definition.steps.map((step) =>
      step.type === 'USER_TASK' || step.type === 'APPROVAL_TASK' ? { ...step, ...agreed } : step,
    );
    const timed = { ...definition, steps, ...changes };
    const process = await insertProcess(db, timed, { name: 'cadeiras', title: 'Cadeiras', created_by: people.elisa });
    let now = monday;
    const api = createTestApi(db, { now: () => now });
    return { ...people, db, api, process, timed, setNow: (at: Date) => (now = at) };
  }

  /** Starts a request and approves it, so that it is at the step of the buyers. */
  async function startAtBuyers(api: TestApi, process: number) {
    const { idk, protocol } = await startPurchase(api, process);
    const uuid = await openTaskOf(api.services.db, idk);
    await api.as('bia').call(finishTask, { params: { uuid }, body: { approved: true } });
    return { idk, protocol, read: (name = 'ana') => api.as(name).call(getForecast, { params: { protocol } }) };
  }

  test('D9.01 is returned to everyone who may see the request, by protocol or number, while it is in progress', async () => {
    const { db, api, process, ana } = await open();
    await insertPast(db, process, ana, hoursLong(49));
    const { idk, protocol, read } = await startAtBuyers(api, process);
    // 49 values divide the line into 50 parts: 5, 25 and 45 hours from the arrival
    const expected = {
      basis: 'HISTORY',
      samples: 49,
      p10: '2026-11-16T18:00:00.000Z',
      p50: '2026-11-17T14:00:00.000Z',
      p90: '2026-11-18T10:00:00.000Z',
      isLate: false,
    };
    for (const name of ['ana', 'bia', 'caio', 'elisa', 'admin']) expect(await read(name)).toEqual(expected);
    await sql`update users set roles = 'ROLE_REPORT' where user_name = 'eva'`.execute(db);
    expect(await read('eva')).toEqual(expected);
    expect(await api.as('ana').call(getForecast, { params: { protocol: String(idk) } })).toEqual(expected);
    expect(await read('apoio').catch(refused)).toBe(404);
    await api.as('eva').call(bulkFinishRequests, { body: { protocols: [protocol], motive: 'Fim' } });
    expect(await read()).toEqual(unknown);
  });

  test('D9.02 uses requests of any version that passed the step and finished in the last 365 days', async () => {
    const { db, api, process, ana, elisa, timed } = await open();
    const year = 365 * 24 * hour;
    const older = await insertProcess(db, timed, { name: 'cadeiras-0', title: 'Cadeiras', created_by: elisa });
    await sql`update processes set parent_id = ${process}, version = 2, is_last_version = false where id = ${older}`.execute(
      db,
    );
    const other = await insertProcess(db, timed, { name: 'mesas', title: 'Mesas', created_by: elisa });
    await insertPast(db, process, ana, hoursLong(20));
    await insertPast(db, older, ana, hoursLong(10));
    // none of these counts
    await insertPast(db, other, ana, hoursLong(3));
    await insertPast(db, process, ana, [
      ...hoursLong(3, { stepId: 'approve' }),
      ...hoursLong(3, { status: 'CANCELED' }),
      ...hoursLong(3, { canceledStep: true }),
      { started: new Date(monday.getTime() - year - 2 * hour), finished: new Date(monday.getTime() - year - hour) },
    ]);
    const { read } = await startAtBuyers(api, process);
    expect(await read()).toMatchObject({ basis: 'HISTORY', samples: 30 });
  });

  test('D9.02 D9.03 uses only times longer than the time already spent, at least 30 of them', async () => {
    const { db, api, process, ana, setNow } = await open({}, 6);
    await insertPast(db, process, ana, hoursLong(40));
    const { read } = await startAtBuyers(api, process);
    setNow(new Date(monday.getTime() + 10 * hour));
    // the 30 times from 11 to 40 hours
    const { basis, samples, p10, isLate } = await read();
    expect({ basis, samples, isLate }).toEqual({ basis: 'HISTORY', samples: 30, isLate: false });
    expect(new Date(p10 ?? '') > new Date(monday.getTime() + 10 * hour)).toBe(true);
    setNow(new Date(monday.getTime() + 10.5 * hour));
    expect(await read()).toMatchObject({ basis: 'HISTORY', samples: 30 });
    setNow(new Date(monday.getTime() + 11 * hour));
    const due = '2026-11-16T19:00:00.000Z';
    expect(await read()).toEqual({ basis: 'SLA', samples: 0, p10: due, p50: due, p90: due, isLate: true });
  });

  test('D9.02 counts working minutes if the process does', async () => {
    const { db, api, process, ana } = await open({ slaCounting: 'WORKING' });
    // each took from Friday 17:00 to the next working day at 09:00: two working hours, 64 elapsed ones
    const past = Array.from({ length: 30 }, (_, week) => {
      const started = new Date(Date.parse('2026-10-23T20:00:00Z') - week * 7 * 24 * hour);
      return { started, finished: new Date(started.getTime() + 64 * hour) };
    });
    await insertPast(db, process, ana, past);
    const { read } = await startAtBuyers(api, process);
    expect(await read()).toMatchObject({ basis: 'HISTORY', samples: 30, p50: '2026-11-16T15:00:00.000Z' });
  });

  test('D9.03 adds up the agreed times with fewer samples, and is unknown without them', async () => {
    const { db, api, process, ana, setNow, timed, elisa } = await open({}, 6);
    await insertPast(db, process, ana, hoursLong(29));
    const { idk, protocol } = await startPurchase(api, process);
    const read = () => api.as('ana').call(getForecast, { params: { protocol } });
    const end = '2026-11-17T01:00:00.000Z';
    expect(await read()).toEqual({ basis: 'SLA', samples: 0, p10: end, p50: end, p90: end, isLate: false });
    setNow(new Date(monday.getTime() + 3 * hour));
    const uuid = await openTaskOf(db, idk);
    await api.as('bia').call(finishTask, { params: { uuid }, body: { approved: true } });
    // the next step has six hours from its own start
    expect(await read()).toMatchObject({ basis: 'SLA', p90: '2026-11-16T22:00:00.000Z', isLate: false });
    await api.as('caio').call(assignTask, { params: { uuid: await openTaskOf(db, idk) } });
    setNow(new Date('2026-11-16T22:00:00Z'));
    expect(await read()).toMatchObject({ basis: 'SLA', p90: '2026-11-16T22:00:00.000Z', isLate: true });
    const steps = timed.steps.map((step) => (step.type === 'USER_TASK' ? { ...step, sla: 0 } : step));
    const half = await insertProcess(db, { ...timed, steps }, { name: 'meia', created_by: elisa });
    const { protocol: partly } = await startPurchase(api, half);
    expect(await api.as('ana').call(getForecast, { params: { protocol: partly } })).toEqual(unknown);
  });
});
