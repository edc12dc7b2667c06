import type { FormField } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { draftChange, draftFields } from './draft-change.ts';
import { type FormDraft, restorableValues } from './form-draft.ts';

const field = (name: string, type: FormField['type'] = 'string', more: Partial<FormField> = {}): FormField => ({
  id: name,
  name,
  label: name.toUpperCase(),
  type,
  rules: {},
  ...more,
});
const select = (values: string[]) =>
  field('cor', 'select', { options: values.map((value) => ({ value, label: value })) });

function restore(before: FormField[], now: FormField[], values: FormDraft['values']) {
  const draft: FormDraft = { savedAt: 0, values, labels: {}, form: draftFields(before) };
  const restored = restorableValues(now, draft);
  return { restored, change: draftChange(now, draft.form, values, restored) };
}

test('reports no change for a draft of the current form', () => {
  const fields = [field('nome'), field('dia', 'date')];
  expect(restore(fields, fields, { nome: 'Ana', dia: '1' })).toEqual({ restored: { nome: 'Ana' }, change: null });
});

test('keeps the values that fit a form published again and lists the others with their text', () => {
  const before = [field('nome'), field('valor', 'money'), field('extra'), select(['azul', 'verde'])];
  const now = [field('nome'), field('valor'), select(['azul']), field('novo')];
  const { restored, change } = restore(before, now, { nome: 'Ana', valor: 12, extra: 'x', cor: 'verde' });
  expect(restored).toEqual({ nome: 'Ana' });
  expect(change).toEqual({
    kept: ['NOME'],
    dropped: [
      { label: 'VALOR', text: '12' },
      { label: 'EXTRA', text: 'x' },
      { label: 'COR', text: 'verde' },
    ],
  });
});

test('reports an added field, and reports nothing for a draft of an earlier version without field data', () => {
  const values = { nome: 'Ana' };
  expect(restore([field('nome')], [field('nome'), field('novo')], values).change).toEqual({
    kept: ['NOME'],
    dropped: [],
  });
  expect(draftChange([field('nome')], undefined, values, values)).toBeNull();
});
