import {
  assignTask,
  executeStep,
  finishTask,
  getSteps,
  getTask,
  getUnreadCounts,
  listHistory,
  listNotifications,
  listTasks,
  retryStep,
  startRequest,
} from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { insertProcess, step, to } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import type { OutboundCall } from '../ports/outbound-call.ts';
import { ask, createTestApi, field, insertOffice, openTaskOf, startPurchase } from '../testing/api.ts';

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error) => `${error.status} ${error.errorCode}${error.problem?.reason ? ` ${error.problem.reason}` : ''}`,
  );

describeDatabase('taking a request back', (database) => {
  async function atTheGroup() {
    const { db } = database();
    const people = await insertOffice(db);
    const api = createTestApi(db);
    const { idk, protocol } = await startPurchase(api, people.processId);
    const approval = await openTaskOf(db, idk);
    await api.as('bia').call(finishTask, { params: { uuid: approval }, body: { approved: true } });
    const task = await openTaskOf(db, idk);
    const redirect = (name = 'elisa', by = 1, motive?: string) =>
      api.as(name).call(retryStep, { params: { idk, step: by }, body: { motive } });
    return { db, api, ...people, idk, protocol, approval, task, redirect };
  }

  test('T4.6.06 T7.3.31 returns the timeline with the target step current and later steps not reached', async () => {
    const { redirect, idk, api, elisa } = await atTheGroup();
    const answer = await redirect('elisa', 1, '  Faltou o orçamento ');
    const { steps } = answer;
    expect(steps.map(({ status, currentStep, approved }) => [status, currentStep, approved])).toEqual([
      ['FINISHED', false, null],
      ['NONE', true, null],
      ['NONE', false, null],
      ['NONE', false, null],
    ]);
    expect(answer).toMatchObject({ owner: { id: elisa }, processVersion: 1 });
    expect(steps[1]?.assignees).toMatchObject([{ nickName: 'Bia' }]);
    expect(steps[2]).toMatchObject({ groups: [{ name: 'Suprimentos' }], startedAt: null, finishedBy: null });
    expect(steps[1]?.history.at(-2)).toBe(
      '<b>Elisa Silva</b> redirecionou a solicitação da etapa <b>Compra</b> para a etapa <b>Aprovação</b>, na versão 1 do processo. Motivo: Faltou o orçamento',
    );
    expect(await api.as('ana').call(getSteps, { query: { idk } })).toEqual(answer);
  });

  test('T7.3.31 T7.3.32 both calls work without a body, and other calls refuse it', async () => {
    const { api, idk, protocol } = await atTheGroup();
    const post = async (path: string, by = 'elisa') => {
      const response = await api.fetch(by, `/v1/processes/${path}`, { method: 'POST' });
      return [response.status, (await response.json()) as { errorCode?: string; fields?: { name: string }[] }] as const;
    };
    expect(await post(`${idk}/step/1/execute`)).toMatchObject([200, { processVersion: 1 }]);
    expect(await post(`${idk}/execute`)).toMatchObject([409, { errorCode: 'STEP_NOT_FAILED' }]);
    expect(await post(`${idk}/step/1/execute`, 'caio')).toMatchObject([403, {}]);
    for (const path of [`${idk}/comments`, `${protocol}/cancel`]) {
      expect(await post(path, 'ana')).toMatchObject([400, { errorCode: 'VALIDATION_ERROR' }]);
    }
  });

  test('the cancelled task leaves its assignees’ lists, and the new one is unread in its assignee’s lists', async () => {
    const { api, db, redirect, idk, task, approval } = await atTheGroup();
    await api.as('caio').call(assignTask, { params: { uuid: task } });
    await redirect('elisa', 1, 'Faltou o orçamento');
    expect(await api.as('caio').call(getTask, { params: { uuid: task } })).toMatchObject({
      status: 'CANCELED',
      motive: 'Faltou o orçamento',
    });
    const toDo = (name: string, myTasks: boolean) =>
      api.as(name).call(listTasks, { query: { myTasks, assignedToMe: true, status: 'TO_DO', page: 0 } });
    expect(await toDo('caio', false)).toEqual([]);
    const fresh = await openTaskOf(db, idk);
    expect(fresh).not.toBe(approval);
    const lists = [...(await toDo('bia', true)), ...(await toDo('bia', false))];
    expect(lists).toContainEqual(expect.objectContaining({ uuid: fresh, unread: true }));
    const counts = await api.as('bia').call(getUnreadCounts);
    expect(Object.values(counts).some((count) => count > 0)).toBe(true);
    const notified = async (name: string) =>
      (await api.as(name).call(listNotifications, { query: {} })).notifications.map(({ message }) => message);
    expect((await notified('caio'))[0]).toContain('A sua tarefa foi cancelada');
    expect((await notified('bia'))[0]).toContain('está com você na etapa <b>Aprovação</b>');
    // the former assignee cannot finish it any more; the new task works as usual
    expect(await codeOf(api.as('caio').call(finishTask, { params: { uuid: task }, body: { pedido: '1' } }))).toBe(
      '409 TASK_NOT_OPEN',
    );
    await api.as('bia').call(finishTask, { params: { uuid: fresh }, body: { approved: true } });
    expect((await api.as('ana').call(getSteps, { query: { idk } })).steps[2]?.currentStep).toBe(true);
  });

  test('T4.6.04 T6.22 only the publisher of the version may take a request back, not even an administrator', async () => {
    const { redirect } = await atTheGroup();
    for (const name of ['ana', 'bia', 'caio', 'admin']) {
      expect(await codeOf(redirect(name)), name).toBe('403 FORBIDDEN NOT_OWNER');
    }
    expect(await codeOf(redirect('eva'))).toBe('404 NOT_FOUND');
    expect(await codeOf(redirect('elisa'))).toBe('ok');
  });

  test('refuses a step the request has not passed, and a second redirection to the same step', async () => {
    const { redirect } = await atTheGroup();
    for (const by of [0, 2, 3]) expect(await codeOf(redirect('elisa', by)), `${by}`).toBe('409 STEP_NOT_RETRYABLE');
    expect(await codeOf(redirect('elisa', 99))).toBe('404 NOT_FOUND');
    const twice = await Promise.all([codeOf(redirect()), codeOf(redirect())]);
    expect(twice.sort()).toEqual(['409 STEP_NOT_RETRYABLE', 'ok']);
  });

  test('leaves an ended request unchanged', async () => {
    const { api, task, redirect } = await atTheGroup();
    await api.as('caio').call(assignTask, { params: { uuid: task } });
    await api.as('caio').call(finishTask, { params: { uuid: task }, body: { pedido: '1' } });
    expect(await codeOf(redirect())).toBe('409 PROCESS_ENDED');
  });

  test('keeps the current assignee if the target step would have none', async () => {
    const { db, api, ana, idk, task, redirect } = await atTheGroup();
    await db.updateTable('users').set({ superior_id: null }).where('id', '=', ana).execute();
    expect(await codeOf(redirect())).toBe('400 ASSIGNEE_MISSING');
    expect(await openTaskOf(db, idk)).toBe(task);
    const history = await api.as('ana').call(listHistory, { params: { id: String(idk) } });
    expect(history.some(({ message }) => message.includes('redirecionou'))).toBe(false);
  });
});

