import { expect, test } from 'vitest';
import { responsibleNames } from './person-names.ts';

const ana = { id: 1001, nickName: 'Ana' };
const rui = { id: 1002, nickName: 'Rui' };

test('joins several assignees by commas', () => {
  expect(responsibleNames([ana, rui])).toBe('Ana, Rui');
});

test('puts groups after people and calls the current user "Você"', () => {
  expect(responsibleNames([ana, rui], [{ id: 1, name: 'Fiscal' }], 1002)).toBe('Ana, Você, Fiscal');
});

test('returns an empty text if there is no assignee', () => {
  expect(responsibleNames([])).toBe('');
});
