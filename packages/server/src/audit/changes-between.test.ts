import { expect, test } from 'vitest';
import { changesBetween } from './changes-between.ts';

test('returns the attributes that differ, with both values', () => {
  expect(changesBetween({ id: 1, name: 'A', members: [1, 2] }, { id: 1, name: 'B', members: [1, 2] })).toEqual([
    { attribute: 'name', before: 'A', after: 'B' },
  ]);
  expect(changesBetween({ members: [{ id: 1 }] }, { members: [] })).toEqual([
    { attribute: 'members', before: [{ id: 1 }], after: [] },
  ]);
});

test('returns every attribute of a new or a deleted object, without its id', () => {
  expect(changesBetween(null, { id: 1, name: 'A', description: null })).toEqual([
    { attribute: 'name', before: null, after: 'A' },
  ]);
  expect(changesBetween({ id: 1, name: 'A' }, null)).toEqual([{ attribute: 'name', before: 'A', after: null }]);
});
