// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { listGroupRows, listSheets } from '@tramita/client/contract';
import { expect, test, vi } from 'vitest';
import { answer, renderCalls } from './testing/render-calls.tsx';
import { useEndlessCall } from './use-endless-call.ts';
import { usePagedCall } from './use-paged-call.ts';

const row = (id: number) => ({ id, name: `Grupo ${id}`, active: true });
const pageNumber = (request: Request) => Number(new URL(request.url).searchParams.get('page'));

test('a paged call keeps the previous page until the next one arrives', async () => {
  const { result, rerender } = renderCalls(
    ({ page }: { page: number }) => usePagedCall(listGroupRows, { query: {} }, { page, size: 1 }),
    (request) => answer(200, { elements: [row(pageNumber(request))], totalElements: 2 }),
    { page: 0 },
  );
  await waitFor(() => expect(result.current.rows).toMatchObject([{ id: 0 }]));
  rerender({ page: 1 });
  expect(result.current).toMatchObject({ rows: [{ id: 0 }], isFormer: true, isRefreshing: true, total: 2 });
  await waitFor(() => expect(result.current.rows).toMatchObject([{ id: 1 }]));
});

test('keeps the previous page if the next one cannot be loaded, and loads it on retry', async () => {
  let isBroken = true;
  const { result, rerender } = renderCalls(
    ({ page }: { page: number }) => usePagedCall(listGroupRows, { query: {} }, { page, size: 1 }),
    (request) =>
      pageNumber(request) === 1 && isBroken
        ? answer(500, {})
        : answer(200, { elements: [row(pageNumber(request))], totalElements: 2 }),
    { page: 0 },
  );
  await waitFor(() => expect(result.current.rows).toMatchObject([{ id: 0 }]));
  rerender({ page: 1 });
  await waitFor(() => expect(result.current.hasFailedLater).toBe(true));
  expect(result.current).toMatchObject({ status: 'ready', rows: [{ id: 0 }], total: 2, isFormer: true });
  isBroken = false;
  act(() => result.current.retry());
  await waitFor(() => expect(result.current).toMatchObject({ rows: [{ id: 1 }], hasFailedLater: false }));
});

test('an empty list does not stay while another search is loading or after it failed', async () => {
  const { result, rerender } = renderCalls(
    ({ q }: { q: string }) => usePagedCall(listGroupRows, { query: { q } }, { page: 0, size: 1 }),
    ({ url }) =>
      new URL(url).searchParams.get('q') === 'broken'
        ? answer(500, {})
        : answer(200, { elements: [], totalElements: 0 }),
    { q: 'nothing' },
  );
  await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', total: 0 }));
  rerender({ q: 'broken' });
  expect(result.current).toMatchObject({ status: 'loading', total: null });
  await waitFor(() => expect(result.current.status).toBe('error'));
});

test('an endless call does not keep an empty list of a previous input', async () => {
  const { result, rerender } = renderCalls(
    ({ q }: { q: string }) => useEndlessCall(listGroupRows, { query: { q } }, { size: 2, keepFormer: true }),
    () => answer(200, { elements: [], totalElements: 0 }),
    { q: 'a' },
  );
  await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', total: 0 }));
  rerender({ q: 'b' });
  expect(result.current).toMatchObject({ status: 'loading', total: null });
  await waitFor(() => expect(result.current.status).toBe('ready'));
});

test('moves to the last page, once, if the selected page no longer exists', async () => {
  const onPageGone = vi.fn();
  const { result } = renderCalls(
    () => usePagedCall(listGroupRows, { query: {} }, { page: 4, size: 10, onPageGone }),
    () => answer(200, { elements: [], totalElements: 21 }),
  );
  await waitFor(() => expect(result.current.total).toBe(21));
  expect(onPageGone.mock.calls).toEqual([[2]]);
});

