import { type HttpCall, type SearchSource, searchFieldOptions } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import type { Services } from '../context.ts';
import { insertProcess, insertUser, step, to } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { OutboundError, type OutboundRequest } from '../ports/outbound-call.ts';
import { ask, createTestApi, field, insertOffice } from '../testing/api.ts';

const call: HttpCall = {
  method: 'GET',
  endpoint: 'https://erp.example/modelos',
  requestHeaders: [],
  requestParams: [
    { name: 'q', value: '#query' },
    { name: 'marca', value: '#marca' },
  ],
};

describeDatabase('search fields', (database) => {
  async function office(search: SearchSource, overrides: Partial<Services> = {}) {
    const { db } = database();
    const people = await insertOffice(db);
    const processId = await insertProcess(db, {
      steps: [
        { ...step.start('work'), fields: [ask('marca'), ask('busca')] },
        step.task({ id: 'work', connections: to('end'), fields: [ask('busca')] }),
        step.end(),
      ],
      fields: [field('marca'), field('busca', { type: 'search', search })],
    });
    const api = createTestApi(db, overrides);
    const id = `${processId}.field-busca`;
    const find = (query: string, values: Record<string, string> = {}, name = 'ana') =>
      api.as(name).call(searchFieldOptions, { params: { id }, body: { query, ...values } });
    return { db, api, ...people, processId, id, find };
  }

  test('finds people and groups by the typed text', async () => {
    const people = await office({ kind: 'people' });
    expect(await people.find('bia')).toEqual([{ label: 'Bia Silva', value: 'bia' }]);
  });

  test('lists groups by name', async () => {
    const groups = await office({ kind: 'groups' });
    expect(await groups.find('SUPRI')).toEqual([{ label: 'Suprimentos', value: 'Suprimentos' }]);
  });

  test('T3.22 M7.18 M7.19 filters a list by the typed text and the fields it depends on', async () => {
    const items = [
      { label: 'Água', value: '1' },
      { label: 'Aguardente', value: '2', when: { marca: 'X' } },
      { label: 'Suco de uva', value: '3' },
    ];
    const { find } = await office({ kind: 'list', items });
    expect(await find('agua')).toEqual([{ label: 'Água', value: '1' }]);
    expect(await find(' suco  de uva ')).toEqual([{ label: 'Suco de uva', value: '3' }]);
    expect(await find('agua', { marca: 'X' })).toHaveLength(2);
    expect(await find('')).toHaveLength(2);
  });

  test('sends the typed text and the fields to another system, then filters and reads its response', async () => {
    const sent: OutboundRequest[] = [];
    const { find } = await office(
      {
        kind: 'http',
        call,
        labelProperty: 'nome',
        valueProperty: 'dados.codigo',
        extraFilter: '#ativo && #preco < 10',
      },
      {
        outbound: async (request) => {
          sent.push(request);
          const items = [
            { nome: 'Um', dados: { codigo: 1 }, ativo: true, preco: 5 },
            { nome: 'Caro', dados: { codigo: 2 }, ativo: true, preco: 50 },
            { nome: 'Velho', dados: { codigo: 3 }, ativo: false, preco: 5 },
            { nome: 'Sem código', ativo: true, preco: 5 },
          ];
          return { statusCode: 200, data: { itens: items } };
        },
      },
    );
    expect(await find('ca fé', { marca: 'X&Y' })).toEqual([{ label: 'Um', value: '1' }]);
    expect(sent[0]).toMatchObject({ method: 'GET' });
    expect(new URL(sent[0]?.url ?? '').searchParams.get('marca')).toBe('X&Y');
    expect(new URL(sent[0]?.url ?? '').searchParams.get('q')).toBe('ca fé');
  });

  test('finds a list nested in the response next to others', async () => {
    const data = { paginas: [1, 2], resultado: { itens: [{ nome: 'Um', id: 1 }], outros: [] } };
    const outbound = async () => ({ statusCode: 200, data });
    const source = { kind: 'http' as const, call, labelProperty: 'nome', valueProperty: 'id' };
    const deep = await office({ ...source, itemsProperty: 'resultado.itens' }, { outbound });
    expect(await deep.find('', { marca: 'X' })).toEqual([{ label: 'Um', value: '1' }]);
  });

  test('reports a system that does not respond, or not with a list, as the cause', async () => {
    const source: SearchSource = { kind: 'http', call, labelProperty: 'nome', valueProperty: 'id' };
    const outbound = async (): Promise<never> => {
      throw new OutboundError('TIMEOUT', 'demorou');
    };
    const slow = await office(source, { outbound });
    await expect(slow.find('a', { marca: 'X' })).rejects.toMatchObject({ status: 502 });
    const api = createTestApi(slow.db, { outbound: async () => ({ statusCode: 500, data: 'erro' }) });
    const failing = api.as('ana').call(searchFieldOptions, { params: { id: slow.id }, body: { query: 'a' } });
    await expect(failing).rejects.toMatchObject({ status: 502 });
  });

  test('only users who may start the process or see one of its requests may search', async () => {
    const { db, api, find, processId, id } = await office({ kind: 'people' });
    const { id: group } = await db
      .insertInto('initializer_groups')
      .values({ name: 'Vazio' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertUser(db, { user_name: 'fora' });
    const body = JSON.stringify({ marca: 'X' });
    await api.fetch('ana', `/v1/processes/${processId}/start`, { method: 'POST', body });
    await db.updateTable('processes').set({ initializer_group_id: group }).where('id', '=', processId).execute();
    await expect(find('bia', {}, 'fora')).rejects.toMatchObject({ status: 404 });
    expect(await find('bia', {}, 'ana')).toHaveLength(1);
    expect(await find('bia', {}, 'admin')).toHaveLength(1);
    await db
      .updateTable('processes')
      .set({ active: false, initializer_group_id: null })
      .where('id', '=', processId)
      .execute();
    await expect(find('bia', {}, 'fora')).rejects.toMatchObject({ status: 404 });
    expect(await find('bia', {}, 'ana')).toHaveLength(1);
    const path = `/v1/processdata/${id}/search`;
    expect((await api.fetch(null, path, { method: 'POST', body: '{"query":""}' })).status).toBe(401);
    expect((await api.fetch('ana', path, { method: 'POST', body: '{}' })).status).toBe(400);
    for (const unknown of ['1', 'x.y', `${processId}.field-marca`, '99999.field-busca']) {
      const missing = api.as('ana').call(searchFieldOptions, { params: { id: unknown }, body: { query: '' } });
      await expect(missing, unknown).rejects.toMatchObject({ status: 404 });
    }
  });
});
