import {
  addComment,
  assignTask,
  createAbsence,
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
  listTasks,
  saveTaskDraft,
  type TaskListQuery,
  transferTask,
  unassignTask,
  updateAbsence,
} from '@tramita/client/contract';
import { reportCsv } from '@tramita/client/rules';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertProcess, insertUser } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { createTestApi, insertOffice, openTaskOf, purchase, startPurchase } from '../testing/api.ts';

const week = { startsOn: '2026-03-02', endsOn: '2026-03-06', reason: 'VACATION' as const };
const toDo = { status: 'TO_DO' as const, myTasks: false, assignedToMe: false };
const everything = (personId: number) => ({ ...week, substitutes: [{ personId, processIds: null }] });

describeDatabase('absences', (database) => {
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
    await absent('bia', eva);
    await absent('admin', eva);
    expect(await queue('eva')).toEqual([open.idk]);
    for (const uuid of [done.protocol, own.protocol]) {
      await expect(api.as('eva').call(getRequest, { params: { uuid } })).rejects.toMatchObject({ status: 404 });
    }
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
    const { api, start, absent, eva, bia, db } = await office();
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
    const { data } = await db.selectFrom('instances').select('data').where('idk', '=', idk).executeTakeFirstOrThrow();
    expect(data).toMatchObject({ approvedBy: 'Eva Silva' });
    const rows = await api.fetch('admin', `/v1/tasks-report?idk=${idk}`);
    const report = await rows.json();
    expect(report).toMatchObject([{}, { assignees: [{ id: eva }], responsibleFor: { id: bia } }]);
    expect(reportCsv(report)).toContain('Eva Silva, em substituição a Bia Silva');
  });

  test('the superior works tasks of requests that the substitute opened or that were opened for the substitute', async () => {
    const { api, start, queue, absent, eva, elisa, bia, db } = await office();
    await db.updateTable('users').set({ superior_id: bia }).where('id', '=', eva).execute();
    const own = await start('eva');
    const other = await start();
    await absent('bia', eva);
    expect(await queue('eva')).toEqual([other.idk]);
    await expect(api.as('eva').call(assignTask, { params: { uuid: own.task } })).rejects.toMatchObject({ status: 404 });
    expect(await queue('elisa')).toEqual([own.idk]);
    expect(await api.as('elisa').call(assignTask, { params: { uuid: own.task } })).toMatchObject({
      assignees: [{ id: elisa }],
      onBehalfOf: { id: bia },
    });
  });

  test('a substitution does not cascade, and an absent substitute is a warning', async () => {
    const { api, start, queue, absent, eva, davi } = await office();
    const { idk, task } = await start();
    const later = await absent('eva', { ...everything(davi), startsOn: '2026-03-05', endsOn: '2026-03-20' });
    const created = await absent('bia', eva);
    expect(created.substitutes).toMatchObject([{ alsoAbsent: [{ startsOn: '2026-03-05', endsOn: '2026-03-06' }] }]);
    await api.as('eva').call(updateAbsence, { params: { id: later.id }, body: everything(davi) });
    expect(await queue('davi')).toEqual([]);
    await api.as('eva').call(assignTask, { params: { uuid: task } });
    expect(await queue('davi')).toEqual([]);
    expect(await queue('eva')).toEqual([idk]);
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

  test('refuses unfit substitutes, overlapping substitutes and periods beyond the limits', async () => {
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

  test('a person has at most 50 absences that have not ended', async () => {
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

  test('D6.12 messages go to the substitute only, notifications to both, and the timeline names both', async () => {
    const { db, api, absent, eva, bia, messages, processId } = await office();
    await sql`update processes set definition = jsonb_set(definition, '{steps,1,notifyAssignees}', '2') where id = ${processId}`.execute(
      db,
    );
    await sql`update users set email = user_name || '@x.example'`.execute(db);
    await absent('bia', eva);
    const { idk } = await startPurchase(api, processId);
    const task = 'está com você na etapa <b>Aprovação</b>';
    expect((await messages('bia')).some((message) => message.includes(task))).toBe(true);
    expect((await messages('eva')).some((message) => message.includes(task))).toBe(true);
    const sent = await db.selectFrom('outbox_messages').select(['address', 'path']).execute();
    expect(sent.map(({ address }) => address)).toEqual(['eva@x.example']);
    const { steps } = await api.as('ana').call(getSteps, { query: { idk } });
    expect(steps.find(({ currentStep }) => currentStep)?.absences).toMatchObject([
      { person: { id: bia }, substitute: { id: eva }, until: '2026-03-06' },
    ]);
    expect(steps.filter(({ absences }) => absences)).toHaveLength(1);

    // a request of the substitute is not covered: its task belongs to the absent person
    await db.updateTable('users').set({ superior_id: bia }).where('id', '=', eva).execute();
    await startPurchase(api, processId, 'eva');
    const later = await db.selectFrom('outbox_messages').select('address').orderBy('id').execute();
    expect(later.map(({ address }) => address)).toEqual(['eva@x.example', 'bia@x.example']);
  });
});
