// @vitest-environment jsdom
import { QueryClient, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createClient } from '@tramita/client';
import { getUnreadCounts, listGroupRows, listTasks } from '@tramita/client/contract';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { QueryScope } from '../provider/queries/QueryScope.tsx';
import { TramitaProvider } from '../provider/TramitaProvider.tsx';
import { answer, renderCalls } from './testing/render-calls.tsx';
import { useCall } from './use-call.ts';
import { useInvalidate, useOutdate } from './use-invalidate.ts';

const client = createClient({ baseUrl: 'http://api.test' });
const queryKey = client.queryKey(getUnreadCounts);

/** Renders a query whose responses the test resolves. */
function renderCounts(cached?: string) {
  const queryClient = new QueryClient();
  if (cached) queryClient.setQueryData(queryKey, cached);
  const answers: ((counts: string) => void)[] = [];
  const ask = vi.fn(({ signal }: { signal: AbortSignal }) => {
    return new Promise<string>((resolve, reject) => {
      answers.push(resolve);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TramitaProvider client={client} storageScope="ana" queryClient={queryClient}>
      <QueryScope>{children}</QueryScope>
    </TramitaProvider>
  );
  const { result } = renderHook(
    () => ({
      counts: useQuery({ queryKey, queryFn: ask, retry: false, staleTime: cached ? Number.POSITIVE_INFINITY : 0 }),
      invalidate: useInvalidate(),
    }),
    { wrapper },
  );
  return { result, ask, answer: (index: number, counts: string) => act(async () => answers[index]?.(counts)) };
}

test('ignores a first response that was requested before the change', async () => {
  const { result, ask, answer } = renderCounts();
  await act(async () => void result.current.invalidate(getUnreadCounts));
  expect(ask).toHaveBeenCalledTimes(2);
  await answer(0, 'before');
  expect(result.current.counts.data).toBeUndefined();
  await answer(1, 'after');
  await waitFor(() => expect(result.current.counts.data).toBe('after'));
  expect(result.current.counts.isError).toBe(false);
});

test('keeps data on screen until the new response arrives, and does not affect other calls', async () => {
  const { result, ask, answer } = renderCounts('before');
  await act(async () => void result.current.invalidate(listTasks));
  expect(ask).not.toHaveBeenCalled();
  await act(async () => void result.current.invalidate(getUnreadCounts));
  expect(result.current.counts.data).toBe('before');
  await answer(0, 'after');
  await waitFor(() => expect(result.current.counts.data).toBe('after'));
});

test('outdated responses are not loaded again until they are needed', async () => {
  const { result, fetch } = renderCalls(
    () => ({ list: useCall(listGroupRows, { query: {} }), outdate: useOutdate() }),
    () => answer(200, { elements: [], totalElements: 0 }),
  );
  await waitFor(() => expect(result.current.list.data).toBeDefined());
  await act(() => result.current.outdate(listGroupRows));
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(result.current.list.isFetching).toBe(false);
});
