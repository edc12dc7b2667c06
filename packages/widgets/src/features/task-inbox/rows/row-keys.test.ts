import { expect, test } from 'vitest';
import { keyRows } from './row-keys.ts';

const page = (...uuids: readonly string[]) => uuids.map((uuid) => ({ uuid }));
const nothing = () => false;
const first = keyRows(page('a', 'b', 'c'), null, nothing);

test('rows of another page take the keys of the rows at their positions', () => {
  expect(first.keys).toEqual([0, 1, 2]);
  expect(keyRows(page('d', 'e', 'f'), first, nothing).keys).toEqual([0, 1, 2]);
});

test('a row keeps its key at another position', () => {
  expect(keyRows(page('c', 'a', 'b'), first, nothing).keys).toEqual([2, 0, 1]);
  expect(keyRows(page('d', 'a', 'b'), first, nothing).keys).toEqual([3, 0, 1]);
});

test('the key of a row in use is given to no other row', () => {
  const next = keyRows(page('d', 'e', 'f'), first, (uuid) => uuid === 'b');
  expect(next.keys).toEqual([0, 3, 2]);
  expect(keyRows(page('a', 'b', 'c', 'g'), next, nothing).keys).toEqual([0, 3, 2, 4]);
});

test('a row that returns shares no key with the row that took its own', () => {
  const next = keyRows(page('d', 'b', 'c'), first, nothing);
  const { keys } = keyRows(page('d', 'b', 'c', 'a'), next, nothing);
  expect(new Set(keys).size).toBe(4);
});