describeDatabase('executing a failed step again', (database) => {
  /** Starts a request whose calls get `answers` in order, and the last one from then on. */
  async function stopped(...answers: number[]) {
    const { db } = database();
    const people = await insertOffice(db);
    const calls: string[] = [];
    const outbound: OutboundCall = async ({ headers }) => {
      calls.push(headers['idempotency-key'] ?? '');
      return { statusCode: answers[Math.min(calls.length, answers.length) - 1] ?? 500, data: {} };
    };
    const api = createTestApi(db, { outbound });
    const processId = await insertProcess(
      db,
      {
        steps: [
          { ...step.start('first'), fields: [ask('item')] },
          step.task({ id: 'first', waitUntilEndOfProcess: true, connections: to('erp') }),
          step.service({ id: 'erp', title: 'Lançar no ERP', connections: to('check') }),
          step.task({ id: 'check', title: 'Conferência', connections: to('end') }),
          step.end(),
        ],
        fields: [field('item')],
      },
      { created_by: people.elisa },
    );
    const body = { item: 'mesa' };
    const { startProcessDto } = await api.as('ana').call(startRequest, { params: { id: processId }, body });
    const { idk } = startProcessDto;
    const uuid = await openTaskOf(db, idk);
    await api.as('ana').call(finishTask, { params: { uuid }, body: {} });
    const again = (name = 'elisa', idempotencyKey?: string) =>
      api.as(name).call(executeStep, { params: { idk }, body: { motive: 'O ERP voltou' }, idempotencyKey });
    const steps = async () => (await api.as('elisa').call(getSteps, { query: { idk } })).steps;
    return { db, api, idk, calls, again, steps };
  }

  test('T4.6.07 T7.3.32 a call that succeeds this time advances the request', async () => {
    const { again, steps, calls, db, idk } = await stopped(500, 200);
    expect((await steps())[2]).toMatchObject({ status: 'FAILED', fail: true, currentStep: true });
    const answer = await again();
    expect(answer.steps[2]).toMatchObject({ status: 'FINISHED', fail: false, currentStep: false, details: null });
    expect(answer.steps[3]).toMatchObject({ currentStep: true, assignees: [{ nickName: 'Ana' }] });
    expect(answer.steps[2]?.history).toContain(
      '<b>Elisa Silva</b> executou novamente a etapa <b>Lançar no ERP</b>, na versão 1 do processo. Motivo: O ERP voltou',
    );
    expect(await openTaskOf(db, idk)).toBeTruthy();
    // another execution is a new call for the other system, not a repeated attempt
    expect(new Set(calls).size).toBe(2);
  });

  test('T4.6.07 a call that fails again leaves the step FAILED, and it can be executed again', async () => {
    const { again, calls } = await stopped(500, 503, 200);
    expect((await again()).steps[2]).toMatchObject({
      status: 'FAILED',
      currentStep: true,
      details: 'A chamada falhou. O sistema respondeu com o código 503.',
    });
    expect((await again()).steps[3]?.currentStep).toBe(true);
    expect(calls).toHaveLength(3);
  });

  test('T4.6.05 T6.22 only the publisher of the version may execute a step again', async () => {
    const { again, calls } = await stopped(500, 200);
    for (const name of ['ana', 'admin']) expect(await codeOf(again(name)), name).toBe('403 FORBIDDEN NOT_OWNER');
    expect(calls).toHaveLength(1);
  });

  test('makes the call once per key, and refuses a step that did not fail', async () => {
    const { again, calls, steps } = await stopped(500, 200);
    await again('elisa', 'chave-0001');
    await again('elisa', 'chave-0001');
    expect(calls).toHaveLength(2);
    expect((await steps())[3]?.currentStep).toBe(true);
    expect(await codeOf(again('elisa', 'chave-0002'))).toBe('409 STEP_NOT_FAILED');
  });

  test('notifies the process owner when a call failed permanently', async () => {
    const { api } = await stopped(500);
    const { notifications } = await api.as('elisa').call(listNotifications, { query: {} });
    expect(notifications[0]?.message).toContain('parou na etapa <b>Lançar no ERP</b>');
  });
});
