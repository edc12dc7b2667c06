import { finishTask, getRequest, getSteps, listTasks, startRequest } from '@tramita/client/contract';
import { requestProgress, requestStops, trackNodes } from '@tramita/client/rules';
import { expect, test } from 'vitest';
import { insertProcess, step, to } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { createTestApi, insertOffice, openTaskOf } from '../testing/api.ts';

describeDatabase('the track of a request', (database) => {
  /** Approval by Bia skips the board; the last task is addressed to a user who does not exist. */
  async function office() {
    const { db } = database();
    const people = await insertOffice(db);
    const api = createTestApi(db);
    const bia = [{ id: people.bia, firstName: 'Bia' }];
    const processId = await insertProcess(db, {
      steps: [
        step.start('approve'),
        step.approval({ id: 'approve', title: 'Aprovação', assignees: bia, connections: to('size') }),
        step.gateway({
          id: 'size',
          connections: [
            { stepId: 'board', label: 'Não', field: 'approved', operator: '=', value: 'false' },
            { stepId: 'check', label: 'Sim', field: 'approved', operator: '=', value: 'true' },
          ],
        }),
        step.approval({ id: 'board', title: 'Diretoria', assignees: bia, connections: to('check') }),
        step.task({ id: 'check', title: 'Conferência', assignees: bia, connections: to('lost') }),
        step.task({
          id: 'lost',
          title: 'Pagamento',
          assignees: [{ id: 999_999, firstName: 'X' }],
          connections: to('end'),
        }),
        step.end(),
      ],
      fields: [],
    });
    const { startProcessDto } = await api.as('ana').call(startRequest, { params: { id: processId }, body: {} });
    const { idk, protocol } = startProcessDto;
    const finish = async (body: { approved?: boolean } = {}) => {
      const uuid = await openTaskOf(db, idk);
      await api.as('bia').call(finishTask, { params: { uuid }, body });
    };
    const steps = async () => (await api.as('ana').call(getSteps, { query: { idk } })).steps;
    const row = async (query: { step?: string; orderByStep?: 'ASC' } = {}) => {
      const lists = { myTasks: true, assignedToMe: false, status: 'IN_PROGRESS' } as const;
      return (await api.as('ana').call(listTasks, { query: { ...lists, ...query } }))[0];
    };
    const detail = () => api.as('ana').call(getRequest, { params: { uuid: protocol } });
    return { api, idk, protocol, finish, steps, row, detail };
  }

  test('C10.04 row, header and panel count the same steps, without gateways and skipped approvals', async () => {
    const { finish, steps, row } = await office();
    const agree = async () => {
      const timeline = await steps();
      const progress = requestProgress(requestStops(timeline));
      const listed = await row();
      expect(listed?.progress).toEqual(progress);
      expect(listed?.track).toEqual(trackNodes(timeline));
      return progress;
    };
    expect(await agree()).toEqual({ current: 2, total: 6 });
    await finish({ approved: true });
    expect(await agree()).toEqual({ current: 3, total: 5 });
    const skipped = requestStops(await steps()).filter(({ state }) => state === 'skipped');
    expect(skipped.map(({ step: { title } }) => title)).toEqual(['Diretoria']);
  });

  test('C10.04 reports for each step whether the flow can still reach it', async () => {
    const { finish, steps } = await office();
    const reachable = async () => (await steps()).flatMap((one) => (one.reachable ? [one.title] : []));
    expect(await reachable()).toEqual(['Aprovação', 'Etapa size', 'Diretoria', 'Conferência', 'Pagamento', 'Final']);
    await finish({ approved: true });
    expect(await reachable()).toEqual(['Conferência', 'Pagamento', 'Final']);
  });

  test('C11.06 a stopped request shows the step where it stopped in list, detail and timeline', async () => {
    const { finish, steps, row, detail } = await office();
    await finish({ approved: true });
    expect(await row()).toMatchObject({ step: 'Conferência', stopped: false, waiting: true });
    await finish();
    expect((await steps()).find(({ currentStep }) => currentStep)).toMatchObject({ title: 'Pagamento', fail: true });
    expect(await row()).toMatchObject({ step: 'Pagamento', stopped: true, waiting: false });
    expect(await detail()).toMatchObject({ title: 'Pagamento', status: 'IN_PROGRESS' });
  });

  test('C11.06 filters and sorts the list by the displayed step', async () => {
    const { finish, row } = await office();
    await finish({ approved: true });
    await finish();
    expect(await row({ step: 'pagamento' })).toMatchObject({ step: 'Pagamento' });
    expect(await row({ step: 'conferência' })).toBeUndefined();
    expect(await row({ orderByStep: 'ASC' })).toMatchObject({ step: 'Pagamento' });
  });
});
