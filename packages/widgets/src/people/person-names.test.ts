import { expect, test } from 'vitest';
import { responsibleNames } from './person-names.ts';

const ana = { id: 1001, nickName: 'Ana' };
const rui = { id: 1002, nickName: 'Rui' };

test('joins several assignees by commas', () => {
  expect(responsibleNames([ana, rui])).toBe('Ana, Rui');
});

test('names groups after people, and the person looking as you', () => {
  expect(responsibleNames([ana, rui], [{ id: 1, name: 'Fiscal' }], 1002)).toBe('Ana, Você, Fiscal');
});

test('is empty when nobody is responsible', () => {
  expect(responsibleNames([])).toBe('');
});
