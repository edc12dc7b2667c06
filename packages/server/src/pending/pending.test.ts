import {
  createAbsence,
  deactivatePerson,
  declineSubstitution,
  finishTask,
  listHistory,
  listPending,
  type PendingKind,
  pendingCountMax,
  redistributeTasks,
  transferTask,
} from '@tramita/client/contract';
import { reasonText } from '@tramita/client/rules';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { insertGroup, insertInitializerGroup, insertUser } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { createTestApi, insertOffice, openTaskOf, purchase, startPurchase, testNow } from '../testing/api.ts';
import { expectLabelledAudit } from '../testing/expect-labelled-audit.ts';

describeDatabase('pending work', (database) => {
  afterEach(() => expectLabelledAudit(database().db));

  async function office() {
    const { db } = database();
    const people = await insertOffice(db);
    const api = createTestApi(db, { now: () => testNow });
    const deactivate = (id: number) => api.as('admin').call(deactivatePerson, { params: { id } });
    /** Returns the names of the entries of a kind with its total. */
    async function pending(kind: PendingKind, page = {}) {
      const { kinds } = await api.as('admin').call(listPending, { query: { kind, ...page } });
      const [found] = kinds;
      if (!found || kinds.length !== 1) throw new Error('not the wanted kind');
      return found;
    }
    const namesOf = async (kind: PendingKind) => (await pending(kind)).entries.map(({ name }) => name);
    return { ...people, db, api, pending, namesOf, deactivate };
  }

  test('D5.07 tasks whose person is inactive and tasks of groups without active members', async () => {
    const { db, api, processId, bia, caio, davi, buyers, pending, deactivate } = await office();
    const first = await startPurchase(api, processId);
    expect(await pending('TASKS_OF_INACTIVE_PEOPLE')).toMatchObject({ total: 0, entries: [] });
    await deactivate(bia);
    const task = { idk: first.idk, name: 'Compras', step: 'Aprovação', protocol: first.protocol };
    const cause = { kind: 'PERSON', id: bia, name: 'Bia Silva' };
    expect(await pending('TASKS_OF_INACTIVE_PEOPLE')).toMatchObject({
      total: 1,
      entries: [{ ...task, causes: [cause] }],
    });

    await db.deleteFrom('task_addressees').execute();
    const { id } = await db.selectFrom('tasks').select('id').executeTakeFirstOrThrow();
    await db.insertInto('task_addressees').values({ task_id: id, user_id: null, group_id: buyers }).execute();
    expect((await pending('TASKS_OF_INACTIVE_PEOPLE')).total).toBe(0);
    await deactivate(caio);
    expect((await pending('TASKS_OF_EMPTY_GROUPS')).total).toBe(0);
    await deactivate(davi);
    const group = { kind: 'GROUP', id: buyers, name: 'Suprimentos' };
    expect(await pending('TASKS_OF_EMPTY_GROUPS')).toMatchObject({ total: 1, entries: [{ ...task, causes: [group] }] });
    // a task that a person took counts as a task of that person, and no longer of the group
    await db.updateTable('tasks').set({ held_by: caio }).execute();
    expect((await pending('TASKS_OF_EMPTY_GROUPS')).total).toBe(0);
    expect((await pending('TASKS_OF_INACTIVE_PEOPLE')).entries[0]?.causes).toMatchObject([{ id: caio }]);
  });

  test('D5.07 failed steps by missing assignee', async () => {
    const { db, api, processId, caio, davi, pending, deactivate } = await office();
    const { idk, protocol } = await startPurchase(api, processId);
    for (const id of [caio, davi]) await deactivate(id);
    expect((await pending('STEPS_WITHOUT_ASSIGNEE')).total).toBe(0);
    const uuid = await openTaskOf(db, idk);
    await api.as('bia').call(finishTask, { params: { uuid }, body: { approved: true } });
    const entry = { id: idk, idk, protocol, name: 'Compras', step: 'Compra', since: testNow.toISOString() };
    expect(await pending('STEPS_WITHOUT_ASSIGNEE')).toMatchObject({ total: 1, entries: [entry] });
    // a step that was finished failed because nothing follows it
    await db.updateTable('instance_steps').set({ finished_at: testNow }).where('status', '=', 'FAILED').execute();
    expect((await pending('STEPS_WITHOUT_ASSIGNEE')).total).toBe(0);
  });

  test('D5.07 people without superior who may start a process that needs one, and inactive superiors', async () => {
    const { db, namesOf, pending, ana, bia, buyers, processId, deactivate } = await office();
    expect(await namesOf('PEOPLE_WITHOUT_SUPERIOR')).toContain('Caio Silva');
    expect(await namesOf('PEOPLE_WITHOUT_SUPERIOR')).not.toContain('Ana Silva');
    const { id: branch } = await db
      .insertInto('branches')
      .values({ name: 'Centro', code: null, state: null, city: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: cashier } = await db
      .insertInto('job_titles')
      .values({ name: 'Caixa' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const starters = await insertInitializerGroup(db);
    await db
      .insertInto('initializer_group_branches')
      .values({ initializer_group_id: starters, branch_id: branch })
      .execute();
    await db
      .insertInto('initializer_group_job_titles')
      .values({ initializer_group_id: starters, job_title_id: cashier })
      .execute();
    await db.updateTable('processes').set({ initializer_group_id: starters }).where('id', '=', processId).execute();
    expect(await namesOf('PEOPLE_WITHOUT_SUPERIOR')).toEqual([]);
    await db.updateTable('users').set({ branch_id: branch }).where('user_name', 'in', ['caio', 'ana']).execute();
    await db.updateTable('users').set({ job_title_id: cashier }).where('user_name', '=', 'eva').execute();
    expect(await namesOf('PEOPLE_WITHOUT_SUPERIOR')).toEqual(['Caio Silva', 'Eva Silva']);
    // a process that does not need a superior
    const definition = purchase(buyers);
    const steps = definition.steps.map((each) =>
      each.type === 'APPROVAL_TASK' ? { ...each, assignees: [{ id: bia, firstName: 'Bia' }] } : each,
    );
    await db
      .updateTable('processes')
      .set({ definition: JSON.stringify({ ...definition, steps }) })
      .execute();
    expect(await namesOf('PEOPLE_WITHOUT_SUPERIOR')).toEqual([]);

    expect(await namesOf('INACTIVE_SUPERIORS')).toEqual([]);
    await deactivate(bia);
    const { entries } = await pending('INACTIVE_SUPERIORS');
    expect(entries).toMatchObject([{ id: bia, name: 'Bia Silva', reports: 1, since: expect.any(String) }]);
    await deactivate(ana);
    expect(await namesOf('INACTIVE_SUPERIORS')).toEqual([]);
  });

  test('D5.07 absences without substitute', async () => {
    const { api, ana, bia, eva, namesOf, pending, deactivate } = await office();
    const today = testNow.toISOString().slice(0, 10);
    const absent = (name: string, personId?: number) =>
      api.as(name).call(createAbsence, {
        body: {
          startsOn: today,
          endsOn: today,
          reason: 'VACATION',
          substitutes: personId === undefined ? [] : [{ personId, processIds: null }],
        },
      });
    await absent('caio');
    await absent('bia', eva);
    const { id } = await absent('davi', ana);
    const { entries } = await pending('ABSENCES_WITHOUT_SUBSTITUTE');
    expect(entries).toMatchObject([{ name: 'Caio Silva', startsOn: today, endsOn: today, causes: [] }]);
    await api.as('ana').call(declineSubstitution, { params: { id } });
    expect(await namesOf('ABSENCES_WITHOUT_SUBSTITUTE')).toEqual(['Caio Silva', 'Davi Silva']);
    await absent('eva', bia);
    // Bia and Eva are both absent today
    expect(await namesOf('ABSENCES_WITHOUT_SUBSTITUTE')).toEqual([
      'Caio Silva',
      'Bia Silva',
      'Davi Silva',
      'Eva Silva',
    ]);
    await deactivate(eva);
    expect((await pending('ABSENCES_WITHOUT_SUBSTITUTE')).entries[1]?.causes).toMatchObject([{ id: eva }]);
  });

  test('D5.07 groups without active members or origin, areas and processes that name inactive records', async () => {
    const { db, caio, davi, buyers, processId, namesOf, pending, deactivate } = await office();
    const { id: department } = await db
      .insertInto('departments')
      .values({ description: 'Compras' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('department_responsibles').values({ department_id: department, user_id: caio }).execute();
    for (const kind of ['GROUPS_WITHOUT_MEMBERS', 'AREAS_WITHOUT_RESPONSIBLE', 'PROCESSES_WITH_INACTIVE'] as const) {
      expect(await namesOf(kind)).toEqual([]);
    }
    await deactivate(caio);
    const responsible = { kind: 'PERSON', id: caio, name: 'Caio Silva' };
    const area = { id: department, name: 'Compras', area: 'department', causes: [responsible] };
    expect((await pending('AREAS_WITHOUT_RESPONSIBLE')).entries).toMatchObject([area]);
    await db.updateTable('departments').set({ active: false }).execute();
    expect(await namesOf('AREAS_WITHOUT_RESPONSIBLE')).toEqual([]);
    await deactivate(davi);
    expect(await namesOf('GROUPS_WITHOUT_MEMBERS')).toEqual(['Suprimentos']);

    // a group of a directory whose identifier is gone was deleted there
    const eva = await insertUser(db);
    const linked = await insertGroup(db, [eva], { name: 'Atendimento' });
    await db.insertInto('directory_sources').values({ key: 'scim:1', kind: 'SCIM', name: 'Entra' }).execute();
    const link = { source: 'scim:1', kind: 'GROUP', record_id: linked } as const;
    await db
      .insertInto('external_ids')
      .values({ ...link, external_id: 'g-1' })
      .execute();
    await db
      .insertInto('attribute_owners')
      .values({ ...link, attribute: 'name' })
      .execute();
    expect(await namesOf('GROUPS_WITHOUT_MEMBERS')).toEqual(['Suprimentos']);
    await db.deleteFrom('external_ids').execute();
    expect(await namesOf('GROUPS_WITHOUT_MEMBERS')).toEqual(['Atendimento', 'Suprimentos']);

    await db.updateTable('groups').set({ active: false }).where('id', '=', buyers).execute();
    const causes = [{ kind: 'GROUP', id: buyers, name: 'Suprimentos' }];
    expect((await pending('PROCESSES_WITH_INACTIVE')).entries).toMatchObject([
      { id: processId, name: 'Compras', causes },
    ]);
    const named = JSON.stringify([{ id: caio, firstName: 'Caio' }]);
    await sql`update processes set definition = jsonb_set(definition, '{steps,2,assignees}', ${named}::jsonb)`.execute(
      db,
    );
    expect((await pending('PROCESSES_WITH_INACTIVE')).entries[0]?.causes).toEqual([responsible, ...causes]);
    await db.updateTable('processes').set({ active: false }).execute();
    expect(await namesOf('PROCESSES_WITH_INACTIVE')).toEqual([]);
  });

  test('D5.07 lists all kinds with counts, and pages of one kind; counts stop at a thousand', async () => {
    const { db, api, pending } = await office();
    await db.deleteFrom('group_members').execute();
    await sql`insert into groups (name) select 'G' || lpad(n::text, 4, '0') from generate_series(1, ${pendingCountMax}) n`.execute(
      db,
    );
    const { kinds } = await api.as('admin').call(listPending, { query: {} });
    expect(kinds.map(({ kind }) => kind)).toHaveLength(10);
    const groups = kinds.find(({ kind }) => kind === 'GROUPS_WITHOUT_MEMBERS');
    expect(groups).toMatchObject({ total: pendingCountMax, hasMore: true });
    expect(groups?.entries).toHaveLength(5);
    const second = await pending('GROUPS_WITHOUT_MEMBERS', { page: 1, size: 2 });
    expect(second.entries.map(({ name }) => name)).toEqual(['G0003', 'G0004']);
    expect((await pending('GROUPS_WITHOUT_MEMBERS', { page: 900, size: 50 })).entries).toEqual([]);
  });

  test('D5.08 pending tasks are redistributed with a reason, also at steps that may not be transferred', async () => {
    const { db, api, processId, bia, eva, buyers, pending, deactivate } = await office();
    await sql`update processes set definition = jsonb_set(definition, '{steps,1,isRoutable}', 'false')`.execute(db);
    const { idk, protocol } = await startPurchase(api, processId);
    const other = await startPurchase(api, processId);
    const transfer = { params: { uuid: await openTaskOf(db, idk) }, body: { assignees: [eva], groups: [] } };
    await expect(api.as('bia').call(transferTask, transfer)).rejects.toMatchObject({
      problem: { message: reasonText.NOT_ROUTABLE },
    });
    await deactivate(bia);
    const tasks = (await pending('TASKS_OF_INACTIVE_PEOPLE')).entries.map(({ taskUuid }) => String(taskUuid));
    const { uuid: worked } = await db
      .updateTable('tasks')
      .set({ held_by: eva })
      .where('idk', '=', other.idk)
      .returning('uuid')
      .executeTakeFirstOrThrow();
    const mine = tasks.filter((uuid) => uuid !== worked);
    const body = { tasks, assignees: [eva], groups: [buyers], motive: 'Bia saiu.' };
    const refused = (change: object) => {
      const call = api.as('admin').call(redistributeTasks, { body: { ...body, ...change } });
      return expect(call).rejects;
    };
    await refused({ motive: ' ' }).toMatchObject({ status: 400, errorCode: 'MOTIVE_REQUIRED' });
    await refused({ motive: 'x'.repeat(201) }).toMatchObject({
      status: 400,
      problem: { fields: [{ name: 'motive' }] },
    });
    const tooMany = Array.from({ length: 201 }, () => worked);
    await refused({ tasks: tooMany }).toMatchObject({ status: 400, problem: { fields: [{ name: 'tasks' }] } });
    const answer = await api.as('admin').call(redistributeTasks, { body });
    expect(answer).toMatchObject({ processed: mine, ignored: [worked] });
    expect(answer.results?.find(({ id }) => id === worked)).toMatchObject({
      outcome: 'failed',
      message: 'Esta tarefa não está mais pendente',
    });
    expect((await pending('TASKS_OF_INACTIVE_PEOPLE')).total).toBe(0);
    const history = await api.as('ana').call(listHistory, { params: { id: protocol } });
    expect(history.map(({ message }) => message)).toContain(
      '<b>Rita Silva</b> redistribuiu a tarefa da etapa <b>Aprovação</b> para <b>Eva Silva</b>, <b>Suprimentos</b>. Motivo: Bia saiu.',
    );
    const rows = await db.selectFrom('audit_events').selectAll().where('object_kind', '=', 'request').execute();
    expect(rows).toMatchObject([{ object_id: String(idk), reason: 'Bia saiu.', actor_name: 'Rita Silva' }]);
  });
});
