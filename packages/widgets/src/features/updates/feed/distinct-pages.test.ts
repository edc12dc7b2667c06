import type { Update } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { distinctPages } from './distinct-pages.ts';

const page = (...ids: number[]) => ids.map((id) => ({ id }) as Update);

test('a row that a new one pushed to the next page occurs once, at its first place', () => {
  const pages = [page(3, 2), page(2, 1)];
  expect(distinctPages(pages).map((rows) => rows.map(({ id }) => id))).toEqual([[3, 2], [1]]);
});

test('a page without such rows stays the same, so that it is not rendered again', () => {
  const [first, second] = [page(3, 2), page(1)];
  const distinct = distinctPages([first, second]);
  expect(distinct[0]).toBe(first);
  expect(distinct[1]).toBe(second);
});
