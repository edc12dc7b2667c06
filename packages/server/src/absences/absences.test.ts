import {
  absenceReasons,
  addComment,
  assignTask,
  bulkAssign,
  cancelRequest,
  createAbsence,
  createServiceAccount,
  declineSubstitution,
  deleteAbsence,
  endAbsence,
  finishTask,
  getRequest,
  getSteps,
  getTask,
  getTaskDraft,
  getUnreadCounts,
  listAbsences,
  listComments,
  listHistory,
  listNotifications,
  listPending,
  listTasks,
  type PendingKind,
  redistributeTasks,
  type ServiceScope,
  saveTaskDraft,
  startRequestFor,
  substituteProcessesMax,
  substitutesMax,
  type TaskListQuery,
  transferTask,
  unassignTask,
  updateAbsence,
} from '@tramita/client/contract';
import { reportCsv } from '@tramita/client/rules';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { insertProcess, insertUser } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { createTestApi, insertOffice, openTaskOf, purchase, startPurchase, type TestApi } from '../testing/api.ts';
import { expectLabelledAudit } from '../testing/expect-labelled-audit.ts';
import { runMessageJobs } from '../testing/run-message-jobs.ts';

const week = { startsOn: '2026-03-02', endsOn: '2026-03-06', reason: 'VACATION' as const };
const toDo = { status: 'TO_DO' as const, myTasks: false, assignedToMe: false };
const everything = (personId: number) => ({ ...week, substitutes: [{ personId, processIds: null }] });

