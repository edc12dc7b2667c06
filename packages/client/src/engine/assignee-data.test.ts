import { expect, test } from 'vitest';
import { assigneeText, assigneeValues } from './assignee-data.ts';
import { definition } from './testing/definitions.ts';
import { enginePerson } from './testing/states.ts';

const ana = enginePerson(10, 'Ana', enginePerson(20, 'Bia', enginePerson(30, 'Caio')));

test.each([
  ['custom1', 'matrícula 10'],
  ['custom1N1', 'matrícula 20'],
  ['custom1N2', 'matrícula 30'],
  ['customName', 'Ana'],
  ['customNameN1', 'Bia'],
  ['customNameN2', 'Caio'],
  ['userName', 'user10'],
  ['userNameN2', 'user30'],
  ['custom2', ''],
  ['unknown', ''],
])('M3.4.35 M3.4.36 the datum %s is %j', (key, text) => {
  expect(assigneeText(key, ana)).toBe(text);
});

test('M3.4.35 data of a superior who does not exist are empty', () => {
  expect(assigneeText('customNameN1', enginePerson(10, 'Ana'))).toBe('');
  expect(assigneeText('customNameN2', enginePerson(10, 'Ana', enginePerson(20, 'Bia')))).toBe('');
});

test('only assigneeData fields get a value', () => {
  const base = definition([], ['motivo']);
  const field = {
    id: 'f',
    name: 'gestor',
    label: 'Gestor',
    type: 'assigneeData' as const,
    assigneeData: 'customNameN1',
  };
  expect(assigneeValues({ ...base, fields: [...base.fields, field] }, ana)).toEqual({ gestor: 'Bia' });
});
