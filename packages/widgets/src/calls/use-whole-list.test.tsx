// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { listGroupRows } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { answer, renderCalls } from './testing/render-calls.tsx';
import { useWholeList } from './use-whole-list.ts';

const group = (id: number) => ({ id, name: `Grupo ${id}`, active: true, members: [], branches: [], jobtitles: [] });

test('loads page after page until all rows are there', async () => {
  const pages: (string | null)[] = [];
  const { result } = renderCalls(
    () => useWholeList(listGroupRows, { query: {} }, 2),
    ({ url }) => {
      const page = Number(new URL(url).searchParams.get('page'));
      pages.push(String(page));
      const elements = page === 0 ? [group(1), group(2)] : [group(3)];
      return answer(200, { elements, totalElements: 3 });
    },
  );
  await waitFor(() => expect(result.current.data?.map(({ id }) => id)).toEqual([1, 2, 3]));
  expect(pages).toEqual(['0', '1']);
});

test('stops at an empty page even if the total promises more rows', async () => {
  const { result, fetch } = renderCalls(
    () => useWholeList(listGroupRows, { query: {} }, 2),
    () => answer(200, { elements: [], totalElements: 3 }),
  );
  await waitFor(() => expect(result.current.data).toEqual([]));
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('makes no call without an input', () => {
  const { result, fetch } = renderCalls(
    () => useWholeList(listGroupRows, null, 2),
    () => answer(500),
  );
  expect(result.current).toMatchObject({ data: undefined, isLoading: false });
  expect(fetch).not.toHaveBeenCalled();
});
