import { workflowLabels } from '@tramita/client/rules';
import { expect, test } from 'vitest';
import { panelsMessages } from '../../../../messages/features/modeler/panels.ts';
import { moveSheetField, sheetFields } from './sheet-fields.ts';

const base = { hint: '', options: [] };
const model = {
  fields: [
    { ...base, id: 'f1', name: 'valor', label: 'Valor', type: 'money' as const },
    { ...base, id: 'f2', name: 'tipo', label: 'Tipo', type: 'string' as const },
  ],
};

test('M3.4.45 M3.4.46 the list contains id, label, field name and selection; built-in fields end in (default)', () => {
  const items = sheetFields(model, ['tipo', 'idk'], panelsMessages.defaultField, workflowLabels);
  expect(items.slice(0, 4)).toEqual([
    { id: 'f2', label: 'Tipo', fieldName: 'tipo', checked: true },
    { id: 'idk', label: 'IDK (default)', fieldName: 'idk', checked: true },
    { id: 'f1', label: 'Valor', fieldName: 'valor', checked: false },
    { id: 'approved', label: 'Aprovado (default)', fieldName: 'approved', checked: false },
  ]);
  expect(items.filter(({ label }) => label.endsWith(' (default)'))).toHaveLength(8);
});

test('a removed field stays in the list until it is deselected', () => {
  expect(sheetFields(model, ['antigo'], panelsMessages.defaultField, workflowLabels)[0]).toEqual({
    id: 'antigo',
    label: 'antigo',
    fieldName: 'antigo',
    checked: true,
  });
});

test('moves a selected field within the selected ones', () => {
  const chosen = ['a', 'b', 'c'];
  expect(moveSheetField(chosen, 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moveSheetField(chosen, 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(moveSheetField(chosen, 'a', -1)).toBe(chosen);
  expect(moveSheetField(chosen, 'x', 1)).toBe(chosen);
});
