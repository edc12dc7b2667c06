import {
  createMyDataExport,
  downloadMyDataExport,
  downloadTaskReport,
  listTasks,
  type SearchSource,
  startRequest,
  type TaskListQuery,
} from '@tramita/client/contract';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { insertProcess, step, to } from '../../db/testing/builders.ts';
import { describeDatabase } from '../../db/testing/test-database.ts';
import { OutboundError, type OutboundRequest } from '../../ports/outbound-call.ts';
import { ask, createTestApi, field, insertOffice } from '../../testing/api.ts';
import { runExports } from '../../testing/refusals/office/exports.ts';

const search: SearchSource = {
  kind: 'http',
  call: {
    method: 'GET',
    endpoint: 'https://erp.example/centros',
    requestHeaders: [],
    requestParams: [{ name: 'busca', value: '#query' }],
  },
  labelProperty: 'nome',
  valueProperty: 'codigo',
};

const costs = {
  steps: [
    { ...step.start('do'), fields: [ask('centro'), ask('gestor')] },
    step.approval({
      id: 'do',
      title: 'Aprovação',
      assignees: [{ id: 2, firstName: 'Superior direto' }],
      connections: to('end'),
    }),
    step.end(),
  ],
  fields: [
    field('centro', { type: 'search', label: 'Centro de custo', search }),
    field('gestor', { type: 'search', label: 'Gestor', search: { kind: 'people' } }),
  ],
};

const centers = [
  { codigo: 1, nome: 'Loja Água Verde' },
  { codigo: 2, nome: 'Escritório' },
];

describeDatabase('search fields in lists and files', (database) => {
  async function office() {
    const { db } = database();
    const people = await insertOffice(db);
    const id = await insertProcess(db, costs, { title: 'Custos', name: 'custos', created_by: people.elisa });
    const system = { isDown: false, calls: 0 };
    const outbound = async ({ url }: OutboundRequest) => {
      system.calls += 1;
      if (system.isDown) throw new OutboundError('TIMEOUT', 'demorou');
      const typed = (new URL(url).searchParams.get('busca') ?? '').toLowerCase();
      const found = centers.filter(({ codigo, nome }) => `${codigo} ${nome}`.toLowerCase().includes(typed));
      return { statusCode: 200, data: found };
    };
    const api = createTestApi(db, { outbound });
    const start = async (body: Record<string, string>) =>
      (await api.as('ana').call(startRequest, { params: { id }, body })).startProcessDto.idk;
    const queue = { myTasks: false, assignedToMe: false, status: 'TO_DO', process: 'Custos' } as const;
    const rows = (query: Partial<TaskListQuery> = {}) =>
      api.as('bia').call(listTasks, { query: { ...queue, ...query } });
    const find = async (query: Partial<TaskListQuery>) => (await rows(query)).map(({ idk }) => idk);
    return { api, system, start, queue, rows, find };
  }

  test('C2.03 T3.34 lists, their CSV and exports of personal data show the labels of search fields', async () => {
    const { api, start, queue, rows } = await office();
    await start({ centro: '1', gestor: 'bia' });
    expect((await rows())[0]?.data).toEqual({ centro: 'Loja Água Verde', gestor: 'Bia Silva' });
    const file = await api
      .as('bia')
      .call(downloadTaskReport, { params: { reportName: 'attendance-to-do' }, query: queue });
    expect(await file.text()).toContain(';Centro de custo;Gestor\r\n');
    expect(await file.text()).toContain(';Loja Água Verde;Bia Silva\r\n');
    const { uuid } = await api.as('ana').call(createMyDataExport, {});
    await runExports(api);
    const zip = await api.as('ana').call(downloadMyDataExport, { params: { uuid } });
    const entries = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    const values = new TextDecoder().decode(entries['valores.csv']);
    expect(values).toContain(';Centro de custo;centro;Loja Água Verde;');
    expect(values).toContain(';Gestor;gestor;Bia Silva;');
  });

  test('T7.2.01 C2.03 lists are filtered by labels and by codes of search fields, and sorted by names', async () => {
    const { start, find } = await office();
    const a = await start({ centro: '1', gestor: 'caio' });
    const b = await start({ centro: '2', gestor: 'bia' });
    expect(await find({ centro: 'água VERDE' })).toEqual([a]);
    expect(await find({ centro: '2' })).toEqual([b]);
    expect(await find({ gestor: 'Bia Sil' })).toEqual([b]);
    expect(await find({ gestor: 'bia' })).toEqual([b]);
    expect(await find({ order_by_gestor: 'ASC' })).toEqual([b, a]);
    expect(await find({ order_by_gestor: 'DESC' })).toEqual([a, b]);
  });

  test('C2.03 a list shows and filters codes while the other system does not respond', async () => {
    const { system, start, rows, find } = await office();
    const idk = await start({ centro: '2' });
    system.isDown = true;
    expect((await rows())[0]?.data).toMatchObject({ centro: '2' });
    expect(await find({ centro: '2' })).toEqual([idk]);
    expect(await find({ centro: 'Escritório' })).toEqual([]);
    system.isDown = false;
    expect((await rows())[0]?.data).toMatchObject({ centro: 'Escritório' });
    const { calls } = system;
    await rows();
    expect(system.calls).toBe(calls);
  });
});
