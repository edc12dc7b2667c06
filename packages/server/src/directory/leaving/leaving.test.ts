import {
  activatePerson,
  createAbsence,
  deactivatePerson,
  getPendingSettings,
  getPerson,
  listAbsences,
  listHistory,
  listNotifications,
  listPending,
  redistributeTasks,
  replaceSuperior,
  updatePendingSettings,
  updatePerson,
} from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { lockDirectory, saveSource } from '../../db/people/directory-writes.ts';
import { insertUser } from '../../db/testing/builders.ts';
import { describeDatabase } from '../../db/testing/test-database.ts';
import { scimBench } from '../../scim/testing/scim-bench.ts';
import { createTestApi, insertOffice, openTaskOf, startPurchase, testNow } from '../../testing/api.ts';
import { setActive } from '../change-access.ts';

describeDatabase('people who leave', (database) => {
  /** Ana asks, Bia approves, the group of Caio and Davi buys; Elisa is the superior of Bia, Rita the administrator. */
  async function office() {
    const { db } = database();
    const people = await insertOffice(db);
    const api = createTestApi(db);
    const admin = api.as('admin');
    const deactivate = (id: number) => admin.call(deactivatePerson, { params: { id } });
    /** Returns the notifications of a user about ended access, newest first. */
    const noticesOf = async (userName: string) => {
      const { notifications } = await api.as(userName).call(listNotifications, { query: {} });
      return notifications.map(({ message }) => message).filter((message) => message.startsWith('O acesso de'));
    };
    const pendingTasks = async () => {
      const { kinds } = await admin.call(listPending, { query: { kind: 'TASKS_OF_INACTIVE_PEOPLE' } });
      return kinds[0]?.entries ?? [];
    };
    const addresseesOf = async (idk: number) => {
      const rows = await db
        .selectFrom('task_addressees')
        .innerJoin('tasks', 'tasks.id', 'task_addressees.task_id')
        .select('user_id')
        .where('tasks.idk', '=', idk)
        .execute();
      return rows.map(({ user_id }) => user_id);
    };
    return { ...people, db, api, admin, deactivate, noticesOf, pendingTasks, addresseesOf };
  }

  const link = (text: string, path: string) => ` <a href="${path}">${text}</a>`;
  const toPending = link('Abrir Pendências', '/adm/pending');
  const toAttendance = link('Abrir Atendimento', '/attendance/to-do');

  test('D5.02 administrators and the direct superior get one notification if someone leaves pending tasks', async () => {
    const { api, processId, bia, caio, deactivate, noticesOf } = await office();
    for (let count = 0; count < 2; count += 1) await startPurchase(api, processId);
    // the group of Caio has another member
    await deactivate(caio);
    expect(await noticesOf('admin')).toEqual([]);
    await deactivate(bia);
    const text = 'O acesso de <b>Bia Silva</b> foi desativado: 2 tarefas ficaram sem responsável.';
    expect(await noticesOf('admin')).toEqual([text + toPending]);
    expect(await noticesOf('elisa')).toEqual([text + toAttendance]);
    for (const other of ['ana', 'davi', 'eva']) expect(await noticesOf(other)).toEqual([]);
  });

  test('D5.02 notifications of one connection within an hour are combined, and many deactivations are mailed once', async () => {
    const { db, api, processId, bia, caio, davi, eva, noticesOf } = await office();
    for (let count = 0; count < 2; count += 1) await startPurchase(api, processId);
    await db.updateTable('users').set({ email: 'rita@redeipe.example' }).where('user_name', '=', 'admin').execute();
    const source = { key: 'scim:7', name: 'Entra' };
    await saveSource(db, { ...source, kind: 'SCIM' });
    const leave = (id: number, minute: number) =>
      db.transaction().execute(async (tx) => {
        await lockDirectory(tx);
        const now = new Date(testNow.getTime() + minute * 60_000);
        await setActive(tx, { source, now, deactivationsLimit: 2 }, id, false);
      });
    await leave(bia, 0);
    const one = 'O acesso de <b>Bia Silva</b> foi desativado: 2 tarefas ficaram sem responsável.';
    expect(await noticesOf('admin')).toEqual([one + toPending]);
    const { task } = await db.selectFrom('tasks').select('id as task').orderBy('id').executeTakeFirstOrThrow();
    const give = (user_id: number) =>
      db.updateTable('task_addressees').set({ user_id }).where('task_id', '=', task).execute();
    await give(eva);
    await leave(eva, 59);
    const both = 'O acesso de 2 pessoas foi desativado: 3 tarefas ficaram sem responsável.';
    expect(await noticesOf('admin')).toEqual([both + toPending]);
    expect(await noticesOf('elisa')).toEqual([one + toAttendance]);
    expect(await db.selectFrom('outbox_messages').select('id').where('path', '=', '/adm/pending').execute()).toEqual(
      [],
    );
    await give(caio);
    await leave(caio, 61);
    expect(await noticesOf('admin')).toHaveLength(2);
    await leave(davi, 62);
    // nothing is blocked, and the second message would come an hour later
    const mails = await db.selectFrom('outbox_messages').selectAll().where('path', '=', '/adm/pending').execute();
    expect(mails).toMatchObject([
      {
        address: 'rita@redeipe.example',
        state: 'WAITING',
        subject: 'Muitas pessoas desativadas por Entra',
        body: expect.stringContaining('A conexão Entra desativou 3 pessoas em uma hora; o limite para avisar é 2.'),
      },
    ]);
    expect(await db.selectFrom('users').select('id').where('active', '=', false).execute()).toHaveLength(4);
  });

  test('D5.02 SCIM requests that exceed the limit of deactivations are reported by e-mail, also if they delete', async () => {
    const { db, api, processId, bia, caio, davi, eva, noticesOf } = await office();
    await startPurchase(api, processId);
    await db.updateTable('users').set({ email: 'rita@redeipe.example' }).where('user_name', '=', 'admin').execute();
    const { services } = api;
    const limits = { ...services.limits, importDeactivations: 2 };
    const entra = await (await scimBench(db, { limits })).connect();
    const mails = () => db.selectFrom('outbox_messages').selectAll().where('path', '=', '/adm/pending').execute();
    expect((await entra.call('DELETE', `/Users/${eva}`)).status).toBe(204);
    expect((await entra.patch(`/Users/${bia}`, { op: 'replace', path: 'active', value: false })).status).toBe(200);
    const text = 'O acesso de <b>Bia Silva</b> foi desativado: 1 tarefa ficou sem responsável.';
    expect(await noticesOf('admin')).toEqual([text + toPending]);
    expect(await mails()).toEqual([]);
    for (const id of [caio, davi]) expect((await entra.call('DELETE', `/Users/${id}`)).status).toBe(204);
    expect(await mails()).toMatchObject([
      {
        address: 'rita@redeipe.example',
        body: expect.stringContaining('A conexão Entra desativou 3 pessoas em uma hora; o limite para avisar é 2.'),
      },
    ]);
    expect(await db.selectFrom('users').select('id').where('active', '=', false).execute()).toHaveLength(4);
  });

  test('D5.03 with the setting the tasks of who leaves go to the nearest active superior, as a transfer', async () => {
    const { db, api, admin, processId, bia, elisa, deactivate, noticesOf, pendingTasks, addresseesOf } = await office();
    expect(await admin.call(getPendingSettings)).toEqual({ forwardTasks: false });
    const { idk, protocol } = await startPurchase(api, processId);
    await deactivate(bia);
    expect(await addresseesOf(idk)).toEqual([bia]);
    expect(await pendingTasks()).toHaveLength(1);
    await admin.call(activatePerson, { params: { id: bia } });

    await admin.call(updatePendingSettings, { body: { forwardTasks: true } });
    const middle = await insertUser(db, { first_name: 'Ivo', active: false, superior_id: elisa });
    await admin.call(updatePerson, { params: { id: bia }, body: { superiorId: middle } });
    await deactivate(bia);
    expect(await addresseesOf(idk)).toEqual([elisa]);
    expect(await pendingTasks()).toEqual([]);
    expect(await noticesOf('admin')).toHaveLength(1);
    const history = await api.as('ana').call(listHistory, { params: { id: protocol } });
    expect(history.map(({ message }) => message)).toContain(
      '<b>Rita Silva</b> transferiu a tarefa da etapa <b>Aprovação</b> para <b>Elisa Silva</b>',
    );
    const { notifications } = await api.as('elisa').call(listNotifications, { query: {} });
    expect(notifications[0]?.message).toContain('transferiu para você a tarefa <b>Aprovação</b>');
    const [row] = await db.selectFrom('audit_events').selectAll().where('object_kind', '=', 'setting').execute();
    expect(row).toMatchObject({ actor_name: 'Rita Silva', changes: [{ attribute: 'forwardTasks', after: true }] });
  });

  test('D5.03 tasks without an active superior stay, and a connection is named as the author', async () => {
    const { db, api, admin, processId, bia, elisa, deactivate, pendingTasks, addresseesOf } = await office();
    await admin.call(updatePendingSettings, { body: { forwardTasks: true } });
    const { idk, protocol } = await startPurchase(api, processId);
    const source = { key: 'scim:7', name: 'Entra' };
    await saveSource(db, { ...source, kind: 'SCIM' });
    await db.transaction().execute(async (tx) => {
      await lockDirectory(tx);
      await setActive(tx, { source, now: testNow }, bia, false);
    });
    const history = await api.as('ana').call(listHistory, { params: { id: protocol } });
    expect(history.map(({ message }) => message)).toContain(
      '<b>Entra</b> transferiu a tarefa da etapa <b>Aprovação</b> para <b>Elisa Silva</b>',
    );
    await deactivate(elisa);
    expect(await addresseesOf(idk)).toEqual([elisa]);
    expect(await pendingTasks()).toMatchObject([{ idk }]);
  });

  test('D5.09 the superior of all reports is replaced in one call, with one audit row that has all ids', async () => {
    const { db, admin, ana, bia, caio, davi, eva, elisa } = await office();
    const left = await insertUser(db, { first_name: 'Ivo', active: false, superior_id: bia });
    await db.updateTable('users').set({ superior_id: bia }).where('id', 'in', [caio, davi]).execute();
    const replace = (superiorId: number) => admin.call(replaceSuperior, { params: { id: bia }, body: { superiorId } });
    const superiors = async () => {
      const rows = await db.selectFrom('users').select(['id', 'superior_id']).execute();
      return new Map(rows.map(({ id, superior_id }) => [id, superior_id]));
    };
    // Davi reports to Bia, and Eva to Davi
    await admin.call(updatePerson, { params: { id: eva }, body: { superiorId: davi } });
    for (const [id, chain] of [
      [davi, 'Davi Silva → Davi Silva'],
      [eva, 'Davi Silva → Eva Silva → Davi Silva'],
    ] as const) {
      await expect(replace(id)).rejects.toMatchObject({
        status: 409,
        errorCode: 'HIERARCHY_CYCLE',
        problem: { message: `A hierarquia forma um ciclo: ${chain}.` },
      });
    }
    expect((await superiors()).get(ana)).toBe(bia);
    expect(await replace(elisa)).toEqual({ changed: [ana, caio, davi].sort((a, b) => a - b) });
    const now = await superiors();
    expect([ana, caio, davi, left].map((id) => now.get(id))).toEqual([elisa, elisa, elisa, bia]);
    const rows = await db.selectFrom('audit_events').selectAll().where('object_id', '=', String(bia)).execute();
    expect(rows).toMatchObject([
      {
        action: 'CHANGED',
        object_name: 'Bia Silva',
        changes: [
          { attribute: 'superior', before: 'Bia Silva', after: 'Elisa Silva' },
          { attribute: 'reports', after: [ana, caio, davi].sort((a, b) => a - b).map((id) => ({ id })) },
        ],
      },
    ]);
  });

  test('D5.11 a reactivated person has access, groups, superior and planned absences, but no task that others got', async () => {
    const { db, api, admin, processId, bia, elisa, eva, buyers, deactivate, addresseesOf } = await office();
    await db.insertInto('group_members').values({ group_id: buyers, user_id: bia }).execute();
    const given = await startPurchase(api, processId);
    const kept = await startPurchase(api, processId);
    const period = { startsOn: '2026-03-20', endsOn: '2026-03-30', reason: 'VACATION' as const };
    await api.as('bia').call(createAbsence, { body: period });
    const before = await admin.call(getPerson, { params: { id: bia } });
    await deactivate(bia);
    await expect(api.as('bia').call(listAbsences, { query: {} })).rejects.toMatchObject({ status: 401 });
    const tasks = [await openTaskOf(db, given.idk)];
    await admin.call(redistributeTasks, { body: { tasks, assignees: [eva], groups: [], motive: 'Bia saiu.' } });

    const after = await admin.call(activatePerson, { params: { id: bia } });
    expect(after).toMatchObject({
      active: true,
      groups: before.groups,
      grants: before.grants,
      superior: { id: elisa },
      deactivatedAt: null,
    });
    expect(after.groups.map(({ id }) => id)).toEqual([buyers]);
    expect(await addresseesOf(given.idk)).toEqual([eva]);
    expect(await addresseesOf(kept.idk)).toEqual([bia]);
    const { absences } = await api.as('bia').call(listAbsences, { query: {} });
    expect(absences).toMatchObject([{ ...period, state: 'PLANNED' }]);
  });
});