test('does not treat an empty first page as gone', async () => {
  const onPageGone = vi.fn();
  const { result } = renderCalls(
    () => usePagedCall(listGroupRows, { query: {} }, { page: 0, size: 10, onPageGone }),
    () => answer(200, { elements: [], totalElements: 0 }),
  );
  await waitFor(() => expect(result.current.total).toBe(0));
  expect(onPageGone).not.toHaveBeenCalled();
});

test('E9.06 a list that the server does not offer is empty if it is an addition, and a failure otherwise', async () => {
  const absent = () => answer(404, { errorCode: 'NOT_FOUND' });
  const addition = renderCalls(() => usePagedCall(listSheets, { query: {} }, { page: 0, size: 10 }), absent);
  await waitFor(() => expect(addition.result.current).toMatchObject({ status: 'ready', problem: null, total: 0 }));
  const required = renderCalls(() => usePagedCall(listGroupRows, { query: {} }, { page: 0, size: 10 }), absent);
  await waitFor(() => expect(required.result.current.status).toBe('error'));
});

test('endless pages contain a row only once if it has moved to the next page', async () => {
  const pages = [[row(1), row(2)], [row(2), row(3)], []];
  const { result } = renderCalls(
    () => useEndlessCall(listGroupRows, { query: {} }, { size: 2 }),
    (request) => answer(200, { elements: pages[pageNumber(request)] ?? [], totalElements: 4 }),
  );
  await waitFor(() => expect(result.current).toMatchObject({ hasMore: true, total: 4 }));
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.rows.map(({ id }) => id)).toEqual([1, 2, 3]));
  expect(result.current.hasMore).toBe(false);
});

test('a failed page is loaded again by retry, not by loadMore', async () => {
  let isBroken = true;
  const { result, fetch } = renderCalls(
    () => useEndlessCall(listGroupRows, { query: {} }, { size: 1 }),
    (request) => {
      const page = pageNumber(request);
      return page === 1 && isBroken ? answer(400) : answer(200, { elements: [row(page)], totalElements: 2 });
    },
  );
  await waitFor(() => expect(result.current.hasMore).toBe(true));
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.hasFailedLater).toBe(true));
  act(() => result.current.loadMore());
  expect(fetch).toHaveBeenCalledTimes(2);
  isBroken = false;
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.rows).toHaveLength(2));
});

test('an endless call without an input makes no call', () => {
  const { result, fetch } = renderCalls(
    () => useEndlessCall(listGroupRows, null, { size: 2 }),
    () => answer(500),
  );
  expect(result.current).toMatchObject({ rows: [], isLoading: false, hasMore: false });
  expect(fetch).not.toHaveBeenCalled();
});

test('an endless call keeps the rows of a previous input only if the function accepts that input', async () => {
  const keepFormer = ({ query }: { query?: { q?: string | undefined } }) => query?.q === 'a';
  const { result, rerender } = renderCalls(
    ({ q }: { q: string }) => useEndlessCall(listGroupRows, { query: { q } }, { size: 2, keepFormer }),
    ({ url }) => {
      const id = new URL(url).searchParams.get('q') === 'a' ? 1 : 2;
      return answer(200, { elements: [row(id)], totalElements: 1 });
    },
    { q: 'a' },
  );
  await waitFor(() => expect(result.current.rows).toMatchObject([{ id: 1 }]));
  rerender({ q: 'b' });
  expect(result.current).toMatchObject({ rows: [{ id: 1 }], isFormer: true });
  await waitFor(() => expect(result.current).toMatchObject({ rows: [{ id: 2 }], isFormer: false }));
  rerender({ q: 'c' });
  expect(result.current.rows).toEqual([]);
});

test('reports the error of a failed page once', async () => {
  const onFailed = vi.fn();
  const { result, rerender } = renderCalls(
    () => useEndlessCall(listGroupRows, { query: {} }, { size: 2, onFailed }),
    () => answer(400),
  );
  await waitFor(() => expect(result.current.problem).not.toBeNull());
  rerender();
  expect(onFailed.mock.calls).toEqual([[result.current.problem?.error]]);
});
