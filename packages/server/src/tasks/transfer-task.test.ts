import {
  assignTask,
  finishTask,
  getNewestTask,
  getRequest,
  getTask,
  listHistory,
  listNotifications,
  listTasks,
  markTaskRead,
  transferTask,
  unassignTask,
} from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { insertGroup, insertProcess, insertUser, step, to } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { createTestApi, insertOffice, openTaskOf, startPurchase } from '../testing/api.ts';

describeDatabase('transferring a task', (database) => {
  /** Starts a purchase at the group's step, held by Caio. */
  async function heldByCaio() {
    const { db } = database();
    const people = await insertOffice(db);
    const api = createTestApi(db);
    const started = await startPurchase(api, people.processId);
    const approval = await openTaskOf(db, started.idk);
    await api.as('bia').call(finishTask, { params: { uuid: approval }, body: { approved: true } });
    const uuid = await openTaskOf(db, started.idk);
    await api.as('caio').call(assignTask, { params: { uuid } });
    const transfer = (by: string, body: { assignees?: number[]; groups?: number[] }, task = uuid) =>
      api.as(by).call(transferTask, { params: { uuid: task }, body: { assignees: [], groups: [], ...body } });
    const queue = async (by: string, status: 'TO_DO' | 'IN_PROGRESS' = 'TO_DO') => {
      const rows = await api.as(by).call(listTasks, { query: { myTasks: false, assignedToMe: false, status } });
      return rows.map(({ uuid: listed, unread, held }) => ({ uuid: listed, unread, held }));
    };
    return { db, api, ...people, started, approval, uuid, transfer, queue };
  }

  test('T7.3.04 T1.14 the task is then unread with exactly its targets, and held by a single person if there is only one', async () => {
    const { api, uuid, transfer, queue, eva } = await heldByCaio();
    const detail = await transfer('caio', { assignees: [eva, eva] });
    expect(detail).toMatchObject({ uuid, status: 'TO_DO', groups: [], canAssign: false, canUnassign: false });
    expect(detail.assignees.map(({ id }) => id)).toEqual([eva]);
    expect(await queue('eva')).toEqual([{ uuid, unread: true, held: true }]);
    for (const name of ['caio', 'davi']) expect(await queue(name)).toEqual([]);
    const done = await api.as('eva').call(finishTask, { params: { uuid }, body: { pedido: '1' } });
    expect(done.status).toBe('FINISHED');
  });

  test('T7.3.04 a task transferred to people and groups has no assignee until one of them takes it', async () => {
    const { api, db, uuid, transfer, queue, eva, admin } = await heldByCaio();
    const group = await insertGroup(db, [admin], { name: 'Fiscal' });
    const detail = await transfer('caio', { assignees: [eva], groups: [group] });
    expect(detail.groups.map(({ name }) => name)).toEqual(['Fiscal']);
    for (const name of ['eva', 'admin']) expect(await queue(name)).toEqual([{ uuid, unread: true, held: false }]);
    const finish = api.as('eva').call(finishTask, { params: { uuid }, body: { pedido: '1' } });
    await expect(finish).rejects.toMatchObject({ errorCode: 'TASK_NOT_HELD' });
    await api.as('admin').call(assignTask, { params: { uuid } });
    const back = await api.as('admin').call(unassignTask, { params: { uuid } });
    expect(back.assignees.map(({ id }) => id)).toEqual([eva]);
  });

  test('notifies the targets and records in the history who transferred it to whom', async () => {
    const { api, transfer, started, eva, buyers } = await heldByCaio();
    await transfer('caio', { assignees: [eva], groups: [buyers] });
    const notified = async (name: string) =>
      (await api.as(name).call(listNotifications, { query: {} })).notifications.map(({ message }) => message);
    const message = `Caio Silva transferiu para você a tarefa <b>Compra</b> da solicitação <b>${started.idk}</b>, <b>Compras</b>`;
    expect(await notified('eva')).toContain(message);
    expect(await notified('davi')).toContain(message);
    expect(await notified('caio')).not.toContain(message);
    const history = await api.as('ana').call(listHistory, { params: { id: started.protocol } });
    expect(history.map((entry) => entry.message)).toContain(
      '<b>Caio Silva</b> transferiu a tarefa da etapa <b>Compra</b> para <b>Eva Silva</b>, <b>Suprimentos</b>',
    );
  });

  test('previous assignees still see the request in progress, but may no longer act on the task', async () => {
    const { api, uuid, transfer, queue, started, eva } = await heldByCaio();
    await transfer('caio', { assignees: [eva] });
    for (const name of ['caio', 'davi']) {
      expect(await api.as(name).call(getTask, { params: { uuid } })).toMatchObject({ canAssign: false, unread: false });
      await api.as(name).call(getRequest, { params: { uuid: started.protocol } });
      expect((await queue(name, 'IN_PROGRESS')).map((row) => row.uuid)).toEqual([uuid]);
      const { menu } = await api.as(name).call(getNewestTask, { params: { protocol: started.protocol } });
      expect(menu).toBe('attendance/in-progress');
      await expect(api.as(name).call(assignTask, { params: { uuid } })).rejects.toMatchObject({ status: 404 });
      const finish = api.as(name).call(finishTask, { params: { uuid }, body: { pedido: '1' } });
      await expect(finish).rejects.toMatchObject({ errorCode: 'TASK_NOT_HELD' });
    }
  });

  test('a task can be transferred and transferred back', async () => {
    const { api, uuid, transfer, queue, eva, caio, buyers } = await heldByCaio();
    await transfer('caio', { assignees: [eva] });
    await transfer('eva', { assignees: [caio] });
    expect(await queue('caio')).toEqual([{ uuid, unread: true, held: true }]);
    for (const name of ['caio', 'davi']) await api.as(name).call(markTaskRead, { params: { id: uuid } });
    const again = await transfer('caio', { groups: [buyers] });
    expect(again).toMatchObject({ assignees: [], canAssign: true });
    expect(await queue('davi')).toEqual([{ uuid, unread: true, held: false }]);
    expect(await queue('caio')).toEqual([{ uuid, unread: false, held: false }]);
    expect(await queue('eva')).toEqual([]);
  });

  test('T9.27 T9.28 T9.29 the shortcuts resolve to the requester, the superior and the superior’s superior', async () => {
    const { transfer, ana, bia, elisa } = await heldByCaio();
    const detail = await transfer('caio', { assignees: [1, 2, 3] });
    expect(detail.assignees.map(({ id }) => id).sort()).toEqual([ana, bia, elisa].sort());
  });

  test('T9.28 T9.29 refuses a missing superior by name and changes nothing', async () => {
    const { db, transfer, uuid, queue, ana, bia } = await heldByCaio();
    const message = 'Bia Silva não tem superior direto cadastrado e ativo.';
    await db.updateTable('users').set({ superior_id: null }).where('id', '=', bia).execute();
    const refused = { status: 400, errorCode: 'ROUTE_TARGET_UNKNOWN' };
    await expect(transfer('caio', { assignees: [2, 3] })).rejects.toMatchObject({ ...refused, problem: { message } });
    await db.updateTable('users').set({ superior_id: null }).where('id', '=', ana).execute();
    await expect(transfer('caio', { assignees: [2] })).rejects.toMatchObject(refused);
    expect(await queue('caio')).toEqual([{ uuid, unread: true, held: true }]);
  });

  test('T5.2.07 refuses a transfer without a target with its message', async () => {
    const { transfer } = await heldByCaio();
    await expect(transfer('caio', {})).rejects.toMatchObject({
      status: 400,
      errorCode: 'ROUTE_TARGET_REQUIRED',
      problem: { message: 'Selecione ao menos um usuário/grupo' },
    });
  });

  test('refuses unknown and inactive users, naming all of them', async () => {
    const { db, transfer, davi, ana } = await heldByCaio();
    const gone = await insertUser(db, { first_name: 'Gil', active: false });
    const empty = await insertGroup(db, [gone], { name: 'Vazio' });
    const closed = await insertGroup(db, [davi], { name: 'Extinto', active: false });
    await expect(
      transfer('caio', { assignees: [davi, gone, 999_999], groups: [empty, closed, 888] }),
    ).rejects.toMatchObject({
      errorCode: 'ROUTE_TARGET_UNKNOWN',
      problem: {
        message:
          'Gil Silva não está ativo no cadastro. Não há usuário com o código 999999. ' +
          'O grupo Vazio não tem membros ativos. O grupo Extinto não está ativo no cadastro. ' +
          'Não há grupo com o código 888.',
      },
    });
    await db.updateTable('users').set({ active: false }).where('id', '=', ana).execute();
    await expect(transfer('caio', { assignees: [1] })).rejects.toMatchObject({
      problem: { message: 'Ana Silva não está ativo no cadastro.' },
    });
  });

  test('T4.3.04 T4.3.06 T6.21 transfers only an open, held task of a step that allows it', async () => {
    const { db, api, uuid, approval, transfer, eva, started } = await heldByCaio();
    await expect(transfer('davi', { assignees: [eva] })).rejects.toMatchObject({
      status: 400,
      errorCode: 'TASK_NOT_HELD',
      problem: { message: 'Atribua a tarefa a você para transferir', reason: 'TASK_NOT_HELD_TRANSFER' },
    });
    await expect(transfer('bia', { assignees: [eva] }, approval)).rejects.toMatchObject({
      status: 409,
      errorCode: 'TASK_ALREADY_DONE',
    });
    await expect(transfer('eva', { assignees: [eva] })).rejects.toMatchObject({ status: 404 });
    const steps = [
      step.start('work'),
      step.task({ id: 'work', isRoutable: false, connections: to('end') }),
      step.end(),
    ];
    const fixed = await insertProcess(db, { steps, fields: [] });
    const response = await api.fetch('ana', `/v1/processes/${fixed}/start`, { method: 'POST', body: '{}' });
    const { startProcessDto }: { startProcessDto: { idk: number } } = await response.json();
    await expect(
      transfer('ana', { assignees: [eva] }, await openTaskOf(db, startProcessDto.idk)),
    ).rejects.toMatchObject({
      status: 400,
      errorCode: 'NOT_ROUTABLE',
    });
    await api.as('caio').call(finishTask, { params: { uuid }, body: { pedido: '1' } });
    await expect(transfer('caio', { assignees: [eva] })).rejects.toMatchObject({ status: 409 });
    expect((await api.as('ana').call(getRequest, { params: { uuid: started.protocol } })).status).toBe('FINISHED');
  });
});
