import { expect, test } from 'vitest';
import { flagTemplates } from '../../../contract/processes/flow-constants.ts';
import { datePresets, fieldTypes, maskTypes } from '../../../contract/processes/form.ts';
import { connectionOperators } from '../../../contract/processes/workflow.ts';
import { fieldTypeRecords } from '../../form/field-types.ts';
import { assigneeDataOptions, datePresetLabels, flagTemplateLabels, maskLabels } from './field-labels.ts';
import { operatorLabels } from './operator-labels.ts';

const labelsOfTypes = Object.fromEntries(Object.entries(fieldTypeRecords).map(([type, { label }]) => [type, label]));

test('every choice has a distinct label', () => {
  const tables = [
    [fieldTypes, labelsOfTypes],
    [maskTypes, maskLabels],
    [datePresets, datePresetLabels],
    [flagTemplates, flagTemplateLabels],
    [connectionOperators, operatorLabels],
  ] as const;
  for (const [values, labels] of tables) {
    expect(Object.keys(labels).sort()).toEqual([...values].sort());
    expect(new Set(Object.values(labels)).size).toBe(values.length);
  }
});

test('M3.4.28 M3.4.29 M3.4.30 M3.4.31 M3.4.32 M3.4.33 M3.4.34 seven kinds of data of the user can be chosen', () => {
  expect(assigneeDataOptions.slice(0, 7)).toEqual([
    { value: 'custom1', label: 'ID' },
    { value: 'custom2', label: 'CPF' },
    { value: 'custom3', label: 'Cargo' },
    { value: 'custom4', label: 'Filial' },
    { value: 'custom5', label: 'Setor' },
    { value: 'customName', label: 'Nome' },
    { value: 'userName', label: 'Usuário' },
  ]);
});

test('M3.4.35 M3.4.36 each has a variant of the superior and of the superior’s superior, 21 in total', () => {
  expect(new Set(assigneeDataOptions.map(({ value }) => value)).size).toBe(21);
  expect(assigneeDataOptions[7]).toEqual({ value: 'custom1N1', label: 'ID - Superior (N1)' });
  expect(assigneeDataOptions[20]).toEqual({ value: 'userNameN2', label: 'Usuário - Superior do Superior (N2)' });
});
