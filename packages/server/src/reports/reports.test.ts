import {
  assignTask,
  cancelProcess,
  finishTask,
  getRequest,
  listDepartments,
  listHistory,
  listProcessTitles,
  listReport,
  listSectors,
  massiveCancel,
  type ReportFilter,
  startProcess,
} from '@tramita/client/contract';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { createTestApi, insertOffice, openTaskOf, startPurchase } from '../api-testing.ts';
import { insertProcess, insertUser, step, to } from '../db/builders.ts';
import type { Database } from '../db/schema.ts';
import { describeDatabases } from '../db/testing.ts';

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

describeDatabases('the report', (database) => {
  /**
   * Purchases of Ana's, created a day after another from 1 November on: the first waits for Bia, the second is approved
   * and stands with the buyers, the third is finished, the fourth canceled. A fifth is a trip of Caio's.
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
    const travel = (await api.as('caio').call(startProcess, journey)).startProcessDto;
    const approve = async ({ idk }: { readonly idk: number }) =>
      api.as('bia').call(finishTask, { params: { uuid: await openTaskOf(db, idk) }, body: { approved: true } });
    await approve(approved);
    await approve(finished);
    const uuid = await openTaskOf(db, finished.idk);
    await api.as('caio').call(assignTask, { params: { uuid } });
    await api.as('caio').call(finishTask, { params: { uuid }, body: { pedido: '1' } });
    const cancel = { params: { protocolKirk: canceled.protocol }, body: { motive: 'desisti' } };
    await api.as('ana').call(cancelProcess, cancel);
    const all = [waiting, approved, finished, canceled, travel];
    for (const [index, { idk }] of all.entries()) {
      const created_at = new Date(Date.UTC(2026, 10, 1 + index));
      await db.updateTable('instances').set({ created_at }).where('idk', '=', idk).execute();
    }
    const ended = { finished_at: new Date('2026-11-10T23:59:59.999Z') };
    await db.updateTable('instances').set(ended).where('idk', '=', finished.idk).execute();
    const report = (query: ReportFilter & { page?: number; itemsPerPage?: number }, by = 'gil') =>
      api.as(by).call(listReport, { query });
    const found = async (query: ReportFilter) =>
      (await report(query)).map(({ idk }) => all.findIndex((one) => one.idk === idk) + 1);
    return { db, api, people, area, all, waiting, approved, finished, canceled, travel, report, found };
  }

  test('P7.3.01 P3.07 a row says all about a request, seen through its newest task, with the total on every row', async () => {
    const { report, db, approved, people } = await office();
    const rows = await report({ process: 'Compras' });
    expect(rows.map(({ totalLength }) => totalLength)).toEqual([4, 4, 4, 4]);
    const row = rows.find(({ idk }) => idk === approved.idk);
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
      status: 'IN_PROGRESS',
      createdAt: '2026-11-02T00:00:00.000Z',
      finishedAt: null,
      createdBy: 'Ana Silva',
      assignees: [],
      groups: [{ id: people.buyers, name: 'Suprimentos' }],
      totalLength: 4,
      track: ['done', 'done', 'now', 'ahead'],
    });
    expect(rows.map(({ status }) => status)).toEqual(['CANCELED', 'FINISHED', 'IN_PROGRESS', 'TO_DO']);
  });

  test('P2.4.06 the server answers 400 without a filter', async () => {
    const { report } = await office();
    await expect(report({})).rejects.toMatchObject({ status: 400, errorCode: 'FILTER_REQUIRED' });
    await expect(report({ process: '  ', page: 1 })).rejects.toMatchObject({ status: 400 });
  });

  test('P6.09 T6.10 people without the Report rule are refused', async () => {
    const { report } = await office();
    await expect(report({ process: 'Compras' }, 'caio')).rejects.toMatchObject({ status: 403, errorCode: 'FORBIDDEN' });
    expect(await report({ process: 'Compras' }, 'admin')).toHaveLength(4);
  });

  test('P2.4.08 P2.4.09 P2.4.10 is narrowed by number, process and step', async () => {
    const { found, approved } = await office();
    expect(await found({ idk: String(approved.idk) })).toEqual([2]);
    expect(await found({ idk: '9999999999' })).toEqual([]);
    expect(await found({ process: 'Viagens' })).toEqual([5]);
    expect(await found({ step: 'Aprovação' })).toEqual([4, 1]);
    expect(await found({ step: 'Aprov' })).toEqual([]);
  });

  test('P2.4.11 P2.4.12 is narrowed by status and by type', async () => {
    const { found } = await office();
    expect(await found({ status: 'TO_DO' })).toEqual([5, 1]);
    expect(await found({ status: 'IN_PROGRESS' })).toEqual([2]);
    expect(await found({ status: 'FINISHED' })).toEqual([3]);
    expect(await found({ status: 'CANCELED' })).toEqual([4]);
    expect(await found({ type: 'APPROVAL' })).toEqual([4, 1]);
    expect(await found({ type: 'NORMAL', status: 'TO_DO' })).toEqual([5]);
  });

  test('P2.4.13 P2.4.14 is narrowed by department and sector', async () => {
    const { found, area } = await office();
    expect(await found({ department: area.finance })).toEqual([5, 4, 3, 2, 1]);
    expect(await found({ department: area.people })).toEqual([]);
    expect(await found({ department: area.finance, sector: area.payable })).toEqual([4, 3, 2, 1]);
    expect(await found({ sector: area.treasury })).toEqual([]);
  });

  test('P2.4.15 P2.4.16 P7.3.03 P7.3.04 both ends of the date ranges belong to them', async () => {
    const { found } = await office();
    const created = {
      requestCreatedAtFrom: '2026-11-02T00:00:00.000Z',
      requestCreatedAtTo: '2026-11-03T23:59:59.999Z',
    };
    expect(await found(created)).toEqual([3, 2]);
    expect(await found({ requestCreatedAtFrom: '2026-11-05T00:00:00.000Z' })).toEqual([5]);
    const finished = {
      requestFinishedAtFrom: '2026-11-10T00:00:00.000Z',
      requestFinishedAtTo: '2026-11-10T23:59:59.999Z',
    };
    expect(await found(finished)).toEqual([3]);
    expect(await found({ requestFinishedAtFrom: '2026-11-11T00:00:00.000Z' })).toEqual([]);
  });

  test('P2.4.17 is narrowed by parts of the names of requester, responsible and group', async () => {
    const { found } = await office();
    expect(await found({ createdBy: 'cáio' })).toEqual([5]);
    expect(await found({ assignees: 'BIA' })).toEqual([4, 1]);
    expect(await found({ assignees: 'davi' })).toEqual([5]);
    expect(await found({ assignees: 'caio' })).toEqual([3]);
    expect(await found({ groups: 'supri' })).toEqual([2]);
    expect(await found({ createdBy: 'ninguém' })).toEqual([]);
  });

  test('P9.15 P9.16 pages follow on each other, the newest request first, ten rows unless asked for', async () => {
    const { report, api, people } = await office();
    const first = await report({ createdBy: 'a', itemsPerPage: 2 });
    const second = await report({ createdBy: 'a', itemsPerPage: 2, page: 1 });
    const third = await report({ createdBy: 'a', itemsPerPage: 2, page: 2 });
    const dates = [...first, ...second, ...third].map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(new Set(dates).size).toBe(5);
    expect([...first, ...second, ...third].every(({ totalLength }) => totalLength === 5)).toBe(true);
    expect(await report({ createdBy: 'a', page: 9 })).toEqual([]);
    for (let more = 0; more < 7; more += 1) await startPurchase(api, people.processId);
    expect(await report({ createdBy: 'a' })).toHaveLength(10);
  });

  test('P7.3.13 P6.29 who sees the reports cancels requests of others; task lists stay with who created them', async () => {
    const { api, waiting, travel, finished } = await office();
    const body = { protocols: [waiting.protocol, travel.protocol, finished.protocol], motive: 'duplicada' };
    const fromList = await api.as('gil').call(massiveCancel, { body, query: {} });
    expect(fromList.processed).toEqual([]);
    const refused = api.as('caio').call(massiveCancel, { body, query: { report: true } });
    await expect(refused).rejects.toMatchObject({ status: 403 });
    const answer = await api.as('gil').call(massiveCancel, { body, query: { report: true } });
    expect(answer.processed).toEqual([waiting.protocol, travel.protocol]);
    expect(answer.results?.[2]).toMatchObject({ outcome: 'skipped', reason: 'PROCESS_ENDED' });
    const request = await api.as('ana').call(getRequest, { params: { uuid: waiting.protocol } });
    expect(request).toMatchObject({ status: 'CANCELED', motive: 'duplicada' });
    const history = await api.as('ana').call(listHistory, { params: { id: waiting.protocol } });
    expect(history.some(({ message }) => message.includes('Gil Silva'))).toBe(true);
  });

  test('P7.3.09 P7.3.11 process titles can be narrowed to a department and to sectors', async () => {
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

  test('P6.27 P6.28 P7.6.01 P7.6.03 departments and their sectors by name, with whether one answers for them', async () => {
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
