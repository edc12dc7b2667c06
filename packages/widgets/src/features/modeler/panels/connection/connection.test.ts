import { addStep, changeStep, newWorkflow } from '@tramita/client/rules';
import { expect, test } from 'vitest';
import { conditionInput, dateValue, readDateValue } from './condition-value.ts';
import { moveConnection } from './move-connection.ts';

const options = [{ value: 'a', label: 'A' }];

test('chooses the input for a condition by field and operator', () => {
  expect(conditionInput('money', '>', [])).toBe('number');
  expect(conditionInput('money', 'contains', [])).toBe('text');
  expect(conditionInput('select', '=', options)).toBe('options');
  expect(conditionInput('select', 'contains', options)).toBe('text');
  expect(conditionInput('select-multiple', 'contains', options)).toBe('options');
  expect(conditionInput('boolean', '!=', options)).toBe('options');
  expect(conditionInput('date', '<', [])).toBe('date');
  expect(conditionInput('date', 'isNull', [])).toBe('none');
  expect(conditionInput(undefined, undefined, [])).toBe('text');
});

test('reads a relative day as a preset, or as a number of days before or after today', () => {
  expect(readDateValue('OTHERS:-3')).toEqual({ choice: 'OTHERS', offset: -3 });
  expect(readDateValue('NEXT_WEEK')).toEqual({ choice: 'NEXT_WEEK', offset: 0 });
  expect(readDateValue('2026-11-21')).toEqual({ choice: '2026-11-21', offset: 0 });
  expect(readDateValue('')).toEqual({ choice: '', offset: 0 });
  expect(dateValue('OTHERS', -3)).toBe('OTHERS:-3');
  expect(dateValue('CURRENT_DATE', 5)).toBe('CURRENT_DATE');
});

test('moves a connection among those of its decision', () => {
  const added = addStep(newWorkflow(), { kind: 'placeholder', stepId: 'vazio' }, 'GATEWAY', 'd');
  const connections = ['fim', 'inicio', 'd'].map((stepId) => ({ stepId }));
  const model = changeStep(added, 'd', { connections });
  const targets = (of: typeof model) => of.steps.find(({ id }) => id === 'd')?.connections.map(({ stepId }) => stepId);
  expect(targets(moveConnection(model, 'd', 0, 1))).toEqual(['inicio', 'fim', 'd']);
  expect(targets(moveConnection(model, 'd', 2, -1))).toEqual(['fim', 'd', 'inicio']);
  expect(moveConnection(model, 'd', 0, -1)).toBe(model);
  expect(moveConnection(model, 'd', 2, 1)).toBe(model);
  expect(moveConnection(model, 'x', 0, 1)).toBe(model);
});
