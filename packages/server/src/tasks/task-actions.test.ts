import {
  addComment,
  assignTask,
  finishTask,
  getRequest,
  getSteps,
  getTask,
  listHistory,
  listTasks,
  markAssigneeTaskRead,
  markTaskRead,
  markTaskUnread,
  startRequest,
  unassignTask,
} from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { insertProcess, insertUser, step, to } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { ask, createTestApi, field, insertOffice, openTaskOf, startPurchase } from '../testing/api.ts';

const unknown = '0b1c2d3e-0000-4000-8000-000000000001';

describeDatabase('task actions', (database) => {
  async function office() {
    const { db } = database();
    const people = await insertOffice(db);
    const api = createTestApi(db);
    const started = await startPurchase(api, people.processId);
    const uuid = await openTaskOf(db, started.idk);
    return { db, api, ...people, started, uuid };
  }

  /** Starts the same request and approves it as Bia, so that the task is with the group. */
  async function atTheGroup() {
    const all = await office();
    await all.api.as('bia').call(finishTask, { params: { uuid: all.uuid }, body: { approved: true } });
    return { ...all, uuid: await openTaskOf(all.db, all.started.idk) };
  }

  test('T7.3.06 T4.2.03 T1.16 assigning makes the caller the only assignee, unassigning gives the task back', async () => {
    const { api, uuid, db } = await atTheGroup();
    const caio = api.as('caio');
    const before = await caio.call(getTask, { params: { uuid } });
    expect(before).toMatchObject({ canAssign: true, canUnassign: false, assignees: [] });
    expect(before.groups.map(({ name }) => name)).toEqual(['Suprimentos']);
    const held = await caio.call(assignTask, { params: { uuid } });
    expect(held.assignees.map(({ nickName }) => nickName)).toEqual(['Caio']);
    expect(held).toMatchObject({ groups: [], canUnassign: true });
    const again = await caio.call(assignTask, { params: { uuid } });
    expect(again.assignees).toEqual(held.assignees);
    const back = await caio.call(unassignTask, { params: { uuid } });
    expect(back).toMatchObject({ assignees: [], canUnassign: false });
    expect(back.groups).toEqual(before.groups);
    const kinds = await db
      .selectFrom('histories')
      .select('kind')
      .where('kind', 'in', ['ASSIGNED', 'UNASSIGNED'])
      .orderBy('id')
      .execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(['ASSIGNED', 'UNASSIGNED']);
  });

  test('T7.3.07 unassigning returns 400 if there is nothing to restore', async () => {
    const { api, uuid } = await office();
    const call = api.as('bia').call(unassignTask, { params: { uuid } });
    await expect(call).rejects.toMatchObject({ status: 400, errorCode: 'UNABLE_TO_UNASSIGN' });
  });

  test('refuses to take or give back a task held by another user, and names that user', async () => {
    const { api, uuid } = await atTheGroup();
    await api.as('davi').call(assignTask, { params: { uuid } });
    const take = api.as('caio').call(assignTask, { params: { uuid } });
    await expect(take).rejects.toMatchObject({
      status: 409,
      errorCode: 'TASK_HELD_BY_OTHER',
      problem: { message: 'Esta tarefa já está atribuída a Davi Silva.' },
    });
    const giveBack = api.as('caio').call(unassignTask, { params: { uuid } });
    await expect(giveBack).rejects.toMatchObject({ status: 400, errorCode: 'UNASSIGN_ERROR' });
    const finish = api.as('caio').call(finishTask, { params: { uuid }, body: { pedido: '1' } });
    await expect(finish).rejects.toMatchObject({ status: 400, errorCode: 'TASK_NOT_HELD' });
  });

  test('only one of two concurrent users takes the task', async () => {
    const { api, uuid } = await atTheGroup();
    const calls = ['caio', 'davi'].map((name) => api.as(name).call(assignTask, { params: { uuid } }));
    const results = await Promise.allSettled(calls);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: { errorCode: 'TASK_HELD_BY_OTHER' } });
  });

  test('returns 404 for a task not addressed to the caller, whether or not they may see it', async () => {
    const { api, uuid } = await office();
    for (const name of ['ana', 'eva', 'admin']) {
      await expect(api.as(name).call(assignTask, { params: { uuid } })).rejects.toMatchObject({ status: 404 });
      await expect(api.as(name).call(unassignTask, { params: { uuid } })).rejects.toMatchObject({ status: 404 });
    }
  });

  test('T1.03 T4.2.04 T4.3.01 T4.4.01 T4.4.02 T7.3.01 the only addressee may approve without taking the task', async () => {
    const { api, uuid, started } = await office();
    const body = { approved: true, parecer: 'de acordo' };
    const done = await api.as('bia').call(finishTask, { params: { uuid }, body });
    expect(done).toMatchObject({ uuid, status: 'FINISHED', data: { approved: true, motive: null } });
    expect(done.fields.find(({ name }) => name === 'parecer')?.value).toBe('de acordo');
    const { steps } = await api.as('ana').call(getSteps, { query: { idk: started.idk } });
    expect(steps[1]).toMatchObject({ title: 'Aprovação', status: 'FINISHED', approved: true, currentStep: false });
    expect(steps[2]).toMatchObject({ title: 'Compra', currentStep: true });
  });

  test('T4.3.03 T4.4.03 completing requires holding the task, and stores no decision', async () => {
    const { api, uuid, started } = await atTheGroup();
    const caio = api.as('caio');
    const finish = () => caio.call(finishTask, { params: { uuid }, body: { approved: null, pedido: '4711' } });
    await expect(finish()).rejects.toMatchObject({ status: 400, errorCode: 'TASK_NOT_HELD' });
    await caio.call(assignTask, { params: { uuid } });
    expect(await finish()).toMatchObject({ status: 'FINISHED', data: { approved: null } });
    const request = await api.as('ana').call(getRequest, { params: { uuid: started.protocol } });
    expect(request).toMatchObject({ status: 'FINISHED', hasNps: true, npsStatus: null });
  });

  test('T4.3.02 T4.4.04 rejecting stores the reason and shows it to the requester', async () => {
    const { api, uuid, started } = await office();
    const body = { approved: false, motive: 'sem verba' };
    const done = await api.as('bia').call(finishTask, { params: { uuid }, body });
    expect(done).toMatchObject({ motive: 'sem verba', data: { approved: false, motive: 'sem verba' } });
    const history = await api.as('ana').call(listHistory, { params: { id: started.protocol } });
    expect(history.some(({ message }) => message.includes('sem verba'))).toBe(true);
  });

  test('T5.2.02 a rejection requires a reason of at most 200 characters', async () => {
    const { api, uuid } = await office();
    const reject = (motive: string) =>
      api.as('bia').call(finishTask, { params: { uuid }, body: { approved: false, motive } });
    await expect(reject('  ')).rejects.toMatchObject({
      status: 400,
      errorCode: 'MOTIVE_REQUIRED',
      problem: { message: 'Preenche o motivo' },
    });
    await expect(reject('x'.repeat(201))).rejects.toMatchObject({ status: 400, errorCode: 'VALIDATION_ERROR' });
    await expect(reject('x'.repeat(200))).resolves.toMatchObject({ status: 'FINISHED' });
  });

  test('an approval requires a decision, and a normal task cannot be rejected', async () => {
    const { api, uuid, db, started } = await office();
    const undecided = api.as('bia').call(finishTask, { params: { uuid }, body: {} });
    await expect(undecided).rejects.toMatchObject({ status: 400, problem: { reason: 'IS_AN_APPROVAL' } });
    await api.as('bia').call(finishTask, { params: { uuid }, body: { approved: true } });
    const task = { params: { uuid: await openTaskOf(db, started.idk) } };
    await api.as('caio').call(assignTask, task);
    const rejected = api.as('caio').call(finishTask, { ...task, body: { approved: false, motive: 'não' } });
    await expect(rejected).rejects.toMatchObject({ status: 400, problem: { reason: 'NOT_AN_APPROVAL' } });
  });

  test('finishing checks the form: reports missing, unknown and read-only fields and writes nothing', async () => {
    const { api, uuid, db } = await atTheGroup();
    const caio = api.as('caio');
    await caio.call(assignTask, { params: { uuid } });
    const body = { pedido: '', item: 'outra coisa', intruso: 'x' };
    await expect(caio.call(finishTask, { params: { uuid }, body })).rejects.toMatchObject({
      status: 400,
      errorCode: 'FORM_INVALID',
      fields: [
        { name: 'item', message: 'Este campo não pode ser alterado' },
        { name: 'pedido', message: 'Este campo é obrigatório' },
        { name: 'intruso', message: 'Este campo não existe neste formulário' },
      ],
    });
    const { data } = await db.selectFrom('instances').select('data').executeTakeFirstOrThrow();
    expect(data).toMatchObject({ item: 'mesa' });
    expect(await caio.call(getTask, { params: { uuid } })).toMatchObject({ status: 'TO_DO' });
  });

  test('two concurrent finishes of a task: one succeeds, the other is refused with the name of the user', async () => {
    const { api, uuid } = await atTheGroup();
    await api.as('caio').call(assignTask, { params: { uuid } });
    const finish = () => api.as('caio').call(finishTask, { params: { uuid }, body: { pedido: '1' } });
    const results = await Promise.allSettled([finish(), finish()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const late = api.as('davi').call(finishTask, { params: { uuid }, body: { pedido: '2' } });
    await expect(late).rejects.toMatchObject({
      status: 409,
      errorCode: 'TASK_ALREADY_DONE',
      problem: { message: 'Esta tarefa já foi concluída por Caio Silva.' },
    });
  });

  test('T4.4.05 finishing twice with one idempotency key has one effect and one response', async () => {
    const { api, uuid, db } = await office();
    const options = { params: { uuid }, body: { approved: true }, idempotencyKey: 'finish-0001' };
    const first = await api.as('bia').call(finishTask, options);
    const second = await api.as('bia').call(finishTask, options);
    expect(second).toEqual(first);
    expect(await db.selectFrom('tasks').select('id').execute()).toHaveLength(2);
  });

  test('T5.2.06 approving and completing require the attachment, rejecting does not', async () => {
    const { db } = database();
    await insertOffice(db);
    const api = createTestApi(db);
    const processId = await insertProcess(db, {
      steps: [
        step.start('approve'),
        step.approval({
          id: 'approve',
          assignees: [{ id: 2, firstName: 'Superior' }],
          isAttachmentRequired: true,
          connections: to('end'),
        }),
        step.end(),
      ],
      fields: [],
    });
    const start = async () => {
      const response = await api.fetch('ana', `/v1/processes/${processId}/start`, { method: 'POST', body: '{}' });
      const { startProcessDto }: { startProcessDto: { idk: number } } = await response.json();
      return { idk: startProcessDto.idk, uuid: await openTaskOf(db, startProcessDto.idk) };
    };
    const { uuid, idk } = await start();
    const approve = () => api.as('bia').call(finishTask, { params: { uuid }, body: { approved: true } });
    await expect(approve()).rejects.toMatchObject({
      status: 400,
      errorCode: 'ATTACHMENT_REQUIRED',
      problem: { message: 'Anexo é obrigatório' },
    });
    const form = new FormData();
    form.set('attachment', new File(['nota'], 'nota.txt', { type: 'text/plain' }));
    form.set('processInstanceId', String(idk));
    expect((await api.fetch('bia', '/v1/processes/attachments', { method: 'POST', body: form })).status).toBe(201);
    expect(await approve()).toMatchObject({ status: 'FINISHED' });
    const other = await start();
    const reject = { params: { uuid: other.uuid }, body: { approved: false, motive: 'não' } };
    expect(await api.as('bia').call(finishTask, reject)).toMatchObject({ status: 'FINISHED' });
  });

  test('T7.3.10 T7.3.12 T3.01 read and unread are stored separately for each user', async () => {
    const { api, uuid } = await atTheGroup();
    const unreadOf = async (name: string) => {
      const query = { myTasks: false, assignedToMe: false, status: 'TO_DO' } as const;
      const [row] = await api.as(name).call(listTasks, { query });
      return row?.unread;
    };
    expect(await unreadOf('caio')).toBe(true);
    await api.as('caio').call(markAssigneeTaskRead, { params: { id: uuid } });
    await api.as('caio').call(markAssigneeTaskRead, { params: { id: uuid } });
    expect([await unreadOf('caio'), await unreadOf('davi')]).toEqual([false, true]);
    await api.as('caio').call(markTaskUnread, { params: { uuid } });
    expect(await unreadOf('caio')).toBe(true);
  });

  test('T7.3.11 marks a task read by its id or its uuid', async () => {
    const { api, db, bia } = await office();
    const { id } = await db.selectFrom('tasks').select('id').executeTakeFirstOrThrow();
    await api.as('bia').call(markTaskRead, { params: { id: String(id) } });
    const reads = await db.selectFrom('task_reads').selectAll().execute();
    expect(reads).toEqual([{ task_id: id, user_id: bia }]);
    const foreign = api.as('eva').call(markTaskRead, { params: { id: String(id) } });
    await expect(foreign).rejects.toMatchObject({ status: 404 });
    const tooLarge = api.as('bia').call(markTaskRead, { params: { id: '9999999999' } });
    await expect(tooLarge).rejects.toMatchObject({ status: 404 });
  });

  test('unrelated users cannot find out that a task exists', async () => {
    const { api, uuid } = await office();
    const answers = [];
    for (const id of [uuid, unknown]) {
      const response = await api.fetch('eva', `/v1/tasks/${id}`);
      const { instance: _, ...problem } = await response.json();
      answers.push({ status: response.status, problem });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.status).toBe(404);
    for (const name of ['ana', 'bia', 'admin']) {
      expect((await api.fetch(name, `/v1/tasks/${uuid}`)).status).toBe(200);
    }
    expect((await api.fetch(null, `/v1/tasks/${uuid}`)).status).toBe(401);
    expect((await api.fetch('bia', '/v1/tasks/1')).status).toBe(400);
  });

  test('acting on a task of a canceled request returns an error with that reason', async () => {
    const { api, uuid, started } = await office();
    const body = JSON.stringify({ motive: 'desisti' });
    await api.fetch('ana', `/v1/processes/${started.protocol}/cancel`, { method: 'POST', body });
    const closed = { status: 409, errorCode: 'TASK_NOT_OPEN' };
    const finished = api.as('bia').call(finishTask, { params: { uuid }, body: { approved: true } });
    await expect(finished).rejects.toMatchObject(closed);
    await expect(api.as('bia').call(assignTask, { params: { uuid } })).rejects.toMatchObject(closed);
    await api.as('bia').call(addComment, { params: { id: started.idk }, body: { comments: 'uma pena' } });
  });

  test('clears a field that a rule hides and keeps one that the step never shows', async () => {
    const { db } = database();
    await insertOffice(db);
    const api = createTestApi(db);
    const fields = [ask('tipo'), ask('detalhe', { visible: "#tipo == 'outro'" }), ask('origem', { visible: 'false' })];
    const processId = await insertProcess(db, {
      steps: [
        { ...step.start('work'), fields: [ask('tipo'), ask('detalhe'), ask('origem')] },
        step.task({ id: 'work', fields, connections: to('end') }),
        step.end(),
      ],
      fields: [field('tipo'), field('detalhe'), field('origem')],
    });
    const body = JSON.stringify({ tipo: 'outro', detalhe: 'algo', origem: 'loja 7' });
    await api.fetch('ana', `/v1/processes/${processId}/start`, { method: 'POST', body });
    const { uuid } = await db.selectFrom('tasks').select('uuid').executeTakeFirstOrThrow();
    await api.as('ana').call(finishTask, { params: { uuid }, body: { tipo: 'comum', detalhe: 'algo', origem: null } });
    const { data } = await db.selectFrom('instances').select('data').executeTakeFirstOrThrow();
    expect(data).toMatchObject({ tipo: 'comum', detalhe: null, origem: 'loja 7' });
  });

  test('C6.03 a user with the personal menu only finishes only their own task', async () => {
    const { db, api, processId, uuid } = await office();
    await insertUser(db, { user_name: 'restrito', show_only_personal_menu: true, superior_id: null });
    const own = await insertProcess(db, {
      steps: [
        step.start('fill'),
        step.task({ id: 'fill', assignees: [{ id: 1, firstName: 'Iniciador' }], connections: to('end') }),
        step.end(),
      ],
      fields: [],
    });
    expect(processId).not.toBe(own);
    const { startProcessDto } = await api.as('restrito').call(startRequest, { params: { id: own }, body: {} });
    const task = await openTaskOf(db, startProcessDto.idk);
    const refused = { status: 403, errorCode: 'FORBIDDEN', problem: { reason: 'PERSONAL_MENU_ONLY' } };
    for (const other of [uuid, unknown]) {
      const finish = api.as('restrito').call(finishTask, { params: { uuid: other }, body: { approved: true } });
      await expect(finish).rejects.toMatchObject(refused);
    }
    expect(await api.as('restrito').call(finishTask, { params: { uuid: task }, body: {} })).toMatchObject({
      status: 'FINISHED',
    });
  });
});
