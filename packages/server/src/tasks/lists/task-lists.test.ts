import {
  assignTask,
  finishTask,
  getUnreadCounts,
  listMyProcessTitles,
  listProcessStepTitles,
  listTags,
  listTasks,
  loadUnreadCounts,
  markAssigneeTaskRead,
  removeTaskTag,
  setTaskTag,
  startRequest,
  type TaskListQuery,
  type TaskStatus,
} from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { insertProcess, insertUser, step, to } from '../../db/testing/builders.ts';
import { describeDatabase } from '../../db/testing/test-database.ts';
import { createTestApi, insertOffice, openTaskOf, startPurchase } from '../../testing/api.ts';

const lists = {
  'my-tasks': { myTasks: true, assignedToMe: false },
  attendance: { myTasks: false, assignedToMe: false },
  'my-attendance': { myTasks: false, assignedToMe: true },
} as const;

describeDatabase('task lists', (database) => {
  async function office() {
    const { db } = database();
    const people = await insertOffice(db);
    const api = createTestApi(db);
    const rows = (name: string, list: keyof typeof lists, status: TaskStatus, query: Partial<TaskListQuery> = {}) =>
      api.as(name).call(listTasks, { query: { ...lists[list], status, ...query } });
    const idks = async (...args: Parameters<typeof rows>) => (await rows(...args)).map(({ idk }) => idk);
    const approve = async (idk: number) => {
      const uuid = await openTaskOf(db, idk);
      await api.as('bia').call(finishTask, { params: { uuid }, body: { approved: true } });
      return openTaskOf(db, idk);
    };
    /** Starts requests a minute apart, so that their order is unambiguous. */
    const startMany = async (count: number, title = 'Compras') => {
      const started = [];
      for (let number = 0; number < count; number += 1) {
        const { idk } = await startPurchase(api, people.processId);
        const created_at = new Date(Date.UTC(2026, 2, 1, 12, number));
        await db.updateTable('instances').set({ created_at }).where('idk', '=', idk).execute();
        await db.updateTable('tasks').set({ created_at, process_title: title }).where('idk', '=', idk).execute();
        started.push(idk);
      }
      return started;
    };
    return { db, api, ...people, rows, idks, approve, startMany };
  }

  test('T1.04 T7.2.02 a task addressed by name to the requester is on my tasks, every other one in attendance', async () => {
    const { api, db, idks } = await office();
    const own = await insertProcess(db, {
      steps: [step.start('work'), step.task({ id: 'work', connections: to('end') }), step.end()],
      fields: [],
    });
    const response = await api.fetch('ana', `/v1/processes/${own}/start`, { method: 'POST', body: '{}' });
    const { startProcessDto }: { startProcessDto: { idk: number } } = await response.json();
    expect(await idks('ana', 'my-tasks', 'TO_DO')).toEqual([startProcessDto.idk]);
    expect(await idks('ana', 'attendance', 'TO_DO')).toEqual([]);
    expect(await idks('bia', 'attendance', 'TO_DO')).toEqual([]);
  });

  test('T1.04 T1.05 a group sees its tasks, including those held by a member; my attendance lists held tasks', async () => {
    const { api, rows, idks, approve, processId } = await office();
    const { idk } = await startPurchase(api, processId);
    expect(await idks('bia', 'my-attendance', 'TO_DO')).toEqual([idk]);
    expect(await idks('caio', 'attendance', 'TO_DO')).toEqual([]);
    const uuid = await approve(idk);
    expect(await idks('bia', 'attendance', 'TO_DO')).toEqual([]);
    expect(await idks('caio', 'my-attendance', 'TO_DO')).toEqual([]);
    await api.as('davi').call(assignTask, { params: { uuid } });
    const [seen] = await rows('caio', 'attendance', 'TO_DO');
    expect(seen).toMatchObject({ idk, held: false, groups: [] });
    expect(seen?.assignees.map(({ nickName }) => nickName)).toEqual(['Davi']);
    expect(await rows('davi', 'my-attendance', 'TO_DO')).toMatchObject([{ idk, held: true }]);
    expect(await idks('caio', 'my-attendance', 'TO_DO')).toEqual([]);
  });

  test('T1.02 T1.04 other lists contain one row per request: the user’s own, and those they worked on', async () => {
    const { api, idks, approve, processId } = await office();
    const { idk, protocol } = await startPurchase(api, processId);
    expect(await idks('ana', 'my-tasks', 'IN_PROGRESS')).toEqual([idk]);
    expect(await idks('bia', 'attendance', 'IN_PROGRESS')).toEqual([]);
    const uuid = await approve(idk);
    expect(await idks('bia', 'attendance', 'IN_PROGRESS')).toEqual([idk]);
    expect(await idks('bia', 'my-attendance', 'IN_PROGRESS')).toEqual([idk]);
    expect(await idks('caio', 'attendance', 'IN_PROGRESS')).toEqual([]);
    await api.as('caio').call(assignTask, { params: { uuid } });
    await api.as('caio').call(finishTask, { params: { uuid }, body: { pedido: '1' } });
    expect(await idks('ana', 'my-tasks', 'FINISHED')).toEqual([idk]);
    expect(await idks('davi', 'attendance', 'FINISHED')).toEqual([idk]);
    expect(await idks('davi', 'my-attendance', 'FINISHED')).toEqual([]);
    expect(await idks('caio', 'my-attendance', 'FINISHED')).toEqual([idk]);
    expect(await idks('ana', 'my-tasks', 'IN_PROGRESS')).toEqual([]);
    const other = await startPurchase(api, processId);
    const cancel = { method: 'POST', body: JSON.stringify({ motive: 'engano' }) };
    await api.fetch('ana', `/v1/processes/${other.protocol}/cancel`, cancel);
    expect(await idks('ana', 'my-tasks', 'CANCELED')).toEqual([other.idk]);
    expect(await idks('bia', 'attendance', 'CANCELED')).toEqual([other.idk]);
    expect(protocol).not.toBe(other.protocol);
  });

  test('T3.01 a row contains title, requester, dates, progress and assignees', async () => {
    const { rows, approve, api, processId } = await office();
    const { idk, protocol } = await startPurchase(api, processId);
    const uuid = await approve(idk);
    const [row] = await rows('caio', 'attendance', 'TO_DO');
    expect(row).toMatchObject({
      uuid,
      protocol,
      idk,
      process: 'Compras',
      step: 'Compra',
      createdBy: 'Ana Silva',
      finishedAt: null,
      unread: true,
      totalLength: 1,
      type: 'NORMAL',
      status: 'TO_DO',
      track: ['done', 'done', 'now', 'ahead'],
    });
    expect(row?.groups?.map(({ name }) => name)).toEqual(['Suprimentos']);
    const [own] = await rows('ana', 'my-tasks', 'IN_PROGRESS');
    expect(own).toMatchObject({ uuid, protocol, status: 'IN_PROGRESS', step: 'Compra', unread: false });
  });

  test('a row contains data for bulk actions: whether it may be transferred or given back, requester and step', async () => {
    const { api, db, processId, ana, rows, approve } = await office();
    const { idk } = await startPurchase(api, processId);
    const uuid = await approve(idk);
    const fixed = await insertProcess(db, {
      steps: [step.start('work'), step.task({ id: 'work', isRoutable: false, connections: to('end') }), step.end()],
      fields: [],
    });
    await api.as('ana').call(startRequest, { params: { id: fixed }, body: {} });
    const [mine] = await rows('ana', 'my-tasks', 'TO_DO');
    expect(mine).toMatchObject({ isRoutable: false, canUnassign: false, currentStep: 'work' });
    const queued = { isRoutable: true, canUnassign: false, instanceCreatedBy: ana, currentStep: 'buy' };
    expect(await rows('caio', 'attendance', 'TO_DO')).toMatchObject([queued]);
    await api.as('caio').call(assignTask, { params: { uuid } });
    expect(await rows('caio', 'attendance', 'TO_DO')).toMatchObject([{ held: true, canUnassign: true }]);
    expect(await rows('davi', 'attendance', 'TO_DO')).toMatchObject([{ held: false, canUnassign: false }]);
    await api.as('caio').call(finishTask, { params: { uuid }, body: { pedido: '1' } });
    const [finished] = await rows('caio', 'attendance', 'FINISHED');
    expect(finished).toMatchObject({ canUnassign: false, instanceCreatedBy: ana, currentStep: null });
  });

  test('T7.2.01 filters by column: exact numbers, partial text without case and accents, dates in São Paulo', async () => {
    const { db, idks, startMany, api, processId } = await office();
    const [first = 0, second = 0, third = 0] = await startMany(3);
    const find = (query: Partial<TaskListQuery>) => idks('bia', 'attendance', 'TO_DO', query);
    expect(await find({ idk: `${first},${third},999999999999` })).toEqual([third, first]);
    expect(await find({ idk: ',' })).toHaveLength(3);
    expect(await find({ idk: '99999999999' })).toEqual([]);
    expect(await find({ process: 'Compras' })).toHaveLength(3);
    expect(await find({ process: 'compras' })).toEqual([]);
    expect(await find({ step: 'APROVACAO' })).toHaveLength(3);
    expect(await find({ step: '%' })).toEqual([]);
    expect(await find({ createdBy: 'ana s' })).toHaveLength(3);
    expect(await find({ createdBy: 'bia' })).toEqual([]);
    // pasted texts may have several blanks, also of those that do not break
    expect(await find({ createdBy: ' Ana \u00a0 Silva ' })).toHaveLength(3);
    expect(await find({ assignees: 'BIA' })).toHaveLength(3);
    // 1:30 in São Paulo on 2 March, 23:30 on 1 March
    const at = (idk: number, created_at: string) =>
      db.updateTable('tasks').set({ created_at }).where('idk', '=', idk).execute();
    await at(first, '2026-03-02T04:30:00Z');
    await at(second, '2026-03-02T02:30:00Z');
    expect(await find({ createdAt: '2026-03-02' })).toEqual([first]);
    expect(await find({ createdAt: '2026-03-01' })).toEqual([second, third]);
    await expect(find({ createdAt: '2026-02-30' })).rejects.toMatchObject({
      status: 400,
      fields: [{ name: 'createdAt', message: 'Esta data não existe' }],
    });
    const { idk } = await startPurchase(api, processId);
    const body = JSON.stringify({ motive: 'engano' });
    const protocol = await db
      .selectFrom('instances')
      .select('protocol')
      .where('idk', '=', idk)
      .executeTakeFirstOrThrow();
    await api.fetch('ana', `/v1/processes/${protocol.protocol}/cancel`, { method: 'POST', body });
    expect(await idks('ana', 'my-tasks', 'CANCELED', { finishedAt: '2026-03-02' })).toEqual([idk]);
    expect(await idks('ana', 'my-tasks', 'CANCELED', { finishedAt: '2026-03-01' })).toEqual([]);
  });

  test('T7.2.01 sorts newest first by default, with a stable order of ties across pages', async () => {
    const { db, idks, rows, startMany } = await office();
    const started = await startMany(5);
    const newestFirst = started.toReversed();
    expect(await idks('bia', 'attendance', 'TO_DO')).toEqual(newestFirst);
    expect(await idks('bia', 'attendance', 'TO_DO', { orderByCreatedAt: 'ASC' })).toEqual(started);
    expect(await idks('bia', 'attendance', 'TO_DO', { orderByIdk: 'ASC' })).toEqual(started);
    const tied = [];
    for (let page = 0; page < 4; page += 1) {
      tied.push(...(await idks('bia', 'attendance', 'TO_DO', { orderByProcess: 'ASC', page, itemsPerPage: 2 })));
    }
    expect(tied).toEqual(newestFirst);
    const pageTwo = await rows('bia', 'attendance', 'TO_DO', { page: 1, itemsPerPage: 2 });
    expect(pageTwo.map(({ totalLength }) => totalLength)).toEqual([5, 5]);
    expect(await rows('bia', 'attendance', 'TO_DO', { page: 9, itemsPerPage: 2 })).toEqual([]);
    const [urgent = 0] = started;
    await db.updateTable('tasks').set({ due_at: '2026-03-01T13:00:00Z' }).where('idk', '=', urgent).execute();
    for (const direction of ['ASC', 'DESC'] as const) {
      const [first] = await idks('bia', 'attendance', 'TO_DO', { orderByDueAt: direction });
      expect(first).toBe(urgent);
    }
  });

  test('every column of every list can be sorted and filtered', async () => {
    const { rows, approve, startMany } = await office();
    const [first = 0] = await startMany(3);
    await approve(first);
    const columns = ['Idk', 'Process', 'Step', 'CreatedAt', 'FinishedAt', 'CreatedBy', 'Assignees', 'TaskTag', 'DueAt'];
    for (const status of ['TO_DO', 'IN_PROGRESS'] as const) {
      for (const column of columns) {
        const ordered = await rows('bia', 'attendance', status, { [`orderBy${column}`]: 'DESC' });
        expect(ordered).toHaveLength(status === 'TO_DO' ? 2 : 1);
      }
      const query = { step: 'pr', createdBy: 'ana', assignees: 'b', process: 'Compras' };
      expect(await rows('bia', 'attendance', status, query)).toHaveLength(status === 'TO_DO' ? 2 : 0);
    }
  });

  test('sorts names without regard to case and accents', async () => {
    const { idks, startMany, db } = await office();
    const started = await startMany(3);
    const titles = ['Érica', 'abono', 'Zelo'];
    for (const [index, title] of titles.entries()) {
      await db
        .updateTable('tasks')
        .set({ title })
        .where('idk', '=', started[index] ?? 0)
        .execute();
    }
    const [erica, abono, zelo] = started;
    expect(await idks('bia', 'attendance', 'TO_DO', { orderByStep: 'ASC' })).toEqual([abono, erica, zelo]);
  });

  test('T2.5.18 T7.2.01 sorts tasks to do by the name of their holder, or else of their first addressee', async () => {
    const { db, idks, startMany, approve, caio, davi } = await office();
    const [ofGroup = 0, ofCaio = 0, ofTwoGroups = 0, ofDavi = 0] = await startMany(4);
    for (const idk of [ofGroup, ofCaio, ofTwoGroups, ofDavi]) await approve(idk);
    const hold = (idk: number, held_by: number) =>
      db.updateTable('tasks').set({ held_by }).where('idk', '=', idk).where('status', '=', 'TO_DO').execute();
    await hold(ofCaio, caio);
    await hold(ofDavi, davi);
    await db
      .with('stores', (qb) => qb.insertInto('groups').values({ name: 'Almoxarifado' }).returning('id'))
      .insertInto('task_addressees')
      .columns(['task_id', 'group_id'])
      .expression((eb) =>
        eb
          .selectFrom(['tasks', 'stores'])
          .select(['tasks.id', 'stores.id'])
          .where('tasks.idk', '=', ofTwoGroups)
          .where('tasks.status', '=', 'TO_DO'),
      )
      .execute();
    const ordered = [ofTwoGroups, ofCaio, ofDavi, ofGroup];
    expect(await idks('caio', 'attendance', 'TO_DO', { orderByAssignees: 'ASC' })).toEqual(ordered);
    expect(await idks('caio', 'attendance', 'TO_DO', { orderByAssignees: 'DESC' })).toEqual(ordered.toReversed());
    const more = { orderByStep: 'ASC', orderByAssignees: 'ASC', step: 'comp' } as const;
    expect(await idks('caio', 'attendance', 'TO_DO', more)).toEqual(ordered);
    expect(await idks('caio', 'attendance', 'TO_DO', { ...more, page: 1, itemsPerPage: 2 })).toEqual(ordered.slice(2));
  });

  test('T2.2.26 T6.19 attendance lists return 403 to users with the personal menu only', async () => {
    const { db, rows, api } = await office();
    await insertUser(db, { user_name: 'fabio', show_only_personal_menu: true });
    for (const list of ['attendance', 'my-attendance'] as const) {
      await expect(rows('fabio', list, 'TO_DO')).rejects.toMatchObject({ status: 403, errorCode: 'FORBIDDEN' });
    }
    expect(await rows('fabio', 'my-tasks', 'TO_DO')).toEqual([]);
    expect(await api.as('fabio').call(getUnreadCounts)).toEqual({ myTasks: 0, groupTasks: 0, assignedToMe: 0 });
  });

  test('a list requires a session and a valid query', async () => {
    const { api } = await office();
    const path = '/v1/tasks?myTasks=true&assignedToMe=false&status=TO_DO';
    expect((await api.fetch(null, path)).status).toBe(401);
    for (const wrong of ['&page=-1', '&itemsPerPage=201', '&idk=1;2', '&createdAt=hoje', '&orderByIdk=UP']) {
      expect((await api.fetch('ana', path + wrong)).status, wrong).toBe(400);
    }
  });

  test('T7.3.13 T7.3.14 counts unread tasks of each list', async () => {
    const { api, startMany, approve } = await office();
    const [first = 0, second = 0] = await startMany(3);
    const uuid = await approve(first);
    await approve(second);
    expect(await api.as('bia').call(getUnreadCounts)).toEqual({ myTasks: 0, groupTasks: 1, assignedToMe: 1 });
    expect(await api.as('caio').call(loadUnreadCounts)).toEqual({ myTasks: 0, groupTasks: 2, assignedToMe: 0 });
    await api.as('caio').call(assignTask, { params: { uuid } });
    expect(await api.as('caio').call(getUnreadCounts)).toMatchObject({ groupTasks: 2, assignedToMe: 1 });
    await api.as('caio').call(markAssigneeTaskRead, { params: { id: uuid } });
    expect(await api.as('caio').call(getUnreadCounts)).toMatchObject({ groupTasks: 1, assignedToMe: 0 });
  });

  test('T7.2.07 P7.3.18 process titles: those on the list, then the others', async () => {
    const { api, db, startMany } = await office();
    await insertProcess(db, { steps: [step.start('end'), step.end()], fields: [] }, { title: 'Água' });
    await insertProcess(
      db,
      { steps: [step.start('end'), step.end()], fields: [] },
      { title: 'Inativo', active: false },
    );
    await startMany(2);
    const titles = (name: string, taskScreen: 'ASSIGNED_TASK_TO_DO' | 'MY_TASK_TO_DO') =>
      api.as(name).call(listMyProcessTitles, { query: { taskScreen } });
    expect(await titles('bia', 'ASSIGNED_TASK_TO_DO')).toEqual({ inAttendance: ['Compras'], remaining: ['Água'] });
    expect(await titles('bia', 'MY_TASK_TO_DO')).toEqual({ inAttendance: [], remaining: ['Água', 'Compras'] });
  });

  test('T7.2.09 T7.2.10 T7.2.11 screens of the user’s own items take their titles from my tasks', async () => {
    const { api, startMany } = await office();
    const [idk = 0] = await startMany(1);
    const onScreen = async (taskScreen: 'MY_TASK_TO_DO' | 'MY_TASK_IN_PROGRESS' | 'MY_TASK_FINISHED') =>
      (await api.as('ana').call(listMyProcessTitles, { query: { taskScreen } })).inAttendance;
    expect(await onScreen('MY_TASK_TO_DO')).toEqual([]);
    expect(await onScreen('MY_TASK_IN_PROGRESS')).toEqual(['Compras']);
    expect(await onScreen('MY_TASK_FINISHED')).toEqual([]);
    const { db } = database();
    const { protocol } = await db
      .selectFrom('instances')
      .select('protocol')
      .where('idk', '=', idk)
      .executeTakeFirstOrThrow();
    const body = JSON.stringify({ motive: 'engano' });
    await api.fetch('ana', `/v1/processes/${protocol}/cancel`, { method: 'POST', body });
    expect(await onScreen('MY_TASK_IN_PROGRESS')).toEqual([]);
    expect(await onScreen('MY_TASK_FINISHED')).toEqual(['Compras']);
  });

  test('P7.3.17 T7.2.12 T7.2.13 T7.2.14 T7.2.15 attendance screens take their titles from the attendance lists', async () => {
    const { api, startMany, approve } = await office();
    const onScreen = async (
      name: string,
      taskScreen:
        | 'ASSIGNED_TASK_TO_DO'
        | 'ASSIGNED_TASK_TO_ME'
        | 'IN_PROGRESS_ASSIGNED_TASK'
        | 'FINISHED_ASSIGNED_TASK',
    ) => (await api.as(name).call(listMyProcessTitles, { query: { taskScreen } })).inAttendance;
    const [idk = 0] = await startMany(1);
    const uuid = await approve(idk);
    expect(await onScreen('caio', 'ASSIGNED_TASK_TO_DO')).toEqual(['Compras']);
    expect(await onScreen('caio', 'ASSIGNED_TASK_TO_ME')).toEqual([]);
    await api.as('caio').call(assignTask, { params: { uuid } });
    expect(await onScreen('caio', 'ASSIGNED_TASK_TO_ME')).toEqual(['Compras']);
    expect(await onScreen('bia', 'IN_PROGRESS_ASSIGNED_TASK')).toEqual(['Compras']);
    expect(await onScreen('bia', 'FINISHED_ASSIGNED_TASK')).toEqual([]);
    await api.as('caio').call(finishTask, { params: { uuid }, body: { pedido: '1' } });
    expect(await onScreen('bia', 'IN_PROGRESS_ASSIGNED_TASK')).toEqual([]);
    expect(await onScreen('bia', 'FINISHED_ASSIGNED_TASK')).toEqual(['Compras']);
  });

  test('T7.2.16 returns step titles of a process in the order of its drawing', async () => {
    const { api } = await office();
    const titles = (process: string) => api.as('ana').call(listProcessStepTitles, { query: { process } });
    expect(await titles('Compras')).toEqual(['Aprovação', 'Compra']);
    expect(await titles('Nenhum')).toEqual([]);
  });

  test('T7.3.19 T7.3.20 T7.3.22 T3.41 T4.4.07 T4.4.09 T1.17 lists, sets, shows, filters by and removes tags', async () => {
    const { api, db, rows, startMany } = await office();
    const [idk = 0] = await startMany(2);
    const uuid = await openTaskOf(db, idk);
    const urgent = { name: 'Urgente', color: '#c00000', description: 'Hoje' };
    const { id } = await db.insertInto('task_markers').values(urgent).returning('id').executeTakeFirstOrThrow();
    const bia = api.as('bia');
    expect(await bia.call(listTags)).toEqual([{ id, ...urgent }]);
    await bia.call(setTaskTag, { params: { uuid }, query: { idTaskMarker: id } });
    const [row] = await rows('bia', 'attendance', 'TO_DO', { taskMarker: id });
    expect(row).toMatchObject({ idk, subtitle: 'Urgente', color: '#c00000', description: 'Hoje', taskMarkerId: id });
    expect(await rows('bia', 'attendance', 'TO_DO', { taskMarker: id })).toHaveLength(1);
    await bia.call(removeTaskTag, { params: { uuid } });
    await bia.call(removeTaskTag, { params: { uuid } });
    expect(await rows('bia', 'attendance', 'TO_DO', { taskMarker: id })).toEqual([]);
    const kinds = await db.selectFrom('histories').select('kind').where('kind', 'in', ['TAGGED', 'UNTAGGED']).execute();
    expect(kinds).toHaveLength(2);
    const none = bia.call(setTaskTag, { params: { uuid }, query: { idTaskMarker: 999 } });
    await expect(none).rejects.toMatchObject({ status: 400 });
    const foreign = api.as('eva').call(setTaskTag, { params: { uuid }, query: { idTaskMarker: id } });
    await expect(foreign).rejects.toMatchObject({ status: 404 });
  });
});
