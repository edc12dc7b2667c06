import {
  getNpsGraphs,
  getSlaGraphs,
  listNpsItems,
  listNpsProcesses,
  listSlaProcesses,
  listSlaSteps,
  startRequest,
} from '@tramita/client/contract';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../db/tables/schema.ts';
import { insertProcess, insertUser, step, to } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { ask, createTestApi, field, insertOffice, startPurchase, testNow } from '../testing/api.ts';

async function insertArea(db: Kysely<Database>) {
  const department = async (description: string) => {
    const row = await db.insertInto('departments').values({ description }).returning('id').executeTakeFirstOrThrow();
    return row.id;
  };
  const sector = async (department_id: number, description: string) => {
    const values = { department_id, description };
    const row = await db.insertInto('sectors').values(values).returning('id').executeTakeFirstOrThrow();
    return row.id;
  };
  const finance = await department('Financeiro');
  return {
    finance,
    empty: await department('Jurídico'),
    payable: await sector(finance, 'Contas a pagar'),
    travel: await sector(finance, 'Viagens'),
  };
}

const day = (text: string) => new Date(`${text}T15:00:00Z`);

describeDatabase('dashboards', (database) => {
  async function office() {
    const { db } = database();
    const people = await insertOffice(db);
    const area = await insertArea(db);
    await insertUser(db, { user_name: 'gil', first_name: 'Gil', roles: 'ROLE_REPORT' });
    const { processId: purchases } = people;
    const inSector = { department_id: area.finance, sector_id: area.payable };
    await db.updateTable('processes').set(inSector).where('id', '=', purchases).execute();
    const trips = await insertProcess(
      db,
      {
        steps: [
          {
            ...step.start('go'),
            fields: [ask('destino'), ask('ida'), ask('diaria'), ask('vazio'), ask('senha'), ask('gestor')],
          },
          step.task({ id: 'go', title: 'Reservar', sla: 2, slaUnit: 'DAYS', connections: to('end') }),
          step.end(),
        ],
        fields: [
          field('destino', { label: 'Destino', options: [{ label: 'São Paulo', value: 'sp' }], type: 'select' }),
          field('ida', { label: 'Data de ida', type: 'date' }),
          field('diaria', { label: 'Diária', type: 'money' }),
          field('vazio'),
          field('senha', { type: 'password' }),
          field('gestor', { label: 'Gestor', type: 'search', search: { kind: 'people' } }),
        ],
      },
      { title: 'Viagens a trabalho', department_id: area.finance, sector_id: area.travel },
    );
    await insertProcess(
      db,
      { steps: [step.start('end'), step.end()], fields: [] },
      { title: 'Aviso', department_id: area.finance },
    );
    const api = createTestApi(db);
    const gil = api.as('gil');
    return { db, api, gil, area, people, purchases, trips };
  }

  type Office = Awaited<ReturnType<typeof office>>;

  /** Inserts a purchase whose only task has these creation, due and finish times. */
  async function task(
    { api, db, purchases }: Office,
    dates: { created: Date; due?: Date; finished?: Date; canceled?: Date },
  ) {
    const { idk } = await startPurchase(api, purchases);
    await db
      .updateTable('tasks')
      .set({
        created_at: dates.created,
        due_at: dates.due ?? null,
        finished_at: dates.finished ?? dates.canceled ?? null,
        status: dates.finished ? 'FINISHED' : dates.canceled ? 'CANCELED' : 'TO_DO',
      })
      .where('idk', '=', idk)
      .execute();
    return idk;
  }

  async function rated(
    { api, db, purchases }: Office,
    nps: 0 | 1,
    created: Date,
    comment: string | null = null,
    processId = purchases,
  ) {
    const body: Record<string, string | number> =
      processId === purchases
        ? { item: 'mesa' }
        : { destino: 'sp', ida: '2026-03-20', diaria: 1350, senha: 'segredo', gestor: 'bia' };
    const { idk } = (await api.as('ana').call(startRequest, { params: { id: processId }, body })).startProcessDto;
    await db
      .updateTable('instances')
      .set({ nps_status: nps, nps_comment: comment, nps_at: testNow, created_at: created })
      .where('idk', '=', idk)
      .execute();
    return idk;
  }

  test('P7.4.01 P2.5.12 P2.5.13 P2.5.14 counts tasks inside, outside and without SLA, in total and by bucket', async () => {
    const all = await office();
    const { gil, area, purchases } = all;
    await task(all, { created: day('2025-12-30'), due: day('2026-01-02'), finished: day('2026-01-01') });
    await task(all, { created: day('2026-01-05'), due: day('2026-01-06'), finished: day('2026-01-07') });
    await task(all, { created: day('2026-01-06'), finished: day('2026-01-07') });
    await task(all, { created: day('2026-01-07'), due: day('2026-01-08'), canceled: day('2026-01-09') });
    const query = { departmentId: area.finance };
    const { department, sectors, processes } = await gil.call(getSlaGraphs, { query });
    const totals = { inside: 1, outside: 1, withoutSla: 1 };
    const buckets = [
      { value: '2025-12', counts: { inside: 1, outside: 0, withoutSla: 0 } },
      { value: '2026-01', counts: { inside: 0, outside: 1, withoutSla: 1 } },
    ];
    expect(department).toEqual({ id: area.finance, label: 'Financeiro', totals, buckets });
    expect(sectors).toEqual([{ id: area.payable, label: 'Contas a pagar', totals, buckets }]);
    expect(processes).toEqual([{ id: purchases, label: 'Compras', totals, buckets }]);
  });

  test('P7.4.01 buckets follow the calendar of São Paulo, also by week at the end of a year', async () => {
    const all = await office();
    // still the 31st, a Wednesday, in São Paulo
    await task(all, { created: new Date('2026-01-01T02:30:00Z') });
    await task(all, { created: new Date('2026-01-05T02:59:59Z') });
    await task(all, { created: new Date('2026-01-05T03:00:00Z') });
    const createdAt = '2025-12-31T03:00:00.000Z,2026-01-06T02:59:59.999Z';
    const values = async (period: 'DIARY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY') => {
      const query = { departmentId: all.area.finance, createdAt, period };
      const { department } = await all.gil.call(getSlaGraphs, { query });
      return department.buckets.map(({ value, counts }) => [value, counts.withoutSla]);
    };
    expect(await values('DIARY')).toEqual([
      ['2025-12-31', 1],
      ['2026-01-04', 1],
      ['2026-01-05', 1],
    ]);
    expect(await values('WEEKLY')).toEqual([
      ['2026-W01', 2],
      ['2026-W02', 1],
    ]);
    expect(await values('MONTHLY')).toEqual([
      ['2025-12', 1],
      ['2026-01', 2],
    ]);
    expect(await values('YEARLY')).toEqual([
      ['2025', 1],
      ['2026', 2],
    ]);
  });

  test('P7.4.01 P3.14 P2.5.04 the status selects finished tasks, or those in progress, which are late by the current time', async () => {
    const all = await office();
    await task(all, { created: day('2026-02-01'), due: day('2026-02-02'), finished: day('2026-02-01') });
    await task(all, { created: day('2026-02-01'), due: testNow });
    await task(all, { created: day('2026-02-01'), due: new Date(testNow.getTime() + 1) });
    const totals = async (finished?: 'ALL' | 'YES' | 'NO') => {
      const query = { departmentId: all.area.finance, ...(finished && { finished }) };
      const { department } = await all.gil.call(getSlaGraphs, { query });
      return department.totals;
    };
    expect(await totals()).toEqual({ inside: 2, outside: 1, withoutSla: 0 });
    expect(await totals('ALL')).toEqual({ inside: 2, outside: 1, withoutSla: 0 });
    expect(await totals('YES')).toEqual({ inside: 1, outside: 0, withoutSla: 0 });
    expect(await totals('NO')).toEqual({ inside: 1, outside: 1, withoutSla: 0 });
  });

  test('P2.5.01 P2.5.02 P2.5.05 P2.5.06 P2.5.07 filters graphs by dates, department, sectors and processes', async () => {
    const all = await office();
    const { api, area, gil, purchases, trips } = all;
    await task(all, { created: day('2026-02-01') });
    await task(all, { created: day('2026-02-10') });
    await api.as('ana').call(startRequest, { params: { id: trips }, body: { destino: 'sp' } });
    const total = async (query: {
      createdAt?: string;
      sectorIds?: string;
      processIds?: string;
      departmentId?: number;
    }) => {
      const { department, sectors, processes } = await gil.call(getSlaGraphs, {
        query: { departmentId: area.finance, ...query },
      });
      const { inside, outside, withoutSla } = department.totals;
      return [inside + outside + withoutSla, sectors.length, processes.length];
    };
    expect(await total({})).toEqual([3, 2, 2]);
    expect(await total({ departmentId: area.empty })).toEqual([0, 0, 0]);
    expect(await total({ createdAt: '2026-02-10T15:00:00.000Z,' })).toEqual([2, 2, 2]);
    expect(await total({ createdAt: '2026-02-01T15:00:00Z,2026-02-10T14:59:59.999Z' })).toEqual([1, 1, 1]);
    expect(await total({ createdAt: ',2026-02-10T15:00:00.000Z' })).toEqual([2, 1, 1]);
    expect(await total({ sectorIds: `${area.travel}` })).toEqual([1, 1, 1]);
    expect(await total({ sectorIds: `${area.travel},${area.payable}` })).toEqual([3, 2, 2]);
    expect(await total({ processIds: `${purchases}` })).toEqual([2, 1, 1]);
    expect(await total({ processIds: `${purchases},${trips}`, sectorIds: `${area.travel}` })).toEqual([1, 1, 1]);
  });

  test('requests of all versions count in the place of the newest version', async () => {
    const all = await office();
    const { db, gil, area, purchases } = all;
    await task(all, { created: day('2026-02-01') });
    const [old] = await db.selectFrom('processes').selectAll().where('id', '=', purchases).execute();
    if (!old) throw new Error('no process');
    const { id: _, version: __, definition, assignee_statuses, ...same } = old;
    await db.updateTable('processes').set({ is_last_version: false }).where('id', '=', purchases).execute();
    await db
      .insertInto('processes')
      .values({
        ...same,
        version: 2,
        title: 'Compras novas',
        sector_id: area.travel,
        definition: JSON.stringify(definition),
        assignee_statuses: JSON.stringify(assignee_statuses),
      })
      .execute();
    const { sectors, processes } = await gil.call(getSlaGraphs, { query: { departmentId: area.finance } });
    expect(sectors.map(({ label }) => label)).toEqual(['Viagens']);
    expect(processes.map(({ id, label }) => [id, label])).toEqual([[purchases, 'Compras novas']]);
  });

  test('P7.4.02 P7.3.11 the SLA dashboard lists processes with user or approval steps, by area and name', async () => {
    const { gil, area, purchases, trips } = await office();
    const list = async (query: {
      departmentId?: number;
      sectorIds?: string;
      q?: string;
      size?: number;
      page?: number;
    }) => gil.call(listSlaProcesses, { query });
    expect(await list({ departmentId: area.finance })).toEqual({
      elements: [
        { id: purchases, title: 'Compras' },
        { id: trips, title: 'Viagens a trabalho' },
      ],
      totalElements: 2,
    });
    expect((await list({ departmentId: area.finance, sectorIds: `${area.travel}` })).elements).toHaveLength(1);
    expect((await list({ q: 'VIAGENS' })).elements.map(({ id }) => id)).toEqual([trips]);
    expect((await list({ departmentId: area.empty })).totalElements).toBe(0);
    const second = await list({ departmentId: area.finance, size: 1, page: 1 });
    expect([second.elements.length, second.totalElements]).toEqual([1, 2]);
  });

  test('P7.4.06 the NPS dashboard lists processes that request ratings, or have some', async () => {
    const all = await office();
    const { gil, area, purchases, trips } = all;
    const ids = async (q?: string) => {
      const query = { departmentId: area.finance, ...(q && { q }) };
      return (await gil.call(listNpsProcesses, { query })).elements.map(({ id }) => id);
    };
    expect(await ids()).toEqual([purchases]);
    await rated(all, 1, day('2026-02-01'), null, trips);
    expect(await ids()).toEqual([purchases, trips]);
    expect(await ids('compr')).toEqual([purchases]);
  });

  test('P7.4.03 P2.5.16 P3.13 the steps of a process add up to its count, in a bucket and in total', async () => {
    const all = await office();
    const { api, db, gil, trips } = all;
    const go = async (created: Date, finished: Date) => {
      const body = { destino: 'sp' };
      const { idk } = (await api.as('ana').call(startRequest, { params: { id: trips }, body })).startProcessDto;
      const due_at = new Date(created.getTime() + 2 * 86_400_000);
      const values = { created_at: created, due_at, finished_at: finished, status: 'FINISHED' as const };
      await db.updateTable('tasks').set(values).where('idk', '=', idk).execute();
    };
    await go(day('2026-01-10'), day('2026-01-11'));
    await go(day('2026-02-10'), day('2026-02-13'));
    const steps = (query: { value?: string; finished?: 'NO'; createdAt?: string }) =>
      gil.call(listSlaSteps, { params: { id: trips }, query });
    const reserve = {
      id: 'go',
      title: 'Reservar',
      sla: 2,
      slaUnit: 'DAYS',
      responsibles: ['Iniciador'],
      withoutSla: 0,
    };
    expect(await steps({})).toEqual({ elements: [{ ...reserve, inside: 1, outside: 1 }], totalElements: 1 });
    expect((await steps({ value: '2026-02' })).elements).toEqual([{ ...reserve, inside: 0, outside: 1 }]);
    expect((await steps({ value: '2026-03' })).elements).toEqual([]);
    expect((await steps({ finished: 'NO' })).elements).toEqual([]);
    const range = '2026-02-11T00:00:00Z,2026-02-28T00:00:00Z';
    expect((await steps({ createdAt: range, value: '2026-02' })).elements).toEqual([]);
  });

  test('P7.4.04 P2.5.14 counts ratings as Gostei and Não Gostei, in total and by the request’s bucket', async () => {
    const all = await office();
    const { gil, area, purchases } = all;
    await rated(all, 1, day('2026-01-31'));
    await rated(all, 1, day('2026-02-01'));
    await rated(all, 0, day('2026-02-02'));
    await startPurchase(all.api, purchases);
    const { department, sectors, processes } = await gil.call(getNpsGraphs, { query: { departmentId: area.finance } });
    const totals = { liked: 2, disliked: 1 };
    const buckets = [
      { value: '2026-01', counts: { liked: 1, disliked: 0 } },
      { value: '2026-02', counts: { liked: 1, disliked: 1 } },
    ];
    expect(department).toEqual({ id: area.finance, label: 'Financeiro', totals, buckets });
    expect(sectors).toEqual([{ id: area.payable, label: 'Contas a pagar', totals, buckets }]);
    expect(processes).toEqual([{ id: purchases, label: 'Compras', totals, buckets }]);
  });

  test('C2.03 P7.4.05 P2.5.20 a rating contains process, requester, comment, area, assignees, date and the form', async () => {
    const all = await office();
    const { db, gil, area, people, trips } = all;
    const idk = await rated(all, 0, day('2026-02-02'), 'demorou', trips);
    await db.updateTable('tasks').set({ status: 'FINISHED', finished_at: testNow, finished_by: people.caio }).execute();
    const query = { filter: 'process' as const, id: trips };
    const { elements, totalElements } = await gil.call(listNpsItems, { query });
    expect(totalElements).toBe(1);
    expect(elements).toMatchObject([
      {
        idk,
        process: 'Viagens a trabalho',
        requester: { userName: 'ana' },
        nps: 0,
        comment: 'demorou',
        department: 'Financeiro',
        sector: 'Viagens',
        assignees: [{ userName: 'caio' }],
        createdAt: '2026-02-02T15:00:00.000Z',
        processData: [
          { label: 'Destino', value: 'São Paulo' },
          { label: 'Data de ida', value: '20/03/2026' },
          { label: 'Diária', value: 'R$ 1.350,00' },
          { label: 'Gestor', value: 'Bia Silva' },
        ],
      },
    ]);
    expect(JSON.stringify(elements)).not.toContain('segredo');
    expect((await gil.call(listNpsItems, { query: { filter: 'department', id: area.empty } })).totalElements).toBe(0);
  });

  test('P7.4.05 P9.18 lists the ratings of the selected bucket, twenty per page, newest first', async () => {
    const all = await office();
    const { gil, area, purchases, trips } = all;
    const idks: number[] = [];
    for (let number = 1; number <= 21; number += 1)
      idks.push(await rated(all, 1, day(`2026-01-${10 + (number % 20)}`)));
    await rated(all, 0, day('2026-02-02'), 'demorou');
    await rated(all, 1, day('2026-02-03'), null, trips);
    const list = async (query: {
      filter?: 'department' | 'sector' | 'process';
      id?: number;
      nps?: '0' | '1';
      value?: string;
      page?: number;
      sectorIds?: string;
      processIds?: string;
    }) => gil.call(listNpsItems, { query: { filter: 'department', id: area.finance, ...query } });
    const first = await list({});
    expect([first.elements.length, first.totalElements]).toEqual([20, 23]);
    const dates = first.elements.map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const second = await list({ page: 1 });
    expect(second.elements).toHaveLength(3);
    const seen = [...first.elements, ...second.elements].map(({ idk }) => idk);
    expect(new Set(seen).size).toBe(23);
    const total = async (query: Parameters<typeof list>[0]) => (await list(query)).totalElements;
    expect(await total({ nps: '0' })).toBe(1);
    expect(await total({ nps: '1', value: '2026-02' })).toBe(1);
    expect(await total({ filter: 'sector', id: area.travel })).toBe(1);
    expect(await total({ filter: 'process', id: purchases, nps: '1' })).toBe(21);
    expect(await total({ sectorIds: `${area.travel}` })).toBe(1);
    expect(await total({ filter: 'sector', id: area.payable, processIds: `${trips}` })).toBe(0);
  });

  test('counting reads only indexes, whatever the number of tasks of other processes', async () => {
    const { db, purchases } = await office();
    await sql`set enable_seqscan = off`.execute(db);
    try {
      const plan = async (table: 'tasks' | 'instances', also: string) => {
        const { rows } = await sql<Record<string, string>>`explain select count(*) from ${sql.table(table)} r
          where r.process_id = any (array[${sql.lit(purchases)}]::integer[])
            and r.created_at >= '2026-01-01' and ${sql.raw(also)}`.execute(db);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      };
      expect(await plan('tasks', "r.status <> 'CANCELED'")).toContain('tasks_of_process');
      expect(await plan('instances', 'r.nps_status is not null')).toContain('instances_rated');
    } finally {
      await sql`reset enable_seqscan`.execute(db);
    }
  });

  test('P6.09 users who cannot see reports cannot see the dashboards', async () => {
    const { api, area } = await office();
    const refused = { status: 403, errorCode: 'FORBIDDEN' };
    const query = { departmentId: area.finance };
    await expect(api.as('ana').call(getSlaGraphs, { query })).rejects.toMatchObject(refused);
    await expect(api.as('ana').call(getNpsGraphs, { query })).rejects.toMatchObject(refused);
  });

  test('P5.33 P2.5.02 graphs require a department and a valid date range', async () => {
    const { api, area } = await office();
    const status = async (path: string) => (await api.fetch('gil', `/v1/requests/${path}`)).status;
    expect(await status('sla')).toBe(400);
    expect(await status('nps')).toBe(400);
    const backwards = `departmentId=${area.finance}&createdAt=2026-02-02T03:00:00Z,2026-02-01T03:00:00Z`;
    expect(await status(`sla?${backwards}`)).toBe(400);
    expect(await status(`nps?${backwards}`)).toBe(400);
    const of = (from: string) => `sla?departmentId=${area.finance}&createdAt=${from}T03:00:00Z,2028-04-01T03:00:00Z`;
    expect(await status(of('2028-02-29'))).toBe(200);
    expect(await status(of('2027-02-29'))).toBe(400);
  });
});
