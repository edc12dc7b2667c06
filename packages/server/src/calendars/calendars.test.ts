import type { HttpProblemError } from '@tramita/client';
import {
  assignTask,
  type CalendarSettings,
  createCalendar,
  deleteCalendar,
  finishTask,
  getCalendar,
  getCalendarImpact,
  getDueTrace,
  getGroup,
  getProcess,
  listCalendars,
  listHistory,
  publishProcess,
  retryStep,
  transferTask,
  unassignTask,
  updateCalendar,
  updateGroup,
  type WorkflowDefinition,
  type WorkInterval,
} from '@tramita/client/contract';
import { dueTraceRows, exportWorkflow, importWorkflow } from '@tramita/client/rules';
import { type KyselyPlugin, sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { lockTimedTasks } from '../db/calendars/open-tasks.ts';
import { leaseJob } from '../db/jobs/jobs.ts';
import { recalculateKind } from '../db/jobs/recalculate-job.ts';
import { insertProcess } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { createRecalculateHandler } from '../jobs/recalculate-due-times.ts';
import { createTestApi, insertOffice, openTaskOf, purchase, startPurchase, type TestApi } from '../testing/api.ts';
import { expectLabelledAudit } from '../testing/expect-labelled-audit.ts';
import { insertModellingOffice } from '../testing/modelling-office.ts';

const office: WorkInterval[] = [
  { start: '08:00', end: '12:00' },
  { start: '13:00', end: '18:00' },
];
const lateOffice: WorkInterval[] = [{ start: '10:00', end: '18:00' }];
const settings = (changes: Partial<CalendarSettings> = {}): CalendarSettings => ({
  timeZone: 'America/Sao_Paulo',
  week: [[], office, office, office, office, office, []],
  nationalDays: true,
  state: null,
  city: null,
  optionalDays: [],
  ownDays: [],
  ...changes,
});
const problem = (error: unknown) => {
  const { status, errorCode, problem: sent } = error as HttpProblemError;
  return { status, errorCode, message: sent?.message };
};

describeDatabase('calendars', (database) => {
  afterEach(() => expectLabelledAudit(database().db));

  // a Thursday, 16:30 in São Paulo
  const now = new Date('2026-11-19T19:30:00Z');

  async function openOffice(counting: Pick<WorkflowDefinition, 'slaCounting' | 'calendar'> = {}) {
    const { db } = database();
    const people = await insertOffice(db);
    const timed = (changes: Pick<WorkflowDefinition, 'slaCounting' | 'calendar'>) => {
      const definition = purchase(people.buyers);
      const steps = definition.steps.map((step) =>
        'sla' in step || step.type === 'APPROVAL_TASK' || step.type === 'USER_TASK'
          ? { ...step, sla: 7, slaUnit: 'HOURS' as const }
          : step,
      );
      return insertProcess(
        db,
        { ...definition, steps, ...changes },
        { name: `compras-${Math.random()}`, title: 'Compras', created_by: people.elisa },
      );
    };
    const process = await timed({ slaCounting: 'WORKING', ...counting });
    const api = createTestApi(db, { now: () => now });
    return { ...people, db, api, admin: api.as('admin'), process, timed };
  }

  const dueOf = async (api: TestApi, idk: number): Promise<string | null> => {
    const { db } = api.services;
    const uuid = await openTaskOf(db, idk);
    const { dueAt } = await api.as('bia').call(getDueTrace, { params: { uuid } });
    return dueAt;
  };

  async function runJobs(api: TestApi): Promise<number> {
    let count = 0;
    for (;;) {
      const lease = { kinds: [recalculateKind], now, leaseMs: 60_000 };
      const job = await leaseJob(api.services.db, lease);
      if (!job) return count;
      await createRecalculateHandler(api.services)(job, new AbortController().signal);
      count += 1;
    }
  }

  test('D8.01 a calendar without a working minute and overlapping periods are refused', async () => {
    const { admin } = await openOffice();
    const create = (week: WorkInterval[][]) =>
      admin.call(createCalendar, { body: { name: 'Plantão', settings: settings({ week }) } }).catch(problem);
    expect(await create([[], [], [], [], [], [], []])).toMatchObject({
      status: 400,
      errorCode: 'VALIDATION_ERROR',
      message: 'Informe pelo menos um período de trabalho',
    });
    const overnight = [{ start: '22:00', end: '06:00' }];
    expect(await create([[], overnight, [{ start: '05:00', end: '10:00' }], [], [], [], []])).toMatchObject({
      status: 400,
      message: 'Os períodos de trabalho não podem se sobrepor',
    });
    expect(await create([[], overnight, [{ start: '06:00', end: '10:00' }], [], [], [], []])).toMatchObject({
      version: 1,
    });
  });

  test('D8.02 a new installation has the default calendar Comercial, which cannot be deleted', async () => {
    const { admin } = await openOffice();
    const { elements } = await admin.call(listCalendars);
    expect(elements).toMatchObject([{ name: 'Comercial', isDefault: true, timeZone: 'America/Sao_Paulo' }]);
    const id = elements[0]?.id ?? 0;
    const calendar = await admin.call(getCalendar, { params: { id } });
    expect(calendar.settings).toEqual(settings());
    expect(calendar.holidays.map(({ name }) => name)).toContain('Consciência Negra');
    const refused = await admin.call(deleteCalendar, { params: { id } }).catch(problem);
    expect(refused).toMatchObject({ status: 409, errorCode: 'CALENDAR_IN_USE' });
    const other = await admin.call(createCalendar, { body: { name: 'Manaus', settings: settings(), isDefault: true } });
    expect((await admin.call(listCalendars)).elements.filter(({ isDefault }) => isDefault)).toMatchObject([
      { id: other.id },
    ]);
    await admin.call(deleteCalendar, { params: { id } });
    expect((await admin.call(listCalendars)).elements.map(({ name }) => name)).toEqual(['Manaus']);
  });

  test('D8.02 a calendar that a process, a group, a branch or an open task uses cannot be deleted', async () => {
    const { db, admin, api, timed, buyers, ana } = await openOffice();
    const create = async (name: string) =>
      (await admin.call(createCalendar, { body: { name, settings: settings() } })).id;
    const refuse = async (id: number) =>
      expect(await admin.call(deleteCalendar, { params: { id } }).catch(problem)).toMatchObject({
        status: 409,
        errorCode: 'CALENDAR_IN_USE',
        message: 'Este calendário está em uso e não pode ser excluído.',
      });
    const ofProcess = await create('Do processo');
    const fixed = await timed({ slaCounting: 'WORKING', calendar: { id: ofProcess, name: 'Do processo' } });
    await refuse(ofProcess);
    const ofGroup = await create('Do grupo');
    await sql`update groups set calendar_id = ${ofGroup} where id = ${buyers}`.execute(db);
    await refuse(ofGroup);
    const ofBranch = await create('Da filial');
    await sql`insert into branches (id, name, calendar_id) values (77, 'Matriz', ${ofBranch})`.execute(db);
    await refuse(ofBranch);
    await sql`update branches set calendar_id = null`.execute(db);
    await admin.call(deleteCalendar, { params: { id: ofBranch } });
    await startPurchase(api, fixed);
    await sql`update processes set is_last_version = false, active = false where id = ${fixed}`.execute(db);
    await refuse(ofProcess);
    expect(ana).toBeGreaterThan(0);
  });

  test('D8.06 a published process keeps how its agreed times count, also through export and import', async () => {
    const { db } = database();
    const { as, input } = await insertModellingOffice(db);
    const rita = as('rita');
    const [first] = (await rita.call(listCalendars)).elements;
    const calendar = { id: first?.id ?? 0, name: 'Comercial' };
    const plain = await rita.call(publishProcess, { body: input() });
    const before = await rita.call(getProcess, { params: { id: plain.id } });
    expect('slaCounting' in before || 'calendar' in before).toBe(false);
    const working = { slaCounting: 'WORKING' as const, calendar };
    const { id } = await rita.call(publishProcess, { body: input({ title: 'Férias', ...working }) });
    const {
      id: _,
      parentId,
      version,
      createdAt,
      createdBy,
      isLastVersion,
      lastVersion,
      url,
      ...detail
    } = await rita.call(getProcess, { params: { id } });
    expect(detail).toMatchObject(working);
    const imported = importWorkflow(exportWorkflow(detail));
    expect(imported).toMatchObject({ ok: true, model: working });
    const branch = await rita.call(publishProcess, { body: input({ title: 'Ponto', slaCounting: 'WORKING' }) });
    const ofBranch = await rita.call(getProcess, { params: { id: branch.id } });
    expect(ofBranch.slaCounting).toBe('WORKING');
    expect(ofBranch.calendar).toBeUndefined();
    const unknown = { ...working, calendar: { id: 2_000_000_000, name: 'Outro' } };
    const refused = await rita.call(publishProcess, { body: input({ title: 'Outro', ...unknown }) }).catch(problem);
    expect(refused).toMatchObject({ status: 400, errorCode: 'PROCESS_INVALID', message: 'Este calendário não existe' });
  });

  test('D8.07 a step uses the calendar of the process, of its only group, of the branch, else the default', async () => {
    const { db, admin, api, timed, process, buyers, ana } = await openOffice();
    const create = async (name: string, from: string, to: string) => {
      const hours = [{ start: from, end: to }];
      const week = [[], hours, hours, hours, hours, hours, []];
      return (await admin.call(createCalendar, { body: { name, settings: settings({ week }) } })).id;
    };
    const approve = async (idk: number) => {
      const uuid = await openTaskOf(db, idk);
      await api.as('bia').call(finishTask, { params: { uuid }, body: { approved: true } });
    };
    const byDefault = await startPurchase(api, process);
    expect(await dueOf(api, byDefault.idk)).toBe('2026-11-23T17:30:00.000Z');

    const branch = await create('Filial', '10:00', '17:00');
    await sql`insert into branches (id, name, calendar_id) values (77, 'Matriz', ${branch})`.execute(db);
    await sql`update users set branch_id = 77 where id = ${ana}`.execute(db);
    const ofBranch = await startPurchase(api, process);
    expect(await dueOf(api, ofBranch.idk)).toBe('2026-11-23T19:30:00.000Z');

    const group = await create('Plantão', '00:00', '00:00');
    const { name, members } = await admin.call(getGroup, { params: { id: buyers } });
    const body = { name, active: true, members: members.map(({ id }) => id), calendar: group };
    const saved = await admin.call(updateGroup, { params: { id: buyers }, body });
    expect(saved.calendar).toEqual({ id: group, name: 'Plantão' });
    const { calendar: _, ...older } = body;
    expect((await admin.call(updateGroup, { params: { id: buyers }, body: older })).calendar?.id).toBe(group);
    await approve(ofBranch.idk);
    expect(await dueOf(api, ofBranch.idk)).toBe('2026-11-20T02:30:00.000Z');

    const own = await create('Do processo', '16:00', '18:00');
    const fixed = await timed({ slaCounting: 'WORKING', calendar: { id: own, name: 'Do processo' } });
    const ofProcess = await startPurchase(api, fixed);
    await approve(ofProcess.idk);
    expect(await dueOf(api, ofProcess.idk)).toBe('2026-11-25T20:30:00.000Z');

    const elapsed = await startPurchase(api, await timed({}));
    expect(await dueOf(api, elapsed.idk)).toBe('2026-11-20T02:30:00.000Z');
  });

  test('D8.11 a change creates a version that stays; a step keeps the version that gave its due time', async () => {
    const { db, admin, api, process } = await openOffice();
    const { idk } = await startPurchase(api, process);
    const id = (await admin.call(listCalendars)).elements[0]?.id ?? 0;
    const change = { settings: settings({ ownDays: [{ date: '2026-11-23', name: 'Inventário', intervals: [] }] }) };
    const changed = await admin.call(updateCalendar, { params: { id }, body: { ...change, openTasks: 'KEEP' } });
    expect(changed.version).toBe(2);
    expect(await runJobs(api)).toBe(0);
    expect(await dueOf(api, idk)).toBe('2026-11-23T17:30:00.000Z');
    const step = await db
      .selectFrom('instance_steps')
      .innerJoin('calendar_versions', 'calendar_versions.id', 'instance_steps.calendar_version_id')
      .select(['number', 'due_at'])
      .where('idk', '=', idk)
      .executeTakeFirstOrThrow();
    expect(step).toEqual({ number: 1, due_at: new Date('2026-11-23T17:30:00Z') });
    await expect(sql`update calendar_versions set number = 9`.execute(db)).rejects.toThrow('cannot be changed');
    await expect(sql`delete from calendar_versions`.execute(db)).rejects.toThrow('cannot be changed');
    const later = await startPurchase(api, process);
    expect(await dueOf(api, later.idk)).toBe('2026-11-24T17:30:00.000Z');
  });

  test('D8.12 saving shows which open tasks move, and a job moves them and writes it in the history', async () => {
    const { admin, api, process } = await openOffice();
    const { idk, protocol } = await startPurchase(api, process);
    const finished = await startPurchase(api, process);
    const uuid = await openTaskOf(api.services.db, finished.idk);
    await api.as('bia').call(finishTask, { params: { uuid }, body: { approved: true } });
    const id = (await admin.call(listCalendars)).elements[0]?.id ?? 0;
    const body = { settings: settings({ ownDays: [{ date: '2026-11-23', name: 'Inventário', intervals: [] }] }) };
    const impact = await admin.call(getCalendarImpact, { params: { id }, body });
    expect(impact.changed).toBe(2);
    expect(impact.largest[0]).toEqual({
      idk,
      title: 'Aprovação',
      from: '2026-11-23T17:30:00.000Z',
      to: '2026-11-24T17:30:00.000Z',
    });
    expect(await dueOf(api, idk)).toBe('2026-11-23T17:30:00.000Z');
    await admin.call(updateCalendar, { params: { id }, body });
    expect(await runJobs(api)).toBe(1);
    expect(await dueOf(api, idk)).toBe('2026-11-24T17:30:00.000Z');
    const history = JSON.stringify(await api.as('ana').call(listHistory, { params: { id: protocol } }));
    expect(history).toContain(
      'O prazo mudou de 23/11/2026 14:30 para 24/11/2026 14:30: calendário <b>Comercial</b> alterado',
    );
    // the finished task keeps its due time
    const { dueAt } = await api.as('bia').call(getDueTrace, { params: { uuid } });
    expect(dueAt).toBe('2026-11-23T17:30:00.000Z');
  });

  test('D8.12 a part of the tasks that all end before they are locked is not the end of the tasks', async () => {
    const { db, admin, api, process } = await openOffice();
    const { idk } = await startPurchase(api, process);
    const calendarId = (await admin.call(listCalendars)).elements[0]?.id ?? 0;
    const locked = await db.transaction().execute((tx) => {
      let isFound = false;
      const ending: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          if (!isFound) {
            isFound = true;
            await tx.updateTable('tasks').set({ status: 'CANCELED', finished_at: now }).execute();
          }
          return result;
        },
      };
      return lockTimedTasks(tx.withPlugin(ending), { calendarId, exceptVersion: 0, after: 0, size: 200 });
    });
    const { id } = await db.selectFrom('tasks').select('id').where('idk', '=', idk).executeTakeFirstOrThrow();
    expect(locked).toEqual({ tasks: [], last: id });
  });

  test('D11.08 due times of many tasks move in batches, and a job that was interrupted continues', async () => {
    const { db, api, admin, process } = await openOffice();
    const { idk } = await startPurchase(api, process);
    await sql`insert into instances (protocol, process_id, created_by, started_by, created_at, current_step)
      select gen_random_uuid(), process_id, created_by, started_by, created_at, current_step
      from instances, generate_series(1, 599) where idk = ${idk}`.execute(db);
    await sql`insert into instance_steps (idk, step_id, step_order, started_at, due_at, calendar_version_id)
      select i.idk, s.step_id, s.step_order, s.started_at, s.due_at, s.calendar_version_id
      from instances i join instance_steps s on s.idk = ${idk} where i.idk > ${idk}`.execute(db);
    await sql`insert into tasks (uuid, idk, step_id, title, type, created_at, due_at, calendar_version_id, requester_id,
        process_id, process_title)
      select gen_random_uuid(), i.idk, t.step_id, t.title, t.type, t.created_at, t.due_at, t.calendar_version_id,
        t.requester_id, t.process_id, t.process_title
      from instances i join tasks t on t.idk = ${idk} where i.idk > ${idk}`.execute(db);
    const moved = async () => {
      const due = new Date('2026-11-24T17:30:00Z');
      const tasks = await db.selectFrom('tasks').select('id').where('due_at', '=', due).execute();
      const entries = await db.selectFrom('histories').select('idk').where('message', 'like', '%mudou de%').execute();
      return [tasks.length, entries.length, new Set(entries.map((entry) => entry.idk)).size];
    };
    const id = (await admin.call(listCalendars)).elements[0]?.id ?? 0;
    const body = { settings: settings({ ownDays: [{ date: '2026-11-23', name: 'Inventário', intervals: [] }] }) };
    await admin.call(updateCalendar, { params: { id }, body });
    const stop = new AbortController();
    const stopping = createRecalculateHandler({
      ...api.services,
      now: () => {
        stop.abort();
        return now;
      },
    });
    const job = await leaseJob(db, { kinds: [recalculateKind], now, leaseMs: 0 });
    if (!job) return expect.unreachable();
    await expect(stopping(job, stop.signal)).rejects.toThrow('aborted');
    expect(await moved()).toEqual([200, 200, 200]);
    expect(await runJobs(api)).toBe(1);
    expect(await moved()).toEqual([600, 600, 600]);
  });

  test('D8.13 transfer, taking, giving back, a new branch and a new version keep the due time', async () => {
    const { db, api, admin, process, ana, eva, buyers } = await openOffice();
    const { idk } = await startPurchase(api, process);
    const approval = await openTaskOf(db, idk);
    await api.as('bia').call(finishTask, { params: { uuid: approval }, body: { approved: true } });
    const uuid = await openTaskOf(db, idk);
    const due = async () =>
      (await db.selectFrom('tasks').select('due_at').where('uuid', '=', uuid).executeTakeFirstOrThrow()).due_at;
    const before = await due();
    await api.as('caio').call(assignTask, { params: { uuid } });
    await api.as('caio').call(unassignTask, { params: { uuid } });
    await api.as('caio').call(assignTask, { params: { uuid } });
    await api.as('caio').call(transferTask, { params: { uuid }, body: { assignees: [eva], groups: [] } });
    const calendar = await admin.call(createCalendar, {
      body: {
        name: 'Outro',
        settings: settings({
          timeZone: 'America/Manaus',
          week: [[], lateOffice, lateOffice, lateOffice, lateOffice, lateOffice, []],
        }),
      },
    });
    await sql`insert into branches (id, name, calendar_id) values (77, 'Norte', ${calendar.id})`.execute(db);
    await sql`update users set branch_id = 77 where id = ${ana}`.execute(db);
    await sql`update processes set is_last_version = false where id = ${process}`.execute(db);
    await insertProcess(db, purchase(buyers), { name: 'nova', title: 'Compras', version: 2, parent_id: process });
    expect(await due()).toEqual(before);
    expect(before).toEqual(new Date('2026-11-23T17:30:00Z'));
    // a redirect opens a new visit, which uses the calendar of the new branch
    await api.as('elisa').call(retryStep, { params: { idk, step: 1 }, body: { motive: 'refazer' } });
    expect(await dueOf(api, idk)).toBe('2026-11-23T18:30:00.000Z');
  });

  test('D8.14 the trace of a task explains its due time; elapsed time has none', async () => {
    const { db, api, process, timed } = await openOffice();
    const { idk } = await startPurchase(api, process);
    const uuid = await openTaskOf(db, idk);
    const trace = await api.as('bia').call(getDueTrace, { params: { uuid } });
    expect(trace.calendar).toEqual({ name: 'Comercial', timeZone: 'America/Sao_Paulo' });
    expect(trace.entries.at(-1)?.to).toBe(trace.dueAt);
    const zones = { timeZone: 'America/Sao_Paulo', portalTimeZone: 'America/Sao_Paulo' };
    expect(dueTraceRows(trace.entries, { ...zones, now }).map(({ text }) => text)).toEqual([
      'Começou em 19/11/2026 às 16:30',
      'Pausou às 18:00 (fim do expediente)',
      'Não contou em 20/11/2026 (feriado: Consciência Negra)',
      'Não contou em 21 e 22/11/2026 (fim de semana)',
      'Contou em 23/11/2026 das 08:00 às 12:00',
      'Vence em 23/11/2026 às 14:30',
    ]);
    const elapsed = await openTaskOf(db, (await startPurchase(api, await timed({}))).idk);
    expect(await api.as('bia').call(getDueTrace, { params: { uuid: elapsed } })).toEqual({
      startedAt: '2026-11-19T19:30:00.000Z',
      dueAt: '2026-11-20T02:30:00.000Z',
      calendar: null,
      entries: [],
    });
  });

  test('D14.05 the 201st calendar and the 2,001st own day are refused', async () => {
    const { db, admin } = await openOffice();
    await sql`insert into calendars (name, current_version_id) select 'Calendário ' || n,
      (select min(id) from calendar_versions) from generate_series(1, 198) n`.execute(db);
    const days = Array.from({ length: 2001 }, (_, index) => {
      const date = new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
      return { date, name: 'x', intervals: [] };
    });
    const dayTooMany = { name: 'O último', settings: settings({ ownDays: days }) };
    await expect(admin.call(createCalendar, { body: dayTooMany })).rejects.toMatchObject({ status: 400 });
    const last = { name: 'O último', settings: settings({ ownDays: days.slice(1) }) };
    expect((await admin.call(createCalendar, { body: last })).settings.ownDays).toHaveLength(2000);
    const beyond = await admin.call(createCalendar, { body: { name: 'Mais um', settings: settings() } }).catch(problem);
    expect(beyond).toMatchObject({ status: 409, errorCode: 'CONFLICT' });
  });
});
