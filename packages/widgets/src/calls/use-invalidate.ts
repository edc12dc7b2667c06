import { type QueryClient, QueryClientContext, useQueryClient } from '@tanstack/react-query';
import type { TramitaClient } from '@tramita/client';
import type { Endpoint } from '@tramita/client/contract';
import { useCallback, useContext } from 'react';
import { useTramita } from '../provider/tramita-context.ts';

/**
 * Returns a function that marks every cached response of these calls, with any input, as outdated. Responses in use are
 * loaded again at once, others when they are needed. Resolves when the new responses arrived, and never rejects. Does
 * nothing outside a query scope.
 */
export function useInvalidate(): (...calls: readonly Endpoint[]) => Promise<void> {
  const { client } = useTramita();
  const queries = useContext(QueryClientContext);
  return useCallback(
    async (...calls) => {
      if (!queries) return;
      await Promise.all(calls.map((call) => invalidate(queries, client, call)));
    },
    [client, queries],
  );
}

/**
 * Returns a function that marks every cached response of a call as outdated, without loading those in use again: each is
 * loaded when a component next needs it.
 */
export function useOutdate(): (call: Endpoint) => Promise<void> {
  const { client } = useTramita();
  const queries = useQueryClient();
  return useCallback(
    (call) => queries.invalidateQueries({ queryKey: client.queryKey(call), refetchType: 'none' }),
    [client, queries],
  );
}

async function invalidate(queries: QueryClient, client: TramitaClient, call: Endpoint): Promise<void> {
  const queryKey = client.queryKey(call);
  // a first read that is still running may return the state before the change
  await queries.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
  await queries.invalidateQueries({ queryKey });
}
