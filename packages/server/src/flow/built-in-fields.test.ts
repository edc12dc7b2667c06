import { finishTask, startRequest } from '@tramita/client/contract';
import { assigneeDataOptions } from '@tramita/client/rules';
import { expect, test } from 'vitest';
import { leaseJob } from '../db/jobs/jobs.ts';
import { serviceCallKind } from '../db/jobs/service-call-job.ts';
import { insertProcess, insertUser, step, to } from '../db/testing/builders.ts';
import { describeDatabases } from '../db/testing/test-database.ts';
import { createFlowHandlers } from '../job-handlers.ts';
import { runJob } from '../jobs/run-job.ts';
import { ask, createTestApi, field, openTaskOf } from '../testing/api.ts';

describeDatabases('fields that the server fills in', (database) => {
  async function office(statusCode: number) {
    const { db } = database();
    const api = createTestApi(db, { outbound: async () => ({ statusCode, data: null }) });
    const custom = (name: string) =>
      Object.fromEntries([1, 2, 3, 4, 5].map((number) => [`custom${number}`, `${name} ${number}`]));
    const eva = await insertUser(db, { user_name: 'eva', first_name: 'Eva', ...custom('eva') });
    const bia = await insertUser(db, { user_name: 'bia', first_name: 'Bia', superior_id: eva, ...custom('bia') });
    await insertUser(db, { user_name: 'ana', first_name: 'Ana', superior_id: bia, ...custom('ana') });
    const data = assigneeDataOptions.map(({ value }) =>
      field(`dado_${value}`, { type: 'assigneeData', assigneeData: value }),
    );
    const decide = (id: string, next: string, otherwise: string) =>
      step.gateway({
        id,
        connections: [
          { stepId: next, field: 'approved', operator: '=', value: 'true' },
          { stepId: otherwise, field: 'motive', operator: 'contains', value: 'Caro' },
        ],
      });
    const flow = {
      fields: [field('item'), ...data],
      steps: [
        { ...step.start('approve'), fields: [ask('item'), ...data.map(({ name }) => ask(name))] },
        step.approval({ id: 'approve', assignees: [{ id: 2, firstName: 'Superior' }], connections: to('choice') }),
        decide('choice', 'call', 'end'),
        step.service({ id: 'call', continueIfError: true, connections: to('status') }),
        step.gateway({
          id: 'status',
          connections: [
            { stepId: 'again', field: 'statusCode', operator: '>=', value: '500' },
            { stepId: 'end', field: 'statusCode', operator: '<', value: '500' },
          ],
        }),
        step.approval({ id: 'again', assignees: [{ id: 3, firstName: 'Superior' }], connections: to('end') }),
        step.end(),
      ],
    };
    const processId = await insertProcess(db, flow, { name: 'compras' });
    const { startProcessDto } = await api
      .as('ana')
      .call(startRequest, { params: { id: processId }, body: { item: 'mesa' } });
    const { idk } = startProcessDto;
    const stored = async () =>
      await db.selectFrom('instances').selectAll().where('idk', '=', idk).executeTakeFirstOrThrow();
    return {
      idk,
      stored,
      finish: async (by: string, answer: { approved: boolean; motive?: string }) =>
        api.as(by).call(finishTask, { params: { uuid: await openTaskOf(db, idk) }, body: answer }),
      async call() {
        const job = await leaseJob(db, { kinds: [serviceCallKind], now: api.services.now(), leaseMs: 60_000 });
        if (!job) throw new Error('There is no call to make');
        const signal = AbortSignal.timeout(10_000);
        await runJob(api.services, createFlowHandlers(api.services), job, { leaseMs: 60_000, signal });
      },
    };
  }

  test('M3.4.37 M3.4.38 M3.4.40 M3.4.42 M3.4.44 a rejection sets approved, motive and reprovedBy, in addition to protocol and idk, and gateways can read them', async () => {
    const { idk, stored, finish } = await office(200);
    const started = await stored();
    expect(started.data).toMatchObject({ protocol: started.protocol, idk: String(idk) });
    expect(started.data).not.toHaveProperty('approved');
    await finish('bia', { approved: false, motive: 'Caro demais' });
    const { data, status } = await stored();
    expect(data).toMatchObject({ approved: false, motive: 'Caro demais', reprovedBy: 'Bia Silva' });
    expect(data).not.toHaveProperty('approvedBy');
    // only the motive leads to the end
    expect(status).toBe('FINISHED');
  });

  test('M3.4.37 M3.4.38 M3.4.39 M3.4.43 M3.4.44 an approval sets approved and approvedBy, a call statusCode; each newer decision replaces the previous one', async () => {
    const { stored, finish, call } = await office(503);
    await finish('bia', { approved: true });
    expect((await stored()).data).toMatchObject({ approved: true, motive: null, approvedBy: 'Bia Silva' });
    await call();
    expect(await stored()).toMatchObject({ current_step: 'again', data: { statusCode: 503 } });
    await finish('eva', { approved: false, motive: 'Sistema fora' });
    expect(await stored()).toMatchObject({
      status: 'FINISHED',
      data: { approved: false, motive: 'Sistema fora', approvedBy: 'Bia Silva', reprovedBy: 'Eva Silva' },
    });
  });

  test('M3.4.35 M3.4.36 the start sets each of the 21 data fields of the user, the superior and the superior’s superior', async () => {
    const { stored } = await office(200);
    const { data } = await stored();
    const expected = (
      [
        ['', 'ana', 'Ana'],
        ['N1', 'bia', 'Bia'],
        ['N2', 'eva', 'Eva'],
      ] as const
    ).flatMap(([level, login, name]) => [
      ...[1, 2, 3, 4, 5].map((number) => [`dado_custom${number}${level}`, `${login} ${number}`] as const),
      [`dado_customName${level}`, `${name} Silva`] as const,
      [`dado_userName${level}`, login] as const,
    ]);
    expect(expected).toHaveLength(21);
    expect(data).toMatchObject(Object.fromEntries(expected));
    expect(Object.keys(data).filter((name) => name.startsWith('dado_'))).toHaveLength(21);
  });
});
