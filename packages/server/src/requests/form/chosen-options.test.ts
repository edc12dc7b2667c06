import type { FormField, WorkflowDefinition } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { withChosenOptions } from './chosen-options.ts';

const items = [
  { label: 'Notas e pedidos', value: 'notas' },
  { label: 'Aprovação de pedidos', value: 'pedidos' },
];
const definition = {
  steps: [],
  fields: [
    { id: 'm', name: 'modulo', label: 'Módulo', type: 'search', search: { kind: 'list', items } },
    { id: 'p', name: 'pessoa', label: 'Pessoa', type: 'search', search: { kind: 'people' } },
  ],
} satisfies WorkflowDefinition;
const field = (name: string, value?: string): FormField => ({
  id: `1.${name}`,
  name,
  label: name,
  type: 'search',
  rules: {},
  value,
});

test('returns the name of a listed choice and leaves other search fields unchanged', () => {
  const [modulo, pessoa] = withChosenOptions([field('modulo', 'pedidos'), field('pessoa', 'ana.lima')], definition);
  expect(modulo?.options).toEqual([{ label: 'Aprovação de pedidos', value: 'pedidos' }]);
  expect(pessoa?.options).toBeUndefined();
});

test('returns no choice if the value is empty or no longer listed', () => {
  for (const value of [undefined, 'financeiro'])
    expect(withChosenOptions([field('modulo', value)], definition)[0]?.options).toBeUndefined();
});
