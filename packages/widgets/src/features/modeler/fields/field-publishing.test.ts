import type { ModelField } from '@tramita/client/contract';
import {
  addField,
  assigneeDataOptions,
  changeField,
  definitionOf,
  formFieldsOf,
  modelOfPublish,
  newWorkflow,
  publishBody,
} from '@tramita/client/rules';
import { describe, expect, test } from 'vitest';

/** Publishes a process with this field and returns the field as the requester gets it. */
function published(settings: Partial<ModelField>) {
  const drawn = addField(newWorkflow(), 'c1');
  const { type = 'string', ...rest } = settings;
  const typed = changeField(drawn, 'c1', { label: 'Campo', type }).model;
  const body = publishBody(changeField(typed, 'c1', rest).model);
  const received = modelOfPublish(JSON.parse(JSON.stringify(body)));
  const [field] = formFieldsOf({ processId: 7, definition: definitionOf(received), stepId: 'inicio', values: {} });
  return { field, definition: definitionOf(received).fields.find(({ id }) => id === 'c1') };
}

describe('user properties', () => {
  test.each([
    ['M3.4.28', 'custom1', 'ID'],
    ['M3.4.29', 'custom2', 'CPF'],
    ['M3.4.30', 'custom3', 'Cargo'],
    ['M3.4.31', 'custom4', 'Filial'],
    ['M3.4.32', 'custom5', 'Setor'],
    ['M3.4.33', 'customName', 'Nome'],
    ['M3.4.34', 'userName', 'Usuário'],
  ])('%s %s is offered as %s and published, for the two superiors too', (_id, assigneeData, label) => {
    const offered = new Map(assigneeDataOptions.map((option) => [option.value, option.label]));
    expect(offered.get(assigneeData)).toBe(label);
    expect(offered.get(`${assigneeData}N1`)).toBe(`${label} - Superior (N1)`);
    expect(offered.get(`${assigneeData}N2`)).toBe(`${label} - Superior do Superior (N2)`);
    for (const key of [assigneeData, `${assigneeData}N1`, `${assigneeData}N2`]) {
      expect(published({ type: 'assigneeData', assigneeData: key }).definition?.assigneeData).toBe(key);
    }
  });

  test('M3.4.35 M3.4.36 every user property has variants for the superior and the superior of the superior', () => {
    const keys = assigneeDataOptions.map(({ value }) => value);
    expect(keys).toHaveLength(21);
    expect(keys.filter((key) => key.endsWith('N1'))).toHaveLength(7);
    expect(keys.filter((key) => key.endsWith('N2'))).toHaveLength(7);
  });
});

test('M3.4.01 publishes all settings of a field', () => {
  const said = {
    type: 'select',
    label: 'Tipo de despesa',
    hint: 'Escolha um',
    options: [{ label: 'Viagem', value: 'viagem' }],
    defaultValue: 'viagem',
    section: 'Despesa',
    span: 6,
  } satisfies Partial<ModelField>;
  expect(published(said).field).toMatchObject({ ...said, name: 'tipo_de_despesa' });
  const limits = { minValue: 1, maxValue: 9, maxLength: 30, regexExpression: '[a-z]+' };
  expect(published({ type: 'regex', ...limits }).field?.rules).toMatchObject(limits);
  const days = { minDate: 'OTHERS', minDateTotal: -5, maxDate: 'NEXT_WEEK' };
  expect(published({ type: 'date', ...days }).field).toMatchObject(days);
});

test('M3.4.02 publishes a search with its call, which reads the fields it refers to', () => {
  const search = {
    kind: 'http',
    method: 'POST',
    endpoint: 'https://erp.exemplo.com.br/itens/#campo',
    requestHeaders: [{ header: 'Chave', value: 'abc' }],
    requestParams: [{ param: 'q', value: '#query' }],
    requestBody: '{"filtro":"#campo"}',
    extraFilter: '#ativo == true',
    responseBody: { items: 'dados.itens', label: 'nome', value: 'codigo' },
  } satisfies ModelField['search'];
  const { field, definition } = published({ type: 'search', search });
  expect(field?.requestDependency).toEqual(['campo']);
  expect(definition?.search).toMatchObject({
    kind: 'http',
    call: { method: 'POST', endpoint: search.endpoint, requestBody: search.requestBody },
    itemsProperty: 'dados.itens',
    labelProperty: 'nome',
    valueProperty: 'codigo',
    extraFilter: '#ativo == true',
  });
});
