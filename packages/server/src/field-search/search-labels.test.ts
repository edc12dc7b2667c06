import type { DefinitionField, HttpCall, SearchSource } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { describeDatabase } from '../db/testing/test-database.ts';
import { OutboundError, type OutboundRequest } from '../ports/outbound-call.ts';
import { field, insertOffice } from '../testing/api.ts';
import { createSearchLabels } from './search-labels.ts';

const call: HttpCall = {
  method: 'GET',
  endpoint: 'https://erp.example/centros',
  requestHeaders: [],
  requestParams: [
    { name: 'busca', value: '#query' },
    { name: 'filial', value: '#filial' },
  ],
};
const source: SearchSource = { kind: 'http', call, labelProperty: 'nome', valueProperty: 'codigo' };
const limits = { mostCalls: 10, timeoutMs: 500, withinMs: 60_000 };

const fields: DefinitionField[] = [
  field('filial'),
  field('centro', { type: 'search', search: source }),
  field('gestor', { type: 'search', search: { kind: 'people' } }),
];
const formOf = (values: Record<string, string>) => ({ fields, values });

describeDatabase('labels of search fields', (database) => {
  function labelsFrom(answer: (url: URL) => unknown, overrides: Partial<typeof limits> = {}) {
    const { db } = database();
    const sent: string[] = [];
    const outbound = async ({ url, timeoutMs }: OutboundRequest) => {
      sent.push(`${new URL(url).searchParams.get('filial')} ${new URL(url).searchParams.get('busca')} ${timeoutMs}`);
      return { statusCode: 200, data: answer(new URL(url)) };
    };
    const create = () => createSearchLabels({ db, outbound }, { ...limits, ...overrides });
    return { sent, create, labelled: create() };
  }

  test('C2.03 P2.5.20 replaces codes with labels, asking for each value and the fields it depends on once', async () => {
    await insertOffice(database().db);
    const { sent, labelled } = labelsFrom((url) => [
      { codigo: 7, nome: `Loja ${url.searchParams.get('filial')}` },
      { codigo: 8, nome: 'Escritório' },
    ]);
    const forms = ['042', '042', '057'].map((filial) => formOf({ filial, centro: '7', gestor: 'bia' }));
    expect(await labelled(forms)).toEqual([
      { filial: '042', centro: 'Loja 042', gestor: 'Bia Silva' },
      { filial: '042', centro: 'Loja 042', gestor: 'Bia Silva' },
      { filial: '057', centro: 'Loja 057', gestor: 'Bia Silva' },
    ]);
    expect(await labelled([formOf({ filial: '057', centro: '8' })])).toMatchObject([{ centro: 'Escritório' }]);
    expect(sent).toEqual(['042 7 500', '057 7 500']);
  });

  test('C2.03 does not request a label again for the next page, except one that was not received', async () => {
    await insertOffice(database().db);
    const { sent, create } = labelsFrom((url) =>
      url.searchParams.get('busca') === '7' ? [{ codigo: 7, nome: 'Loja' }] : [],
    );
    const forms = ['7', '8'].map((centro) => formOf({ filial: '042', centro }));
    const labelled = [{ centro: 'Loja' }, { centro: '8' }];
    expect(await create()(forms)).toMatchObject(labelled);
    expect(await create()(forms)).toMatchObject(labelled);
    expect(sent).toEqual(['042 7 500', '042 8 500', '042 8 500']);
  });

  test('C2.03 keeps values without a label: unknown, of a system that fails, beyond a limit', async () => {
    const unknown = labelsFrom(() => []);
    const forms = ['1', '2', '3'].map((centro) => formOf({ filial: '042', centro, gestor: 'ninguem' }));
    const values = forms.map((form) => form.values);
    expect(await unknown.labelled(forms)).toEqual(values);
    const failing = labelsFrom(() => {
      throw new OutboundError('TIMEOUT', 'demorou');
    });
    expect(await failing.labelled(forms)).toEqual(values);
    const failedCalls = failing.sent.length;
    expect(await failing.labelled([formOf({ filial: '042', centro: '9' })])).toMatchObject([{ centro: '9' }]);
    expect(failing.sent).toHaveLength(failedCalls);
    const limited = labelsFrom((url) => [{ codigo: url.searchParams.get('busca'), nome: 'Loja' }], {
      mostCalls: 2,
    });
    expect((await limited.labelled(forms)).map(({ centro }) => centro)).toEqual(['Loja', 'Loja', '3']);
    const late = labelsFrom(() => [{ codigo: '1', nome: 'Loja' }], { withinMs: 0 });
    expect(await late.labelled(forms)).toEqual(values);
    expect(late.sent).toEqual([]);
    expect(await limited.labelled([{ fields: [], values: { centro: '1' } }])).toEqual([{ centro: '1' }]);
  });
});
