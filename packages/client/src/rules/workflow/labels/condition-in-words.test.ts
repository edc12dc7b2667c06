import { expect, test } from 'vitest';
import type { ModelField } from '../../../contract/processes/process-model.ts';
import { conditionInWords } from './condition-in-words.ts';

const field = (name: string, label: string, type: ModelField['type'], options: ModelField['options'] = []) => ({
  id: name,
  name,
  label,
  type,
  hint: '',
  options,
});
const fields = [
  field('valor', 'Valor total', 'money'),
  field('tipo', 'Tipo', 'select', [{ label: 'Viagem nacional', value: 'viagem' }]),
  field('dia', 'Dia', 'date'),
  field('sem_titulo', ' ', 'string'),
];

test.each([
  [{ field: 'valor', operator: '>', value: '5000' }, 'Valor total é maior que 5000'],
  [{ field: 'valor', operator: 'isNull' }, 'Valor total está vazio'],
  [{ field: 'approved', operator: '=', value: 'true' }, 'Aprovado é igual a Sim'],
  [{ field: 'approved', operator: '=', value: 'false' }, 'Aprovado é igual a Não'],
  [{ field: 'tipo', operator: '!=', value: 'viagem' }, 'Tipo é diferente de Viagem nacional'],
  [{ field: 'tipo', operator: '=', value: 'outra' }, 'Tipo é igual a outra'],
  [{ field: 'dia', operator: '<', value: 'LAST_WEEK' }, 'Dia é menor que uma semana antes'],
  [{ field: 'dia', operator: '<', value: 'OTHERS:-3' }, 'Dia é menor que 3 dias antes'],
  [{ field: 'dia', operator: '>=', value: '2026-11-21' }, 'Dia é maior ou igual a 21/11/2026'],
  [{ field: 'motive', operator: 'isNotNull' }, 'Motivo está preenchido'],
  [{ field: 'sem_titulo', operator: 'contains', value: 'x' }, 'sem_titulo contém x'],
  [{ field: 'constructor', operator: '=', value: 'x' }, 'constructor é igual a x'],
] as const)('describes the condition %j', (connection, words) => {
  expect(conditionInWords({ stepId: null, ...connection }, fields)).toBe(words);
});

test('returns null for an incomplete condition', () => {
  expect(conditionInWords({ stepId: null, field: 'valor' }, fields)).toBeNull();
  expect(conditionInWords({ stepId: null, operator: '=' }, fields)).toBeNull();
});
