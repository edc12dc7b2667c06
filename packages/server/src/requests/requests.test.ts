import {
  addComment,
  assignTask,
  cancelRequest,
  type FinishBody,
  finishTask,
  getNewestTask,
  getRequest,
  getSteps,
  getTask,
  listComments,
  listHistory,
  listNotifications,
} from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { insertProcess, insertUser, step, to } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { ask, createTestApi, field, insertOffice, openTaskOf, purchase, startPurchase } from '../testing/api.ts';

describeDatabase('requests', (database) => {
  async function office() {
    const { db } = database();
    const people = await insertOffice(db);
    const api = createTestApi(db);
    const started = await startPurchase(api, people.processId);
    const approve = async () => {
      const uuid = await openTaskOf(db, started.idk);
      await api.as('bia').call(finishTask, { params: { uuid }, body: { approved: true } });
      return openTaskOf(db, started.idk);
    };
    const finish = async () => {
      const uuid = await approve();
      await api.as('caio').call(assignTask, { params: { uuid } });
      await api.as('caio').call(finishTask, { params: { uuid }, body: { pedido: '4711' } });
    };
    return { db, api, ...people, ...started, approve, finish };
  }

  test('T3.02 T3.05 T7.2.05 a task contains its form, its requester and the allowed actions', async () => {
    const { api, db, idk, protocol, ana } = await office();
    await db
      .updateTable('users')
      .set({ email: 'ana@empresa.com.br', custom4: 'Centro', custom5: 'TI' })
      .where('id', '=', ana)
      .execute();
    const uuid = await openTaskOf(db, idk);
    const task = await api.as('bia').call(getTask, { params: { uuid } });
    expect(task).toMatchObject({
      uuid,
      title: 'Aprovação',
      type: 'APPROVAL',
      status: 'TO_DO',
      protocol,
      protocolKirk: protocol,
      processInstanceId: idk,
      processTitle: 'Compras',
      currentStep: 'approve',
      groups: [],
      isRoutable: true,
      instanceCreatedBy: ana,
      isAttachmentRequired: false,
      unread: true,
      attachments: [],
      data: { approved: null, motive: null },
      createdBy: { nickName: 'Ana', branch: 'Centro', department: 'TI', email: 'ana@empresa.com.br' },
      finishedAt: null,
      processVersion: 1,
      commentCount: 0,
      canAssign: true,
    });
    expect(task.assignees.map(({ nickName }) => nickName)).toEqual(['Bia']);
    expect(task.fields.map(({ name, value, rules }) => [name, value, rules.editable])).toEqual([
      ['item', 'mesa', false],
      ['parecer', undefined, true],
    ]);
  });

  test('T7.2.06 P7.4.07 finds a request by its protocol and a task by its uuid', async () => {
    const { api, db, idk, protocol, finish } = await office();
    const uuid = await openTaskOf(db, idk);
    const request = await api.as('ana').call(getRequest, { params: { uuid: protocol } });
    expect(request).toMatchObject({ uuid, status: 'IN_PROGRESS', hasNps: true, npsStatus: null, canAssign: false });
    expect(await api.as('ana').call(getRequest, { params: { uuid } })).toMatchObject({ uuid, status: 'TO_DO' });
    await finish();
    const ended = await api.as('ana').call(getRequest, { params: { uuid: protocol } });
    expect(ended).toMatchObject({ status: 'FINISHED', title: 'Compra', currentStep: 'buy' });
    expect(ended.finishedAt).not.toBeNull();
  });

  test('a request is visible to requester, sender, addressees, past assignees, owner, responsible people and administrators', async () => {
    const { api, db, protocol, processId, approve, eva, support } = await office();
    const may = async (name: string) => (await api.fetch(name, `/v1/requests/${protocol}`)).status;
    for (const name of ['ana', 'bia', 'elisa', 'admin']) expect(await may(name), name).toBe(200);
    for (const name of ['caio', 'davi', 'eva', 'apoio']) expect(await may(name), name).toBe(404);
    await approve();
    for (const name of ['bia', 'caio', 'davi']) expect(await may(name), name).toBe(200);
    const { id } = await db
      .insertInto('departments')
      .values({ description: 'Compras' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const sector = { department_id: id, description: 'Cotação' };
    const { id: sectorId } = await db.insertInto('sectors').values(sector).returning('id').executeTakeFirstOrThrow();
    await db.insertInto('department_responsibles').values({ department_id: id, user_id: eva }).execute();
    await db.insertInto('sector_responsibles').values({ sector_id: sectorId, user_id: support }).execute();
    await db
      .updateTable('processes')
      .set({ department_id: id, sector_id: sectorId })
      .where('id', '=', processId)
      .execute();
    for (const name of ['eva', 'apoio']) expect(await may(name), name).toBe(200);
    const request = await api.as('eva').call(getRequest, { params: { uuid: protocol } });
    expect(request.department).toMatchObject({ description: 'Compras', responsibles: [{ nickName: 'Eva' }] });
    expect(request.sector).toMatchObject({ description: 'Cotação', responsibles: [{ nickName: 'Saulo' }] });
  });

  test('returns CREATOR_ERROR if the requester is no longer active', async () => {
    const { api, db, idk, protocol, ana } = await office();
    await db.updateTable('users').set({ active: false }).where('id', '=', ana).execute();
    const uuid = await openTaskOf(db, idk);
    for (const path of [`/v1/tasks/${uuid}`, `/v1/requests/${protocol}`]) {
      const response = await api.fetch('bia', path);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ errorCode: 'CREATOR_ERROR' });
    }
    const done = await api.as('bia').call(finishTask, { params: { uuid }, body: { approved: true } });
    expect(done.status).toBe('FINISHED');
  });

  test('T3.11 never returns passwords; fills in data of the requester and the superiors', async () => {
    const { db } = database();
    const { ana, bia } = await insertOffice(db);
    await db.updateTable('users').set({ custom1: '000123' }).where('id', '=', bia).execute();
    await db.updateTable('users').set({ custom3: 'Analista' }).where('id', '=', ana).execute();
    const names = ['senha', 'cargo', 'chefe', 'chefeDoChefe'];
    const processId = await insertProcess(db, {
      steps: [
        { ...step.start('work'), fields: names.map((name) => ask(name)) },
        step.task({ id: 'work', connections: to('end'), fields: names.map((name) => ask(name)) }),
        step.end(),
      ],
      fields: [
        field('senha', { type: 'password' }),
        field('cargo', { type: 'assigneeData', assigneeData: 'custom3' }),
        field('chefe', { type: 'assigneeData', assigneeData: 'custom1N1' }),
        field('chefeDoChefe', { type: 'assigneeData', assigneeData: 'customNameN2' }),
      ],
    });
    const api = createTestApi(db);
    const body = JSON.stringify({ senha: 'segredo', cargo: 'Analista' });
    const response = await api.fetch('ana', `/v1/processes/${processId}/start`, { method: 'POST', body });
    expect(response.status).toBe(201);
    const { uuid } = await db.selectFrom('tasks').select('uuid').executeTakeFirstOrThrow();
    const text = await (await api.fetch('ana', `/v1/tasks/${uuid}`)).text();
    expect(text).not.toContain('segredo');
    const task = await api.as('ana').call(getTask, { params: { uuid } });
    expect(task.fields.map(({ value }) => value)).toEqual([undefined, 'Analista', '000123', 'Elisa Silva']);
    expect(task.fields[1]?.rules).toMatchObject({ editable: false, state: 'READONLY' });
    await api.as('ana').call(finishTask, { params: { uuid }, body: { senha: null } });
    const { data } = await db.selectFrom('instances').select('data').executeTakeFirstOrThrow();
    expect(data).toMatchObject({ senha: 'segredo', chefe: '000123' });
  });

  test('T3.42 T3.43 T3.45 T7.3.30 the timeline contains the assignee, times and outcome of each step', async () => {
    const { api, idk, approve, elisa } = await office();
    const before = await api.as('ana').call(getSteps, { query: { idk } });
    expect(before.owner).toEqual({ id: elisa, nickName: 'Elisa' });
    expect(before.department).toBeNull();
    expect(before.steps.map(({ title, type, status, currentStep }) => [title, type, status, currentStep])).toEqual([
      ['Início', 'START_EVENT', 'FINISHED', false],
      ['Aprovação', 'APPROVAL_TASK', 'NONE', true],
      ['Compra', 'USER_TASK', 'NONE', false],
      ['Final', 'END_EVENT', 'NONE', false],
    ]);
    const [, approval, buying] = before.steps;
    expect(approval?.assignees.map(({ nickName }) => nickName)).toEqual(['Bia']);
    expect(buying?.groups.map(({ name }) => name)).toEqual(['Suprimentos']);
    expect(buying?.groupsResponsibles.map(({ nickName }) => nickName)).toEqual(['Caio', 'Davi']);
    await approve();
    const after = (await api.as('ana').call(getSteps, { query: { idk } })).steps[1];
    expect(after).toMatchObject({ status: 'FINISHED', approved: true, fail: false, finishedBy: { nickName: 'Bia' } });
    expect(after?.history.some((line) => line.includes('aprovou'))).toBe(true);
  });

  test('a failed step has the status and the reason', async () => {
    const { db } = database();
    await insertOffice(db);
    const api = createTestApi(db);
    const processId = await insertProcess(db, {
      steps: [step.start('lost'), step.task({ id: 'lost', assignees: [{ id: 999_999, firstName: 'X' }] }), step.end()],
      fields: [],
    });
    const { idk } = await startPurchaseLike(api, processId);
    const { steps } = await api.as('ana').call(getSteps, { query: { idk } });
    expect(steps[1]).toMatchObject({ status: 'FAILED', fail: true, currentStep: true });
    expect(steps[1]?.details).toContain('lost');
    const request = await api.as('ana').call(getRequest, { params: { uuid: (await protocolOf(idk)).protocol } });
    expect(request).toMatchObject({ status: 'IN_PROGRESS', assignees: [] });
  });

  const protocolOf = (idk: number) =>
    database().db.selectFrom('instances').select('protocol').where('idk', '=', idk).executeTakeFirstOrThrow();

  async function startPurchaseLike(api: ReturnType<typeof createTestApi>, processId: number) {
    const response = await api.fetch('ana', `/v1/processes/${processId}/start`, { method: 'POST', body: '{}' });
    const { startProcessDto }: { startProcessDto: { idk: number; protocol: string } } = await response.json();
    return startProcessDto;
  }

  test('T7.4.06 returns the newest task with the list on which the caller finds it', async () => {
    const { api, idk, protocol, approve } = await office();
    const newest = (name: string) => api.as(name).call(getNewestTask, { params: { protocol } });
    expect(await newest('ana')).toMatchObject({ menu: 'my-tasks/in-progress', task: { status: 'IN_PROGRESS' } });
    expect(await newest('bia')).toMatchObject({ menu: 'attendance/to-do', task: { status: 'TO_DO' } });
    const uuid = await approve();
    expect(await newest('bia')).toMatchObject({
      menu: 'attendance/in-progress',
      task: { uuid, status: 'IN_PROGRESS' },
    });
    expect(await newest('davi')).toMatchObject({ menu: 'attendance/to-do', task: { uuid } });
    const byNumber = (name: string, number: string) =>
      api.as(name).call(getNewestTask, { params: { protocol: number } });
    expect(await byNumber('davi', String(idk))).toMatchObject({ menu: 'attendance/to-do', task: { uuid } });
    await expect(byNumber('eva', String(idk))).rejects.toMatchObject({ status: 404 });
    await expect(byNumber('davi', '9999999999')).rejects.toMatchObject({ status: 404 });
    await expect(newest('eva')).rejects.toMatchObject({ status: 404 });
    await api.as('caio').call(assignTask, { params: { uuid } });
    await api.as('caio').call(finishTask, { params: { uuid }, body: { pedido: '1' } });
    expect(await newest('ana')).toMatchObject({ menu: 'my-tasks/finished', task: { status: 'FINISHED' } });
    expect(await newest('davi')).toMatchObject({ menu: 'attendance/finished' });
  });

  test('T4.3.07 T4.3.08 T6.20 T7.3.17 only the requester cancels, with a reason, and only while the request is open', async () => {
    const { api, db, protocol, idk } = await office();
    const cancel = (name: string, motive = 'engano') =>
      api.as(name).call(cancelRequest, { params: { protocolKirk: protocol }, body: { motive } });
    await expect(cancel('bia')).rejects.toMatchObject({ status: 403, problem: { reason: 'NOT_CREATOR' } });
    await expect(cancel('admin')).rejects.toMatchObject({ status: 403 });
    await expect(cancel('eva')).rejects.toMatchObject({ status: 404 });
    await expect(cancel('ana', ' ')).rejects.toMatchObject({ status: 400, errorCode: 'MOTIVE_REQUIRED' });
    await expect(cancel('ana', 'x'.repeat(201))).rejects.toMatchObject({ status: 400, errorCode: 'VALIDATION_ERROR' });
    expect(await cancel('ana')).toEqual({ protocol, status: 'CANCELED' });
    expect(await db.selectFrom('tasks').select('status').where('idk', '=', idk).execute()).toEqual([
      { status: 'CANCELED' },
    ]);
    await expect(cancel('ana')).rejects.toMatchObject({ status: 409, errorCode: 'PROCESS_ENDED' });
    const request = await api.as('ana').call(getRequest, { params: { uuid: protocol } });
    expect(request).toMatchObject({ status: 'CANCELED', motive: 'engano' });
  });

  test('C11.07 T7.3.24 T7.3.25 T3.37 T1.18 comments are stored as typed and listed oldest first', async () => {
    const { api, idk } = await office();
    const params = { id: idk };
    const text = ' 2 < 3 & <b>bom</b><script>alert(1)</script> ';
    const added = await api.as('ana').call(addComment, { params, body: { comments: text } });
    expect(added).toMatchObject({ comments: text.trim(), assignee: { nickName: 'Ana' } });
    await api.as('bia').call(addComment, { params, body: { comments: 'ok' } });
    const comments = await api.as('ana').call(listComments, { params });
    expect(comments.map((comment) => comment.comments)).toEqual([text.trim(), 'ok']);
    for (const comments of ['', '  ', '\n\t']) {
      const empty = api.as('ana').call(addComment, { params, body: { comments } });
      await expect(empty).rejects.toMatchObject({ status: 400, errorCode: 'PAYLOAD_EMPTY_COMMENTS' });
    }
    await expect(api.as('eva').call(listComments, { params })).rejects.toMatchObject({ status: 404 });
    const foreign = api.as('eva').call(addComment, { params, body: { comments: 'oi' } });
    await expect(foreign).rejects.toMatchObject({ status: 404 });
    const tooLong = api.as('ana').call(addComment, { params, body: { comments: 'x'.repeat(4001) } });
    await expect(tooLong).rejects.toMatchObject({ status: 400 });
  });

  test('C11.07 markup in a comment, reason, rating or name is returned as typed and escaped in every message', async () => {
    const { db, api, idk, protocol } = await office();
    const marked = '<b>ok</b>';
    await db
      .updateTable('users')
      .set({ complete_name: marked, nick_name: marked })
      .where('user_name', '=', 'ana')
      .execute();
    const { comments } = await api.as('ana').call(addComment, { params: { id: idk }, body: { comments: marked } });
    expect(comments).toBe(marked);
    await api.as('ana').call(cancelRequest, { params: { protocolKirk: protocol }, body: { motive: marked } });
    const request = await api.as('ana').call(getRequest, { params: { uuid: protocol } });
    expect(request).toMatchObject({ motive: marked, createdBy: { completeName: marked } });
    const history = await api.as('ana').call(listHistory, { params: { id: protocol } });
    const notifications = (await api.as('bia').call(listNotifications)).notifications;
    const messages = [...history, ...notifications].map(({ message }) => message);
    expect(messages.join('\n')).toContain('&lt;b&gt;ok&lt;/b&gt; cancelou a solicitação');
    expect(messages.join('\n')).toContain('Motivo: &lt;b&gt;ok&lt;/b&gt;');
    expect(messages.join('\n')).not.toContain(marked);
  });

  test('notifies the other participants of a comment, and only once of a repeated one', async () => {
    const { api, idk, protocol, approve } = await office();
    await approve();
    const options = { params: { id: idk }, body: { comments: 'quando chega?' }, idempotencyKey: 'comment-0001' };
    await api.as('ana').call(addComment, options);
    await api.as('ana').call(addComment, options);
    const notified = async (name: string) => {
      const { notifications } = await api.as(name).call(listNotifications);
      return notifications.filter(({ message }) => message.includes('comentou')).map((item) => item.protocol);
    };
    for (const name of ['bia', 'caio', 'davi']) expect(await notified(name), name).toEqual([protocol]);
    for (const name of ['ana', 'eva', 'elisa']) expect(await notified(name), name).toEqual([]);
  });

  test('T7.3.26 T3.38 returns the history by protocol or by number, newest first', async () => {
    const { api, idk, protocol, approve } = await office();
    await approve();
    const byProtocol = await api.as('ana').call(listHistory, { params: { id: protocol } });
    expect(await api.as('ana').call(listHistory, { params: { id: String(idk) } })).toEqual(byProtocol);
    const times = byProtocol.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(byProtocol.at(-1)?.message).toContain('abriu a solicitação');
    expect(byProtocol.at(-1)?.createdBy?.nickName).toBe('Ana');
    const foreign = api.as('eva').call(listHistory, { params: { id: String(idk) } });
    await expect(foreign).rejects.toMatchObject({ status: 404 });
    const tooLarge = api.as('ana').call(listHistory, { params: { id: '9999999999' } });
    await expect(tooLarge).rejects.toMatchObject({ status: 404 });
  });

  test('M3.2.37 the end form shows fields for approvers only to them and to administrators', async () => {
    const { db } = database();
    const { buyers } = await insertOffice(db);
    await insertUser(db, { user_name: 'auditora', custom5: 'Auditoria interna' });
    const api = createTestApi(db);
    const definition = purchase(buyers);
    const [start, approval, , end] = definition.steps;
    if (start?.type !== 'START_EVENT' || approval?.type !== 'APPROVAL_TASK' || end?.type !== 'END_EVENT')
      throw new Error();
    const processId = await insertProcess(db, {
      steps: [
        start,
        { ...approval, connections: to('end') },
        { ...end, fields: [ask('item', { editable: 'false' }), ask('parecer', { visible: 'APPROVERS_ADMIN' })] },
      ],
      fields: definition.fields,
    });
    const decisions: FinishBody[] = [{ approved: true }, { approved: false, motive: 'Caro' }];
    for (const decision of decisions) {
      const { idk, protocol } = await startPurchase(api, processId);
      const uuid = await openTaskOf(db, idk);
      await api.as('bia').call(finishTask, { params: { uuid }, body: { ...decision, parecer: 'sigiloso' } });
      const shownTo = async (name: string) => {
        const { fields } = await api.as(name).call(getRequest, { params: { uuid: protocol } });
        return fields.map((shown) => [shown.name, shown.value]);
      };
      expect(await shownTo('ana')).toEqual([['item', 'mesa']]);
      // may read every request, but takes no part in this one
      expect(await shownTo('auditora')).toEqual([['item', 'mesa']]);
      const both = [
        ['item', 'mesa'],
        ['parecer', 'sigiloso'],
      ];
      expect(await shownTo('bia')).toEqual(both);
      expect(await shownTo('admin')).toEqual(both);
    }
  });

  test('every call about a request is refused without a session and to unrelated users', async () => {
    const { api, db, idk, protocol } = await office();
    await insertUser(db, { user_name: 'estranho' });
    const uuid = await openTaskOf(db, idk);
    const json = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) });
    const calls: [string, RequestInit][] = [
      [`/v1/tasks/${uuid}`, {}],
      [`/v1/tasks/${uuid}/finish`, json({ approved: true })],
      [`/v1/tasks/${uuid}/assign`, { method: 'POST' }],
      [`/v1/tasks/${uuid}/unassign`, { method: 'POST' }],
      [`/v1/tasks/${uuid}/unread`, { method: 'POST' }],
      [`/v1/tasks/${uuid}/read`, { method: 'POST' }],
      [`/v1/tasks/assignee/${uuid}/read`, { method: 'POST' }],
      [`/v1/tasks/${uuid}/task-marker`, { method: 'DELETE' }],
      [`/v1/tasks/${uuid}/task-marker?idTaskMarker=1`, { method: 'POST' }],
      [`/v1/requests/${protocol}`, {}],
      [`/v1/requests/${protocol}/newestTask`, {}],
      [`/v1/requests/${protocol}/nps`, json({ status: 1 })],
      [`/v1/processes/${protocol}/cancel`, json({ motive: 'x' })],
      [`/v1/process-instance-steps?idk=${idk}`, {}],
      [`/v1/processes/${idk}/comments`, {}],
      [`/v1/processes/${idk}/comments`, json({ comments: 'x' })],
      [`/v1/histories/${protocol}`, {}],
      [`/v1/processes/attachments/${idk}/1/nota.txt`, {}],
      ['/v1/processes/attachments/1', { method: 'DELETE' }],
    ];
    for (const [path, init] of calls) {
      const label = `${init.method ?? 'GET'} ${path}`;
      expect((await api.fetch(null, path, init)).status, label).toBe(401);
      expect((await api.fetch('estranho', path, init)).status, label).toBe(404);
    }
  });
});
