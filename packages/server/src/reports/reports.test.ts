import {
  assignTask,
  bulkCancel,
  bulkFinishRequests,
  cancelRequest,
  finishTask,
  getRequest,
  listDepartments,
  listHistory,
  listProcessTitles,
  listReport,
  listSectors,
  type ReportFilter,
  startRequest,
} from '@tramita/client/contract';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../db/tables/schema.ts';
import { insertProcess, insertUser, step, to } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { createTestApi, insertOffice, openTaskOf, startPurchase, testNow } from '../testing/api.ts';

async function insertArea(db: Kysely<Database>) {
  const department = async (description: string, active = true) => {
    const row = await db.insertInto('departments').values({ description, active }).returning('id').executeTakeFirst();
    return row?.id ?? 0;
  };
  const sector = async (departmentId: number, description: string) => {
    const values = { department_id: departmentId, description };
    const row = await db.insertInto('sectors').values(values).returning('id').executeTakeFirst();
    return row?.id ?? 0;
  };
  const finance = await department('Financeiro');
  const people = await department('Ágil', false);
  return {
    finance,
    people,
    payable: await sector(finance, 'Contas a pagar'),
    treasury: await sector(finance, 'Tesouraria'),
  };
}

describeDatabase('the report', (database) => {
  /**
   * Inserts purchases of Ana, one per day from 1 November on: the first waits for Bia, the second is approved and with
   * the buyers, the third is finished, the fourth canceled. A fifth request is a trip of Caio.
   */
  async function office() {
    const { db } = database();
    const people = await insertOffice(db);
    const area = await insertArea(db);
    await insertUser(db, { user_name: 'gil', first_name: 'Gil', roles: 'ROLE_REPORT' });
    await db
      .updateTable('processes')
      .set({ department_id: area.finance, sector_id: area.payable })
      .where('id', '=', people.processId)
      .execute();
    const trip = {
      steps: [
        step.start('go'),
        step.task({
          id: 'go',
          title: 'Reserva',
          assignees: [{ id: people.davi, firstName: 'Davi' }],
          connections: to('end'),
        }),
        step.end(),
      ],
      fields: [],
    };
    const trips = await insertProcess(db, trip, { name: 'viagens', title: 'Viagens', department_id: area.finance });
    const api = createTestApi(db);
    const [waiting, approved, finished, canceled] = [
      await startPurchase(api, people.processId),
      await startPurchase(api, people.processId),
      await startPurchase(api, people.processId),
      await startPurchase(api, people.processId),
    ];
    const journey = { params: { id: trips }, body: {} };
    const travel = (await api.as('caio').call(startRequest, journey)).startProcessDto;
    const approve = async ({ idk }: { readonly idk: number }) =>
      api.as('bia').call(finishTask, { params: { uuid: await openTaskOf(db, idk) }, body: { approved: true } });
    await approve(approved);
    await approve(finished);
    const uuid = await openTaskOf(db, finished.idk);
    await api.as('caio').call(assignTask, { params: { uuid } });
    await api.as('caio').call(finishTask, { params: { uuid }, body: { pedido: '1' } });
    const cancel = { params: { protocolKirk: canceled.protocol }, body: { motive: 'desisti' } };
    await api.as('ana').call(cancelRequest, cancel);
    const all = [waiting, approved, finished, canceled, travel];
    const tasks: Record<string, string> = {};
    for (const [index, { idk }] of all.entries()) {
      const created_at = new Date(Date.UTC(2026, 10, 1 + index));
      await db.updateTable('instances').set({ created_at }).where('idk', '=', idk).execute();
      const rows = await db.selectFrom('tasks').select(['id', 'uuid']).where('idk', '=', idk).orderBy('id').execute();
      for (const [order, task] of rows.entries()) {
        tasks[task.uuid] = `${index + 1}${'ab'[order]}`;
        const at = new Date(created_at.getTime() + order * 3_600_000);
        await db.updateTable('tasks').set({ created_at: at }).where('id', '=', task.id).execute();
      }
    }
    const ended = { finished_at: new Date('2026-11-10T23:59:59.999Z') };
    await db.updateTable('instances').set(ended).where('idk', '=', finished.idk).execute();
    const report = (query: ReportFilter & { page?: number; itemsPerPage?: number }, by = 'gil') =>
      api.as(by).call(listReport, { query });
    /** Returns the found tasks: number of the request, and `a` or `b` for its first or second task. */
    const found = async (query: ReportFilter) => (await report(query)).map(({ uuid }) => tasks[uuid]);
    return { db, api, people, area, all, waiting, approved, finished, canceled, travel, tasks, report, found };
  }

  test('C1.01 P7.3.01 P3.07 returns one row per task with the fields of its request, and the total on every row', async () => {
    const { report, db, approved, people, tasks } = await office();
    const rows = await report({ process: 'Compras' });
    expect(rows.map(({ uuid }) => tasks[uuid])).toEqual(['4a', '3b', '3a', '2b', '2a', '1a']);
    expect(rows.every(({ totalLength }) => totalLength === 6)).toBe(true);
    const row = rows.find(({ uuid }) => tasks[uuid] === '2b');
    expect(row).toEqual({
      idk: approved.idk,
      protocol: approved.protocol,
      uuid: await openTaskOf(db, approved.idk),
      processInstanceId: approved.idk,
      department: 'Financeiro',
      sector: 'Contas a pagar',
      process: 'Compras',
      step: 'Compra',
      type: 'NORMAL',
      status: 'TO_DO',
      createdAt: '2026-11-02T01:00:00.000Z',
      finishedAt: null,
      requestCreatedAt: '2026-11-02T00:00:00.000Z',
      requestFinishedAt: null,
      responsibleFor: null,
      createdBy: 'Ana Silva',
      assignees: [],
      groups: [{ id: people.buyers, name: 'Suprimentos' }],
      totalLength: 6,
      track: ['done', 'done', 'now', 'ahead'],
    });
    const earlier = rows.find(({ uuid }) => tasks[uuid] === '2a');
    expect(earlier).toMatchObject({ idk: approved.idk, step: 'Aprovação', type: 'APPROVAL', status: 'FINISHED' });
    expect(earlier?.assignees.map(({ nickName }) => nickName)).toEqual(['Bia']);
  });

  test('C1.03 an open task is TO_DO until it is assigned to one user, and IN_PROGRESS from then on', async () => {
    const { api, db, approved, report, found } = await office();
    const uuid = await openTaskOf(db, approved.idk);
    const status = async () => (await report({ idk: String(approved.idk), step: 'Compra' }))[0]?.status;
    expect(await status()).toBe('TO_DO');
    await api.as('caio').call(assignTask, { params: { uuid } });
    expect(await status()).toBe('IN_PROGRESS');
    expect(await found({ status: 'TO_DO' })).toEqual([]);
    expect(await found({ status: 'IN_PROGRESS' })).toEqual(['5a', '2b', '1a']);
  });

  test('C1.05 dates of a row are the task’s, and have their own ranges in addition to those of the request', async () => {
    const { report, found, finished } = await office();
    const [last] = await report({ idk: String(finished.idk), step: 'Compra' });
    expect(last).toMatchObject({
      createdAt: '2026-11-03T01:00:00.000Z',
      finishedAt: testNow.toISOString(),
      requestCreatedAt: '2026-11-03T00:00:00.000Z',
      requestFinishedAt: '2026-11-10T23:59:59.999Z',
    });
    expect(await found({ createdAtFrom: '2026-11-03T00:30:00.000Z', createdAtTo: '2026-11-04T00:00:00.000Z' })).toEqual(
      ['4a', '3b'],
    );
    expect(await found({ finishedAtFrom: testNow.toISOString(), createdAtTo: '2026-11-02T23:59:59.999Z' })).toEqual([
      '2a',
    ]);
    expect(await found({ finishedAtTo: '2026-01-01T00:00:00.000Z' })).toEqual([]);
  });

  test('P2.4.06 the server returns 400 without a filter', async () => {
    const { report } = await office();
    await expect(report({})).rejects.toMatchObject({ status: 400, errorCode: 'FILTER_REQUIRED' });
    await expect(report({ process: '  ', page: 1 })).rejects.toMatchObject({ status: 400 });
  });

  test('P6.09 T6.10 refuses users without the Report rule', async () => {
    const { report } = await office();
    await expect(report({ process: 'Compras' }, 'caio')).rejects.toMatchObject({ status: 403, errorCode: 'FORBIDDEN' });
    expect(await report({ process: 'Compras' }, 'admin')).toHaveLength(6);
  });

  test('P2.4.08 P2.4.09 P2.4.10 filters by number, process and step', async () => {
    const { found, approved } = await office();
    expect(await found({ idk: String(approved.idk) })).toEqual(['2b', '2a']);
    expect(await found({ idk: '9999999999' })).toEqual([]);
    expect(await found({ process: 'Viagens' })).toEqual(['5a']);
    expect(await found({ step: 'Aprov' })).toEqual([]);
  });

  test('C1.02 filters by step, type, assignee and group find earlier and finished tasks', async () => {
    const { found } = await office();
    expect(await found({ step: 'Aprovação' })).toEqual(['4a', '3a', '2a', '1a']);
    expect(await found({ type: 'APPROVAL' })).toEqual(['4a', '3a', '2a', '1a']);
    expect(await found({ assignees: 'BIA' })).toEqual(['4a', '3a', '2a', '1a']);
    expect(await found({ assignees: 'caio' })).toEqual(['3b']);
    expect(await found({ groups: 'supri' })).toEqual(['2b']);
  });

  test('P2.4.11 P2.4.12 filters by status and by type', async () => {
    const { found } = await office();
    expect(await found({ status: 'TO_DO' })).toEqual(['2b']);
    expect(await found({ status: 'IN_PROGRESS' })).toEqual(['5a', '1a']);
    expect(await found({ status: 'FINISHED' })).toEqual(['3b', '3a', '2a']);
    expect(await found({ status: 'CANCELED' })).toEqual(['4a']);
    expect(await found({ type: 'NORMAL', status: 'IN_PROGRESS' })).toEqual(['5a']);
  });

  test('P2.4.13 P2.4.14 filters by department and sector', async () => {
    const { found, area } = await office();
    const purchases = ['4a', '3b', '3a', '2b', '2a', '1a'];
    expect(await found({ department: area.finance })).toEqual(['5a', ...purchases]);
    expect(await found({ department: area.people })).toEqual([]);
    expect(await found({ department: area.finance, sector: area.payable })).toEqual(purchases);
    expect(await found({ sectorIds: `${area.treasury},${area.payable}` })).toEqual(purchases);
    expect(await found({ sector: area.treasury })).toEqual([]);
  });

  test('P2.4.15 P2.4.16 P7.3.03 P7.3.04 date ranges of the request include both ends', async () => {
    const { found } = await office();
    const created = {
      requestCreatedAtFrom: '2026-11-02T00:00:00.000Z',
      requestCreatedAtTo: '2026-11-03T23:59:59.999Z',
    };
    expect(await found(created)).toEqual(['3b', '3a', '2b', '2a']);
    expect(await found({ requestCreatedAtFrom: '2026-11-05T00:00:00.000Z' })).toEqual(['5a']);
    const finished = {
      requestFinishedAtFrom: '2026-11-10T00:00:00.000Z',
      requestFinishedAtTo: '2026-11-10T23:59:59.999Z',
    };
    expect(await found(finished)).toEqual(['3b', '3a']);
    expect(await found({ requestFinishedAtFrom: '2026-11-11T00:00:00.000Z' })).toEqual([]);
  });

  test('P2.4.17 filters by parts of the names of requester, responsible and group', async () => {
    const { found } = await office();
    expect(await found({ createdBy: 'cáio' })).toEqual(['5a']);
    expect(await found({ assignees: 'davi' })).toEqual(['5a']);
    expect(await found({ createdBy: 'ninguém' })).toEqual([]);
  });

  test('finds the tasks of all versions by the newest title, and old versions by their own', async () => {
    const { db, found, people } = await office();
    const version = await db
      .selectFrom('processes')
      .selectAll()
      .where('id', '=', people.processId)
      .executeTakeFirstOrThrow();
    await db.updateTable('processes').set({ is_last_version: false }).where('id', '=', people.processId).execute();
    const { id: _id, ...copy } = version;
    await db
      .insertInto('processes')
      .values({
        ...copy,
        version: 2,
        is_last_version: true,
        title: 'Aquisições',
        assignee_statuses: JSON.stringify(copy.assignee_statuses),
        definition: JSON.stringify(copy.definition),
      } as never)
      .execute();
    expect(await found({ process: 'Aquisições', step: 'Compra' })).toEqual(['3b', '2b']);
    expect(await found({ process: 'Compras', step: 'Compra' })).toEqual(['3b', '2b']);
    expect(await found({ processIds: String(people.processId), stepId: 'buy' })).toEqual(['3b', '2b']);
  });

  test('a filter by rating also returns the number of requests of the tasks', async () => {
    const { db, report, finished, approved } = await office();
    const rate = (idk: number, nps_status: number) =>
      db.updateTable('instances').set({ nps_status }).where('idk', '=', idk).execute();
    await rate(finished.idk, 1);
    await rate(approved.idk, 0);
    expect((await report({ nps: '1' })).map((row) => [row.idk, row.totalLength, row.totalRequests])).toEqual([
      [finished.idk, 2, 1],
      [finished.idk, 2, 1],
    ]);
    expect((await report({ nps: 'ANY' }))[0]).toMatchObject({ totalLength: 4, totalRequests: 2 });
  });

  test('P9.15 P9.16 sorts pages by newest task first, ten rows by default', async () => {
    const { report, api, people } = await office();
    const pages = await Promise.all([0, 1, 2, 3].map((page) => report({ createdBy: 'a', itemsPerPage: 2, page })));
    const rows = pages.flat();
    const dates = rows.map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(new Set(rows.map(({ uuid }) => uuid)).size).toBe(7);
    expect(rows.every(({ totalLength }) => totalLength === 7)).toBe(true);
    expect(await report({ createdBy: 'a', page: 9 })).toEqual([]);
    for (let more = 0; more < 5; more += 1) await startPurchase(api, people.processId);
    expect(await report({ createdBy: 'a' })).toHaveLength(10);
  });

  test('C1.08 P7.3.13 P6.29 massive-cancel with the body alone cancels any request for report viewers', async () => {
    const { api, waiting, travel, finished } = await office();
    const protocols = [waiting.protocol, travel.protocol, finished.protocol];
    const send = (by: string) =>
      api.fetch(by, '/v1/processes/massive-cancel', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ protocols, motive: 'duplicada' }),
      });
    const asCaio = await send('caio');
    expect(await asCaio.json()).toMatchObject({ processed: [travel.protocol] });
    const asGil = await send('gil');
    expect(asGil.status).toBe(200);
    const answer = (await asGil.json()) as { processed: string[]; results: unknown[] };
    expect(answer.processed).toEqual([waiting.protocol]);
    expect(answer.results[1]).toMatchObject({ outcome: 'skipped', reason: 'PROCESS_ENDED' });
    const request = await api.as('ana').call(getRequest, { params: { uuid: waiting.protocol } });
    expect(request).toMatchObject({ status: 'CANCELED', motive: 'duplicada' });
  });

  test('C1.09 the history of each request contains the user who ended it and the report as the origin', async () => {
    const { api, waiting, approved, travel } = await office();
    const messages = async (protocol: string) =>
      (await api.as('gil').call(listHistory, { params: { id: protocol } })).map(({ message }) => message);
    const body = { protocols: [waiting.protocol], motive: 'duplicada' };
    await api.as('gil').call(bulkCancel, { body });
    expect(await messages(waiting.protocol)).toContain(
      '<b>Gil Silva</b> cancelou a solicitação pelo relatório. Motivo: duplicada',
    );
    await api.as('gil').call(bulkFinishRequests, { body: { protocols: [approved.protocol], motive: 'paga' } });
    expect(await messages(approved.protocol)).toContain(
      '<b>Gil Silva</b> encerrou a solicitação pelo relatório. Motivo: paga',
    );
    await api.as('caio').call(bulkCancel, { body: { protocols: [travel.protocol], motive: 'desisti' } });
    expect(await messages(travel.protocol)).toContain('<b>Caio Silva</b> cancelou a solicitação. Motivo: desisti');
  });

  test('C1.09 with REPORT_MAY_END_REQUESTS=false only administrative roles end requests of others', async () => {
    const { db, api: open, people, waiting, approved } = await office();
    const api = createTestApi(db, { reportMayEndRequests: false });
    const body = { protocols: [waiting.protocol], motive: 'duplicada' };
    const refused = { status: 403, errorCode: 'FORBIDDEN' };
    await expect(api.as('gil').call(bulkCancel, { body })).rejects.toMatchObject(refused);
    await expect(api.as('gil').call(bulkFinishRequests, { body })).rejects.toMatchObject(refused);
    await db.updateTable('users').set({ superior_id: people.caio }).where('user_name', '=', 'gil').execute();
    const own = (await open.as('gil').call(startRequest, { params: { id: people.processId }, body: { item: 'mesa' } }))
      .startProcessDto;
    const ofGil = { body: { protocols: [own.protocol], motive: 'desisti' } };
    expect((await api.as('gil').call(bulkCancel, ofGil)).processed).toEqual([own.protocol]);
    for (const [name, role] of [
      ['lia', 'ROLE_GROUP_MANAGER'],
      ['rui', 'ROLE_PROCESS_ANALYST'],
    ] as const) {
      await insertUser(db, { user_name: name, first_name: name, roles: role });
    }
    expect((await api.as('lia').call(bulkCancel, { body })).processed).toEqual([waiting.protocol]);
    const finish = { body: { protocols: [approved.protocol], motive: 'paga' } };
    expect((await api.as('rui').call(bulkFinishRequests, finish)).processed).toEqual([approved.protocol]);
  });

  test('P7.3.09 P7.3.11 filters process titles by a department and by sectors', async () => {
    const { api, area } = await office();
    const titles = (query: { departmentId?: number; sectorIds?: string }) =>
      api.as('gil').call(listProcessTitles, { query });
    expect(await titles({})).toEqual(['Compras', 'Viagens']);
    expect(await titles({ departmentId: area.finance })).toEqual(['Compras', 'Viagens']);
    expect(await titles({ departmentId: area.people })).toEqual([]);
    expect(await titles({ departmentId: area.finance, sectorIds: `${area.treasury},${area.payable}` })).toEqual([
      'Compras',
    ]);
    expect(await titles({ sectorIds: String(area.treasury) })).toEqual([]);
  });

  test('P6.27 P6.28 P7.6.01 P7.6.03 lists departments and their sectors by name, with the caller’s responsibility', async () => {
    const { api, db, area } = await office();
    const gil = await db.selectFrom('users').select('id').where('user_name', '=', 'gil').executeTakeFirstOrThrow();
    await db.insertInto('department_responsibles').values({ department_id: area.finance, user_id: gil.id }).execute();
    expect(await api.as('gil').call(listDepartments, { query: {} })).toMatchObject({
      elements: [
        { id: area.people, description: 'Ágil', active: false, belong: false },
        { id: area.finance, description: 'Financeiro', active: true, belong: true },
      ],
      totalElements: 2,
    });
    const searched = await api.as('gil').call(listDepartments, { query: { q: 'FINAN' } });
    expect(searched.elements.map(({ description }) => description)).toEqual(['Financeiro']);
    const sectors = await api.as('gil').call(listSectors, { params: { id: area.finance }, query: { size: 1 } });
    expect(sectors).toEqual({
      elements: [
        { id: area.payable, description: 'Contas a pagar', active: true, belong: true, departmentId: area.finance },
      ],
      totalElements: 2,
    });
  });
});
