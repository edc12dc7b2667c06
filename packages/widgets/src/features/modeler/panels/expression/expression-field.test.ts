import { workflowLabels } from '@tramita/client/rules';
import { expect, test } from 'vitest';
import { expressionFields } from './expression-field.ts';

const field = { id: 'f1', name: 'valor', label: 'Valor', type: 'money', hint: '', options: [] } as const;

test('expressions may read the fields of the form, then the built-in ones, without duplicates', () => {
  const fields = expressionFields(
    {
      fields: [
        { ...field, options: [] },
        { ...field, id: 'f2', name: 'aviso', type: 'label', options: [] },
        { ...field, id: 'f3', name: 'motive', label: 'motive', type: 'string', hidden: true, options: [] },
        { ...field, id: 'f4', name: 'sem_titulo', label: '', type: '', options: [] },
      ],
    },
    workflowLabels,
  );
  expect(fields.slice(0, 3).map(({ name, label }) => [name, label])).toEqual([
    ['valor', 'Valor'],
    ['sem_titulo', 'sem_titulo'],
    ['approved', 'Aprovado'],
  ]);
  expect(fields.filter(({ name }) => name === 'motive')).toEqual([
    { name: 'motive', label: 'Motivo', type: 'string', options: [], isBuiltIn: true },
  ]);
});