describeDatabase('absences', (database) => {
  afterEach(() => expectLabelledAudit(database().db));

  /** Ana asks, Bia approves, the group of Caio and Davi buys; Elisa is the superior of Bia. It is 09:00 on March 2. */
  async function office() {
    const { db } = database();
    let now = new Date('2026-03-02T12:00:00Z');
    const people = await insertOffice(db);
    const api = createTestApi(db, { now: () => now });
    const start = async (by = 'ana') => {
      const request = await startPurchase(api, people.processId, by);
      return { ...request, task: await openTaskOf(db, request.idk) };
    };
    const queue = async (name: string, more: object = {}) =>
      (await api.as(name).call(listTasks, { query: { ...toDo, ...more } as TaskListQuery })).map(({ idk }) => idk);
    const messages = async (name: string) =>
      (await api.as(name).call(listNotifications, { query: {} })).notifications.map(({ message }) => message);
    return {
      db,
      ...people,
      api,
      start,
      queue,
      messages,
      at(moment: string) {
        now = new Date(moment);
      },
      absent: (name: string, body: Parameters<typeof everything>[0] | object) =>
        api.as(name).call(createAbsence, { body: (typeof body === 'number' ? everything(body) : body) as never }),
    };
  }

  test('D6.02 D6.08 the substitute sees and reads old and new tasks of the absent person while the absence runs', async () => {
    const { api, start, queue, absent, eva, bia, at, db } = await office();
    const before = await start();
    expect(await queue('eva')).toEqual([]);
    await expect(api.as('eva').call(getTask, { params: { uuid: before.task } })).rejects.toMatchObject({ status: 404 });
    await absent('bia', { ...everything(eva), startsOn: '2026-03-03' });
    expect(await queue('eva')).toEqual([]);

    // 23:59 and 00:00 of March 3 in the time zone of Bia's branch, one hour after the other branches
    const branch = await db
      .insertInto('branches')
      .values({ name: 'Manaus', time_zone: 'America/Manaus', code: null, state: null, city: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('users').set({ branch_id: branch.id }).where('id', '=', bia).execute();
    at('2026-03-03T03:59:59Z');
    expect(await queue('eva')).toEqual([]);
    at('2026-03-03T04:00:00Z');
    expect(await queue('eva')).toEqual([before.idk]);
    const during = await start();
    expect(await queue('eva')).toEqual([during.idk, before.idk]);
    expect(await queue('eva', { assignedToMe: true })).toEqual([]);
    expect(await api.as('eva').call(getUnreadCounts)).toEqual({ myTasks: 0, groupTasks: 2, assignedToMe: 0 });
    const [row] = await api.as('eva').call(listTasks, { query: toDo });
    expect(row?.onBehalfOf).toMatchObject({ id: bia, nickName: 'Bia' });
    const task = await api.as('eva').call(getTask, { params: { uuid: before.task } });
    expect(task).toMatchObject({ canAssign: true, onBehalfOf: { id: bia }, unread: true });
    expect(await api.as('eva').call(getRequest, { params: { uuid: before.protocol } })).toMatchObject({
      status: 'IN_PROGRESS',
    });
    expect(await queue('caio')).toEqual([]);

    await api.as('eva').call(assignTask, { params: { uuid: before.task } });
    at('2026-03-07T03:59:59Z');
    expect(await queue('eva')).toEqual([during.idk, before.idk]);
    at('2026-03-07T04:00:00Z');
    expect(await queue('eva')).toEqual([before.idk]);
    expect(await queue('eva', { assignedToMe: true })).toEqual([before.idk]);
    await expect(api.as('eva').call(getTask, { params: { uuid: during.task } })).rejects.toMatchObject({ status: 404 });
    await api.as('eva').call(unassignTask, { params: { uuid: before.task } });
    expect(await queue('eva')).toEqual([]);
    await expect(api.as('eva').call(getTask, { params: { uuid: before.task } })).rejects.toMatchObject({ status: 404 });
  });

  test('queues of groups and tasks of other processes are included only if the absence includes them', async () => {
    const { api, start, queue, absent, eva, caio, processId, db, at } = await office();
    const request = await start();
    await api.as('bia').call(finishTask, { params: { uuid: request.task }, body: { approved: true } });
    const uuid = await openTaskOf(db, request.idk);
    const { id } = await absent('caio', eva);
    expect(await queue('eva')).toEqual([]);
    await api.as('caio').call(assignTask, { params: { uuid } });
    expect(await queue('eva')).toEqual([request.idk]);
    await api.as('caio').call(unassignTask, { params: { uuid } });
    const change = (values: object) =>
      api.as('caio').call(updateAbsence, { params: { id }, body: { ...everything(eva), ...values } });
    await change({ includesGroups: true });
    expect(await queue('eva')).toEqual([request.idk]);
    const other = await insertProcess(db, purchase(1), { title: 'Viagens' });
    await change({ includesGroups: true, substitutes: [{ personId: eva, processIds: [other] }] });
    expect(await queue('eva')).toEqual([]);
    await expect(api.as('eva').call(assignTask, { params: { uuid } })).rejects.toMatchObject({ status: 404 });
    await change({ includesGroups: true, substitutes: [{ personId: eva, processIds: [other, processId] }] });
    expect(await queue('eva')).toEqual([request.idk]);
    const listed = await api.as('eva').call(listAbsences, { query: {} });
    expect(listed.substitutions).toMatchObject([
      { person: { id: caio }, state: 'RUNNING', openTasks: 1, processes: [{ title: 'Compras' }, { title: 'Viagens' }] },
    ]);
    expect(JSON.stringify(listed.substitutions)).not.toContain('VACATION');
    at('2026-03-03T12:00:00Z');
    await api.as('caio').call(endAbsence, { params: { id } });
    expect(await queue('eva')).toEqual([]);
  });

  test('D6.03 the substitute sees no requests, finished tasks, drafts, notifications and roles of the absent person', async () => {
    const { api, start, queue, absent, eva, bia, admin, db, messages } = await office();
    await db.updateTable('users').set({ superior_id: bia }).where('id', '=', admin).execute();
    const [done, open, own] = [await start(), await start(), await start('bia')];
    await api.as('bia').call(finishTask, { params: { uuid: done.task }, body: { approved: true } });
    await api.as('elisa').call(addComment, { params: { id: own.idk }, body: { comments: 'para quando?' } });
    await api.as('bia').call(saveTaskDraft, {
      params: { uuid: open.task },
      body: { values: { parecer: 'segredo' }, revision: 0 },
    });
    // a task of the absent person's own request that is with the absent person
    const as = api.as('elisa');
    await as.call(transferTask, { params: { uuid: own.task }, body: { assignees: [bia], groups: [] } });
    expect(await queue('bia', { myTasks: true })).toEqual([own.idk]);
    await absent('bia', eva);
    await absent('admin', eva);
    expect(await queue('eva')).toEqual([open.idk]);
    for (const uuid of [done.protocol, own.protocol]) {
      await expect(api.as('eva').call(getRequest, { params: { uuid } })).rejects.toMatchObject({ status: 404 });
    }
    const hidden = { status: 404 };
    for (const uuid of [done.task, own.task]) {
      const params = { uuid };
      await expect(api.as('eva').call(getTask, { params })).rejects.toMatchObject(hidden);
      await expect(api.as('eva').call(assignTask, { params })).rejects.toMatchObject(hidden);
      await expect(api.as('eva').call(finishTask, { params, body: { approved: true } })).rejects.toMatchObject(hidden);
      const body = { assignees: [eva], groups: [] };
      await expect(api.as('eva').call(transferTask, { params, body })).rejects.toMatchObject(hidden);
    }
    const tasks = [done.task, own.task, open.task];
    expect(await api.as('eva').call(bulkAssign, { body: { tasks } })).toMatchObject({ processed: [open.task] });
    const comment = { params: { id: own.idk }, body: { comments: 'oi' } };
    await expect(api.as('eva').call(addComment, comment)).rejects.toMatchObject(hidden);
    const cancel = { params: { protocolKirk: open.protocol }, body: { motive: 'engano' } };
    await expect(api.as('eva').call(cancelRequest, cancel)).rejects.toMatchObject({ status: 403 });
    const draft = await api.as('eva').call(getTaskDraft, { params: { uuid: open.task } });
    expect(JSON.stringify(draft)).not.toContain('segredo');
    expect((await messages('bia')).some((message) => message.includes('comentou'))).toBe(true);
    expect(await messages('eva')).toEqual([
      'Você substitui <b>Rita Silva</b> de 02/03/2026 a 06/03/2026',
      'Você substitui <b>Bia Silva</b> de 02/03/2026 a 06/03/2026',
    ]);
    expect((await api.fetch('eva', '/v1/people')).status).toBe(403);
    expect((await api.fetch('eva', '/v1/tasks-report?process=Compras')).status).toBe(403);
  });

  test('D6.04 the substitute takes, gives back, transfers, comments and decides, and the list filters substitutions', async () => {
    const { api, start, queue, absent, eva, bia, caio } = await office();
    const [first, second] = [await start(), await start()];
    await absent('bia', eva);
    const as = api.as('eva');
    const uuid = first.task;
    await expect(as.call(finishTask, { params: { uuid }, body: { approved: true } })).rejects.toMatchObject({
      errorCode: 'TASK_NOT_HELD',
    });
    // also a task that the absent person took
    await api.as('bia').call(assignTask, { params: { uuid } });
    expect(await as.call(assignTask, { params: { uuid } })).toMatchObject({
      assignees: [{ id: eva }],
      onBehalfOf: { id: bia },
    });
    await expect(api.as('bia').call(assignTask, { params: { uuid } })).rejects.toMatchObject({
      errorCode: 'TASK_HELD_BY_OTHER',
    });
    await as.call(unassignTask, { params: { uuid } });
    expect(await as.call(getTask, { params: { uuid } })).toMatchObject({ assignees: [{ id: bia }] });
    await as.call(addComment, { params: { id: first.idk }, body: { comments: 'vou ver' } });
    await as.call(assignTask, { params: { uuid } });
    expect(await queue('eva', { substitutions: 'ALL' })).toEqual([second.idk, first.idk]);
    expect(await queue('eva', { substitutions: 'MINE' })).toEqual([]);
    expect(await queue('eva', { substitutions: 'SUBSTITUTIONS' })).toEqual([second.idk, first.idk]);
    expect(await queue('bia', { substitutions: 'MINE' })).toEqual([second.idk, first.idk]);
    await as.call(finishTask, { params: { uuid }, body: { approved: false, motive: 'sem verba' } });
    await as.call(assignTask, { params: { uuid: second.task } });
    await as.call(transferTask, { params: { uuid: second.task }, body: { assignees: [caio], groups: [] } });
    expect(await queue('eva')).toEqual([]);
    expect((await queue('caio')).sort()).toEqual([first.idk, second.idk]);
  });

  test('D6.05 history, comments and exports name the substitute and the absent person', async () => {
    const { api, start, absent, eva, bia, caio, db } = await office();
    const { task: uuid, idk, protocol } = await start();
    await absent('bia', eva);
    const as = api.as('eva');
    await as.call(addComment, { params: { id: idk }, body: { comments: 'vou ver' } });
    await as.call(assignTask, { params: { uuid } });
    const csv = await api.fetch(
      'bia',
      '/v1/tasks/report/lista.csv?status=TO_DO&myTasks=false&assignedToMe=false&process=Compras',
    );
    expect(await csv.text()).toContain('Eva Silva, em substituição a Bia Silva');
    await as.call(finishTask, { params: { uuid }, body: { approved: true } });
    const history = await api.as('ana').call(listHistory, { params: { id: protocol } });
    const acted = history.filter(({ onBehalfOf }) => onBehalfOf).map(({ message }) => message);
    const both = '<b>Eva Silva</b>, em substituição a <b>Bia Silva</b>,';
    expect(acted).toEqual([
      `${both} aprovou a etapa <b>Aprovação</b>`,
      `${both} atribuiu a si a tarefa da etapa <b>Aprovação</b>`,
      `${both} comentou na solicitação`,
    ]);
    const stored = await db.selectFrom('histories').select('on_behalf_of').where('user_id', '=', eva).execute();
    expect(stored.map(({ on_behalf_of }) => on_behalf_of)).toEqual([bia, bia, bia]);
    const [comment] = await api.as('ana').call(listComments, { params: { id: idk } });
    expect(comment).toMatchObject({ assignee: { id: eva }, onBehalfOf: { id: bia } });
    const valuesOf = (request: number) =>
      db.selectFrom('instances').select('data').where('idk', '=', request).executeTakeFirstOrThrow();
    expect((await valuesOf(idk)).data).toMatchObject({ approvedBy: 'Eva Silva' });
    const rows = await api.fetch('admin', `/v1/tasks-report?idk=${idk}`);
    const report = await rows.json();
    expect(report).toMatchObject([{}, { assignees: [{ id: eva }], responsibleFor: { id: bia } }]);
    expect(reportCsv(report)).toContain('Eva Silva, em substituição a Bia Silva');

    // the other actions: give back, reject, transfer and complete
    const linesOf = async (request: { protocol: string }) =>
      (await api.as('admin').call(listHistory, { params: { id: request.protocol } }))
        .filter(({ onBehalfOf }) => onBehalfOf)
        .map(({ message }) => message);
    const rejected = await start();
    await as.call(assignTask, { params: { uuid: rejected.task } });
    await as.call(unassignTask, { params: { uuid: rejected.task } });
    await as.call(assignTask, { params: { uuid: rejected.task } });
    const body = { approved: false, motive: 'sem verba' };
    await as.call(finishTask, { params: { uuid: rejected.task }, body });
    expect(await linesOf(rejected)).toEqual([
      `${both} reprovou a etapa <b>Aprovação</b>. Motivo: sem verba`,
      `${both} atribuiu a si a tarefa da etapa <b>Aprovação</b>`,
      `${both} desfez a atribuição da tarefa da etapa <b>Aprovação</b>`,
      `${both} atribuiu a si a tarefa da etapa <b>Aprovação</b>`,
    ]);
    expect((await valuesOf(rejected.idk)).data).toMatchObject({ reprovedBy: 'Eva Silva' });
    const moved = await start();
    await as.call(assignTask, { params: { uuid: moved.task } });
    await as.call(transferTask, { params: { uuid: moved.task }, body: { assignees: [caio], groups: [] } });
    expect((await linesOf(moved))[0]).toBe(
      `${both} transferiu a tarefa da etapa <b>Aprovação</b> para <b>Caio Silva</b>`,
    );
    await absent('caio', { ...everything(eva), includesGroups: true });
    const buying = { uuid: await openTaskOf(db, idk) };
    await as.call(assignTask, { params: buying });
    await as.call(finishTask, { params: buying, body: { pedido: '1' } });
    expect((await linesOf({ protocol }))[0]).toBe(
      '<b>Eva Silva</b>, em substituição a <b>Caio Silva</b>, concluiu a etapa <b>Compra</b>',
    );
  });

  /** Returns the pending entries of a kind. */
  const pendingOf = async (api: TestApi, kind: PendingKind) => {
    const { kinds } = await api.as('admin').call(listPending, { query: { kind } });
    return kinds[0]?.entries ?? [];
  };

  test('D6.06 the superior works tasks of requests that the substitute opened or that were opened for the substitute', async () => {
    const { api, start, queue, absent, eva, elisa, bia, db, processId } = await office();
    await db.updateTable('users').set({ superior_id: bia }).where('id', '=', eva).execute();
    const own = await start('eva');
    const other = await start();
    const data = { item: 'mesa', valor: 1200 };
    const { startProcessDto: forEva } = await api
      .as('apoio')
      .call(startRequestFor, { params: { id: processId }, body: { username: 'eva', data } });
    await absent('bia', eva);
    expect(await queue('eva')).toEqual([other.idk]);
    for (const uuid of [own.task, await openTaskOf(db, forEva.idk)]) {
      await expect(api.as('eva').call(assignTask, { params: { uuid } })).rejects.toMatchObject({ status: 404 });
    }
    expect((await queue('elisa')).toSorted()).toEqual([own.idk, forEva.idk].toSorted());
    expect(await pendingOf(api, 'TASKS_OF_OWN_REQUESTS')).toEqual([]);
    expect(await api.as('elisa').call(assignTask, { params: { uuid: own.task } })).toMatchObject({
      assignees: [{ id: elisa }],
      onBehalfOf: { id: bia },
    });
  });

  test('D6.06 without a superior such a task is pending, and an administrator gives it to someone else', async () => {
    const { db, api, start, absent, at, bia, eva, elisa, davi, buyers } = await office();
    await db.updateTable('users').set({ superior_id: bia }).where('id', '=', eva).execute();
    const own = await start('eva');
    await start();
    await absent('bia', eva);
    const pending = () => pendingOf(api, 'TASKS_OF_OWN_REQUESTS');
    await db.updateTable('users').set({ active: false }).where('id', '=', elisa).execute();
    const entry = { idk: own.idk, step: 'Aprovação', causes: [{ kind: 'PERSON', id: bia, name: 'Bia Silva' }] };
    expect(await pending()).toMatchObject([entry]);
    await db.updateTable('users').set({ superior_id: null }).where('id', '=', bia).execute();
    expect(await pending()).toMatchObject([entry]);
    // others can work a task that is also addressed to them
    const { id } = await db.selectFrom('tasks').select('id').where('idk', '=', own.idk).executeTakeFirstOrThrow();
    const group = { task_id: id, user_id: null, group_id: buyers };
    await db.insertInto('task_addressees').values(group).execute();
    expect(await pending()).toEqual([]);
    await db.deleteFrom('task_addressees').where('group_id', '=', buyers).execute();
    at('2026-03-09T12:00:00Z');
    expect(await pending()).toEqual([]);
    at('2026-03-02T12:00:00Z');
    const body = { tasks: [own.task], assignees: [davi], groups: [], motive: 'Bia está de férias.' };
    expect(await api.as('admin').call(redistributeTasks, { body })).toMatchObject({ processed: [own.task] });
    expect(await pending()).toEqual([]);
  });

  test('D6.07 an absence is pending on the days on which a substitute is absent too', async () => {
    const { api, absent, at, eva, davi } = await office();
    await absent('eva', { ...everything(davi), startsOn: '2026-03-05', endsOn: '2026-03-05' });
    await absent('bia', eva);
    const pending = () => pendingOf(api, 'ABSENCES_WITHOUT_SUBSTITUTE');
    expect(await pending()).toEqual([]);
    at('2026-03-05T12:00:00Z');
    expect(await pending()).toMatchObject([{ name: 'Bia Silva', causes: [{ id: eva }] }]);
    at('2026-03-06T12:00:00Z');
    expect(await pending()).toEqual([]);
  });

  test('D6.07 a substitution does not cascade, and an absent substitute is a warning', async () => {
    const { db, api, start, queue, absent, messages, at, eva, davi, processId } = await office();
    await sql`update processes set definition = jsonb_set(definition, '{steps,1}', definition -> 'steps' -> 1
      || '{"notifyAssignees": 2, "renotify": true}') where id = ${processId}`.execute(db);
    const { idk, task, protocol } = await start();
    const later = await absent('eva', { ...everything(davi), startsOn: '2026-03-05', endsOn: '2026-03-20' });
    const created = await absent('bia', eva);
    expect(created.substitutes).toMatchObject([{ alsoAbsent: [{ startsOn: '2026-03-05', endsOn: '2026-03-06' }] }]);
    await api.as('eva').call(updateAbsence, { params: { id: later.id }, body: everything(davi) });
    expect(await queue('davi')).toEqual([]);
    await api.as('eva').call(assignTask, { params: { uuid: task } });
    expect(await queue('davi')).toEqual([]);
    expect(await queue('eva')).toEqual([idk]);
    await expect(api.as('davi').call(getTask, { params: { uuid: task } })).rejects.toMatchObject({ status: 404 });

    // nor does the substitute's own substitute hear of the task
    const { steps } = await api.as('ana').call(getSteps, { query: { idk } });
    expect(steps.filter(({ absences }) => absences)).toEqual([]);
    at('2026-03-05T12:00:00Z');
    await runMessageJobs(api);
    const reminded = await db.selectFrom('outbox_messages').select('user_id').orderBy('id').execute();
    expect(reminded.at(-1)).toEqual({ user_id: eva });
    await api.as('ana').call(addComment, { params: { id: idk }, body: { comments: 'e agora?' } });
    await api.as('ana').call(cancelRequest, { params: { protocolKirk: protocol }, body: { motive: 'engano' } });
    expect((await messages('eva')).filter((message) => /comentou|cancelou/.test(message))).toHaveLength(2);
    expect((await messages('davi')).filter((message) => !message.startsWith('Você substitui'))).toEqual([]);
    expect(reminded.map(({ user_id }) => user_id)).not.toContain(davi);
  });

  test('D6.01 the person, the superior and administrators write and read absences, others get 403', async () => {
    const { api, absent, eva, bia, db } = await office();
    await db.updateTable('users').set({ show_only_personal_menu: true }).where('user_name', '=', 'bia').execute();
    const personId = bia;
    for (const name of ['bia', 'elisa', 'admin']) {
      const { id } = await absent(name, { ...week, startsOn: '2026-02-01', personId });
      const { absences, today } = await api.as(name).call(listAbsences, { query: { personId } });
      expect(today).toBe('2026-03-02');
      expect(absences).toMatchObject([
        { id, startsOn: '2026-03-02', endsOn: '2026-03-06', reason: 'VACATION', state: 'RUNNING' },
      ]);
      await api
        .as(name)
        .call(updateAbsence, { params: { id }, body: { ...week, endsOn: '2026-03-09', reason: 'OTHER' } });
      const ended = await api.as(name).call(endAbsence, { params: { id } });
      expect(ended).toMatchObject({ state: 'ENDED', endsOn: '2026-03-02', reason: 'OTHER' });
      const planned = await absent(name, { ...week, startsOn: '2026-03-04', personId });
      await api.as(name).call(deleteAbsence, { params: { id: planned.id } });
      await sql`delete from absences`.execute(db);
    }
    const { id } = await absent('bia', { ...everything(eva), startsOn: '2026-03-04' });
    const forbidden = { status: 403 };
    for (const name of ['ana', 'caio', 'eva', 'apoio']) {
      const as = api.as(name);
      await expect(as.call(listAbsences, { query: { personId } })).rejects.toMatchObject(forbidden);
      await expect(as.call(createAbsence, { body: { ...week, personId } })).rejects.toMatchObject(forbidden);
      await expect(as.call(updateAbsence, { params: { id }, body: week })).rejects.toMatchObject(forbidden);
      await expect(as.call(deleteAbsence, { params: { id } })).rejects.toMatchObject(forbidden);
      await expect(as.call(endAbsence, { params: { id } })).rejects.toMatchObject(forbidden);
    }
  });

  test('D6.09 the person, the superior, administrators and integrations create, change and end absences, others do not', async () => {
    const { db, api, bia, admin, davi } = await office();
    await db.updateTable('users').set({ show_only_personal_menu: true }).where('id', '=', bia).execute();
    const account = (name: string, scopes: ServiceScope[]) =>
      api.as('admin').call(createServiceAccount, { body: { name, responsible: admin, scopes } });
    const { token, id: accountId } = await account('Ponto', ['people:write']);
    const { token: reader } = await account('BI', ['people:read']);
    const past = { ...week, startsOn: '2026-02-20' };
    for (const by of ['bia', 'elisa', 'admin', token]) {
      const caller = api.as(by);
      const created = await caller.call(createAbsence, { body: { ...past, personId: bia } });
      expect(created).toMatchObject({ person: { id: bia }, startsOn: '2026-03-02', state: 'RUNNING' });
      const params = { id: created.id };
      const longer = { ...week, endsOn: '2026-03-09' };
      expect(await caller.call(updateAbsence, { params, body: longer })).toMatchObject({ endsOn: '2026-03-09' });
      expect(await caller.call(endAbsence, { params })).toMatchObject({ state: 'ENDED' });
    }
    const { id } = await api.as('bia').call(createAbsence, { body: week });
    const params = { id };
    for (const [by, errorCode] of [
      ['ana', 'FORBIDDEN'],
      ['caio', 'FORBIDDEN'],
      [reader, 'SCOPE_MISSING'],
    ] as const) {
      const caller = api.as(by);
      const refused = { status: 403, errorCode };
      await expect(caller.call(createAbsence, { body: { ...week, personId: bia } })).rejects.toMatchObject(refused);
      await expect(caller.call(updateAbsence, { params, body: week })).rejects.toMatchObject(refused);
      await expect(caller.call(endAbsence, { params })).rejects.toMatchObject(refused);
    }

    // integrations name the person, enter as many days as the person may, and do not read reasons
    const integration = api.as(token);
    await expect(integration.call(createAbsence, { body: week })).rejects.toMatchObject({
      status: 400,
      problem: { fields: [{ name: 'personId' }] },
    });
    const days = (endsOn: string) => ({ ...week, endsOn, personId: davi });
    await expect(integration.call(createAbsence, { body: days('2026-08-29') })).rejects.toMatchObject({ status: 400 });
    await integration.call(createAbsence, { body: days('2026-08-28') });
    expect((await integration.call(listAbsences, { query: { personId: bia } })).absences[0]?.reason).toBe('OTHER');
    expect((await integration.call(endAbsence, { params })).reason).toBe('OTHER');
    const written = await db
      .selectFrom('audit_events')
      .select(['actor_id', 'origin'])
      .where('object_kind', '=', 'absence')
      .where('origin', '=', 'INTEGRATION')
      .execute();
    expect(written).toEqual(Array.from({ length: 5 }, () => ({ actor_id: accountId, origin: 'INTEGRATION' })));
  });

  test('D6.01 the reason is read in no substitution, notification, timeline or audit row', async () => {
    const { api, absent, start, messages, eva, bia, db } = await office();
    const { idk } = await start();
    const { id } = await absent('bia', eva);
    await api.as('bia').call(updateAbsence, { params: { id }, body: { ...everything(eva), reason: 'LEAVE' } });
    const { substitutions, absences } = await api.as('eva').call(listAbsences, { query: {} });
    expect(substitutions).toMatchObject([{ person: { id: bia } }]);
    expect(absences).toEqual([]);
    const audit = await db.selectFrom('audit_events').select(['action', 'changes']).orderBy('id').execute();
    expect(audit.map(({ action }) => action)).toEqual(['CREATED', 'CHANGED']);
    expect(audit[1]?.changes).toEqual([{ attribute: 'reason', before: '(oculto)', after: '(oculto)' }]);
    const { steps } = await api.as('ana').call(getSteps, { query: { idk } });
    const read = JSON.stringify([substitutions, audit, steps, await messages('eva')]);
    expect(read).toContain('Bia');
    expect(read).not.toMatch(/VACATION|LEAVE|Férias|Licença/);
  });

  test('D6.01 the first and the last local day belong to the absence', async () => {
    const { db, api, absent, bia, at } = await office();
    const branch = await db
      .insertInto('branches')
      .values({ name: 'Manaus', time_zone: 'America/Manaus', code: null, state: null, city: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('users').set({ branch_id: branch.id }).where('id', '=', bia).execute();
    const stateAt = async (moment: string) => {
      at(moment);
      return (await api.as('bia').call(listAbsences, { query: {} })).absences[0]?.state;
    };
    at('2026-03-01T12:00:00Z');
    await absent('bia', { ...week, endsOn: '2026-03-03' });
    expect(await stateAt('2026-03-02T03:59:59.999Z')).toBe('PLANNED');
    expect(await stateAt('2026-03-02T04:00:00Z')).toBe('RUNNING');
    expect(await stateAt('2026-03-04T03:59:59.999Z')).toBe('RUNNING');
    expect(await stateAt('2026-03-04T04:00:00Z')).toBe('ENDED');
  });

  test('D6.01 an absence has an end, a known reason, and up to 50 processes for each of its substitutes', async () => {
    const { db, api, absent, eva, davi } = await office();
    const refused = { status: 400, errorCode: 'VALIDATION_ERROR' };
    const { endsOn: _, ...endless } = week;
    await expect(absent('bia', endless)).rejects.toMatchObject(refused);
    await expect(absent('bia', { ...week, reason: 'SICK' })).rejects.toMatchObject(refused);
    for (const reason of absenceReasons) {
      const { id } = await absent('bia', { ...week, reason });
      expect((await api.as('bia').call(listAbsences, { query: {} })).absences[0]).toMatchObject({
        reason,
        substitutes: [],
      });
      await api.as('bia').call(endAbsence, { params: { id } });
      await sql`delete from absences`.execute(db);
    }
    const ids: number[] = [];
    for (let count = 0; count <= substituteProcessesMax; count += 1) {
      ids.push(await insertProcess(db, purchase(1), { name: `p${count}`, title: `Processo ${count}` }));
    }
    const scoped = (...scopes: number[][]) => ({
      ...week,
      substitutes: scopes.map((processIds, index) => ({ personId: index === 0 ? eva : davi, processIds })),
    });
    await expect(absent('bia', scoped(ids))).rejects.toMatchObject(refused);
    await expect(absent('bia', scoped([]))).rejects.toMatchObject(refused);
    const { substitutes } = await absent('bia', scoped(ids.slice(0, 50), ids.slice(50)));
    expect(substitutes).toMatchObject([{ person: { id: eva } }, { person: { id: davi } }]);
    expect(substitutes.map(({ processes }) => processes?.length)).toEqual([50, 1]);
  });

  test('an absence has at most 20 substitutes', async () => {
    const { db, absent } = await office();
    const substitutes: { personId: number; processIds: number[] }[] = [];
    for (let count = 0; count <= substitutesMax; count += 1) {
      const process = await insertProcess(db, purchase(1), { name: `p${count}`, title: `Processo ${count}` });
      substitutes.push({ personId: await insertUser(db, { user_name: `s${count}` }), processIds: [process] });
    }
    await expect(absent('bia', { ...week, substitutes })).rejects.toMatchObject({ errorCode: 'VALIDATION_ERROR' });
    const created = await absent('bia', { ...week, substitutes: substitutes.slice(1) });
    expect(created.substitutes).toHaveLength(20);
  });

  test('the tasks that a substitute finished count for the absence in whose days they were finished', async () => {
    const { api, start, absent, eva, at } = await office();
    const [during, after] = [await start(), await start()];
    await absent('bia', { ...everything(eva), endsOn: '2026-03-02' });
    for (const uuid of [during.task, after.task]) await api.as('eva').call(assignTask, { params: { uuid } });
    const finish = (uuid: string) =>
      api.as('eva').call(finishTask, { params: { uuid }, body: { approved: false, motive: 'sem verba' } });
    at('2026-03-03T02:59:59Z');
    await finish(during.task);
    at('2026-03-03T03:00:00Z');
    await finish(after.task);
    at('2026-03-03T03:00:01Z');
    await absent('bia', { ...everything(eva), startsOn: '2026-03-03' });
    const { absences } = await api.as('bia').call(listAbsences, { query: {} });
    expect(absences.map(({ substitutes }) => substitutes[0]?.finishedTasks)).toEqual([0, 1]);
  });

  test('D6.10 refuses unfit substitutes, overlapping substitutes and periods beyond the limits', async () => {
    const { db, absent, eva, davi, bia, processId, api } = await office();
    const restricted = await insertUser(db, { user_name: 'restrito', show_only_personal_menu: true });
    const inactive = await insertUser(db, { user_name: 'saiu', active: false });
    for (const id of [bia, restricted, inactive, 2_000_000_000]) {
      await expect(absent('bia', id)).rejects.toMatchObject({
        status: 400,
        errorCode: 'SUBSTITUTE_INVALID',
        problem: { message: 'Esta pessoa não pode ser substituta neste período.' },
      });
    }
    const other = await insertProcess(db, purchase(1), { title: 'Viagens' });
    const overlap = {
      status: 409,
      errorCode: 'SUBSTITUTION_OVERLAP',
      problem: { message: 'Já existe um substituto para este período e processo: Eva Silva.' },
    };
    const two = (first: number[] | null, second: number[] | null) => ({
      ...week,
      substitutes: [
        { personId: eva, processIds: first },
        { personId: davi, processIds: second },
      ],
    });
    await expect(absent('bia', two(null, [other]))).rejects.toMatchObject(overlap);
    await expect(absent('bia', two([processId, other], [other]))).rejects.toMatchObject(overlap);
    const { id } = await absent('bia', two([processId], [other]));
    const later = { startsOn: '2026-03-06', endsOn: '2026-03-10', reason: 'TRAVEL' };
    const fresh = (processIds: number[] | null) => ({ ...later, substitutes: [{ personId: davi, processIds }] });
    await expect(absent('bia', fresh([processId]))).rejects.toMatchObject(overlap);
    await absent('bia', { ...fresh(null), startsOn: '2026-03-07' });
    await api.as('eva').call(declineSubstitution, { params: { id } });
    await absent('bia', { ...fresh([processId]), endsOn: '2026-03-06' });

    const period = (startsOn: string, endsOn: string) => ({ startsOn, endsOn, reason: 'LEAVE' });
    const refused = (name: string) => ({ status: 400, errorCode: 'VALIDATION_ERROR', problem: { fields: [{ name }] } });
    await absent('caio', period('2026-03-02', '2026-08-28'));
    await expect(absent('caio', period('2026-03-02', '2026-08-29'))).rejects.toMatchObject(refused('endsOn'));
    await absent('admin', period('2026-03-02', '2028-02-29'));
    await expect(absent('admin', period('2026-03-02', '2028-03-01'))).rejects.toMatchObject(refused('endsOn'));
    await absent('caio', period('2027-03-02', '2027-03-02'));
    await expect(absent('caio', period('2027-03-03', '2027-03-03'))).rejects.toMatchObject(refused('startsOn'));
    await expect(absent('caio', period('2026-02-01', '2026-03-01'))).rejects.toMatchObject(refused('endsOn'));
  });

  test('D14.05 a person has at most 50 absences that have not ended', async () => {
    const { db, absent, bia } = await office();
    await sql`insert into absences (user_id, starts_on, ends_on, reason)
      select ${bia}, '2026-03-02'::date + n, '2026-03-02'::date + n, 'OTHER' from generate_series(-9, 48) n`.execute(
      db,
    );
    await absent('bia', week);
    await expect(absent('bia', week)).rejects.toMatchObject({ status: 409, errorCode: 'CONFLICT' });
  });

  test('D6.11 a substitute who declines ends the substitution and notifies the person and the superior', async () => {
    const { api, start, queue, absent, eva, messages } = await office();
    await start();
    const { id } = await absent('bia', eva);
    expect(await messages('eva')).toContain('Você substitui <b>Bia Silva</b> de 02/03/2026 a 06/03/2026');
    await expect(api.as('caio').call(declineSubstitution, { params: { id } })).rejects.toMatchObject({ status: 404 });
    await api.as('eva').call(declineSubstitution, { params: { id } });
    expect(await queue('eva')).toEqual([]);
    const declined = '<b>Eva Silva</b> recusou a substituição de <b>Bia Silva</b> de 02/03/2026 a 06/03/2026';
    expect(await messages('bia')).toContain(declined);
    expect(await messages('elisa')).toContain(declined);
    await expect(api.as('eva').call(declineSubstitution, { params: { id } })).rejects.toMatchObject({ status: 404 });
    const { absences } = await api.as('bia').call(listAbsences, { query: {} });
    expect(absences[0]?.substitutes).toMatchObject([{ declined: true }]);
  });

  test('D6.12 a substitute who is restricted to the personal menu meanwhile gets no messages and is pending', async () => {
    const { db, api, absent, eva, processId } = await office();
    await sql`update processes set definition = jsonb_set(definition, '{steps,1,notifyAssignees}', '2')
      where id = ${processId}`.execute(db);
    await absent('bia', eva);
    await db.updateTable('users').set({ show_only_personal_menu: true }).where('id', '=', eva).execute();
    const { idk } = await startPurchase(api, processId);
    const sent = await db
      .selectFrom('outbox_messages')
      .innerJoin('users', 'users.id', 'user_id')
      .select('user_name')
      .execute();
    expect(sent).toEqual([{ user_name: 'bia' }]);
    const { steps } = await api.as('ana').call(getSteps, { query: { idk } });
    expect(steps.filter(({ absences }) => absences)).toEqual([]);
    const pending = () => pendingOf(api, 'ABSENCES_WITHOUT_SUBSTITUTE');
    expect(await pending()).toMatchObject([{ name: 'Bia Silva', causes: [{ id: eva }] }]);
    await db.updateTable('users').set({ show_only_personal_menu: false }).where('id', '=', eva).execute();
    expect(await pending()).toEqual([]);
  });

  test('D6.12 messages go to the substitute only, notifications to both, and the timeline names both', async () => {
    const { db, api, absent, eva, bia, messages, processId, at } = await office();
    const notifyBy = (channel: 1 | 2) =>
      sql`update processes set definition = jsonb_set(definition, '{steps,1,notifyAssignees}', ${String(channel)}::jsonb)
        where id = ${processId}`.execute(db);
    await notifyBy(2);
    await sql`update users set email = user_name || '@x.example'`.execute(db);
    await absent('bia', eva);
    const { idk } = await startPurchase(api, processId);
    const task = 'está com você na etapa <b>Aprovação</b>';
    expect((await messages('bia')).some((message) => message.includes(task))).toBe(true);
    expect((await messages('eva')).some((message) => message.includes(task))).toBe(true);
    const sent = async () => {
      const rows = await db.selectFrom('outbox_messages').select(['channel', 'address']).orderBy('id').execute();
      return rows.map(({ channel, address }) => `${channel} ${address}`);
    };
    expect(await sent()).toEqual(['EMAIL eva@x.example']);
    await notifyBy(1);
    await startPurchase(api, processId);
    expect(await sent()).toEqual(['EMAIL eva@x.example', 'CHAT eva']);
    await api.as('ana').call(addComment, { params: { id: idk }, body: { comments: 'para quando?' } });
    for (const name of ['bia', 'eva']) expect((await messages(name))[0]).toContain('comentou');
    const { steps } = await api.as('ana').call(getSteps, { query: { idk } });
    expect(steps.find(({ currentStep }) => currentStep)?.absences).toMatchObject([
      { person: { id: bia }, substitute: { id: eva }, until: '2026-03-06' },
    ]);
    expect(steps.filter(({ absences }) => absences)).toHaveLength(1);

    // a request of the substitute is not covered: its task belongs to the absent person
    await db.updateTable('users').set({ superior_id: bia }).where('id', '=', eva).execute();
    await startPurchase(api, processId, 'eva');
    expect((await sent()).slice(2)).toEqual(['CHAT bia']);

    // from the first moment after the last day everything goes to the person again
    const absencesAt = async (moment: string) => {
      at(moment);
      const timeline = await api.as('ana').call(getSteps, { query: { idk } });
      return timeline.steps.flatMap(({ absences }) => absences ?? []).length;
    };
    expect(await absencesAt('2026-03-07T02:59:59.999Z')).toBe(1);
    expect(await absencesAt('2026-03-07T03:00:00Z')).toBe(0);
    await startPurchase(api, processId);
    await notifyBy(2);
    await startPurchase(api, processId);
    expect((await sent()).slice(3)).toEqual(['CHAT bia', 'EMAIL bia@x.example']);
  });
});
