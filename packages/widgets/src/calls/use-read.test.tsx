// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { listGroupRows } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { answer, renderCalls } from './testing/render-calls.tsx';
import { useCacheChange } from './use-cache-change.ts';
import { useCall } from './use-call.ts';
import { useCachedRead, useRead } from './use-read.ts';

const input = { query: { page: 0, size: 10 } };
const rows = (totalElements: number) => answer(200, { elements: [], totalElements });

test('reads without the cache and rejects when the call fails', async () => {
  let count = 0;
  const { result } = renderCalls(
    () => useRead(),
    () => (++count < 3 ? rows(count) : answer(500)),
  );
  expect(await result.current(listGroupRows, input)).toMatchObject({ totalElements: 1 });
  expect(await result.current(listGroupRows, input)).toMatchObject({ totalElements: 2 });
  await expect(result.current(listGroupRows, input)).rejects.toThrow();
});

test('rejects when the signal aborts the read', async () => {
  const { result } = renderCalls(
    () => useRead(),
    () => new Promise<Response>(() => {}),
  );
  const signal = AbortSignal.abort();
  await expect(result.current(listGroupRows, input, { signal })).rejects.toMatchObject({ code: 'ABORTED' });
});

test('a read through the cache updates the screen and returns a cached response of the given age', async () => {
  let count = 0;
  const { result } = renderCalls(
    () => ({ list: useCall(listGroupRows, input), read: useCachedRead() }),
    () => rows(++count),
  );
  await waitFor(() => expect(result.current.list.data).toMatchObject({ totalElements: 1 }));
  await act(async () => {
    expect(await result.current.read(listGroupRows, input, { maxAge: 60_000 })).toMatchObject({ totalElements: 1 });
    expect(await result.current.read(listGroupRows, input)).toMatchObject({ totalElements: 2 });
  });
  await waitFor(() => expect(result.current.list.data).toMatchObject({ totalElements: 2 }));
});

test('changes a cached response at once and restores it', async () => {
  const { result } = renderCalls(
    () => ({ list: useCall(listGroupRows, input), change: useCacheChange() }),
    () => rows(1),
  );
  await waitFor(() => expect(result.current.list.data).toMatchObject({ totalElements: 1 }));
  let restore = () => {};
  await act(async () => {
    restore = await result.current.change(listGroupRows, input, (before) => ({ ...before, totalElements: 7 }));
  });
  await waitFor(() => expect(result.current.list.data).toMatchObject({ totalElements: 7 }));
  act(() => restore());
  await waitFor(() => expect(result.current.list.data).toMatchObject({ totalElements: 1 }));
});

test('does not create a cached response that was never loaded', async () => {
  const { result } = renderCalls(
    () => ({ list: useCall(listGroupRows, null), change: useCacheChange() }),
    () => rows(1),
  );
  await act(async () => {
    await result.current.change(listGroupRows, {}, (before) => ({ ...before, totalElements: 7 }));
  });
  expect(result.current.list.data).toBeUndefined();
});
