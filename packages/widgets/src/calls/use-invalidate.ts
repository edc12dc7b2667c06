import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { TramitaClient } from '@tramita/client';
import type { Endpoint } from '@tramita/client/contract';
import { useCallback } from 'react';
import { useTramita } from '../provider/tramita-context.ts';

/**
 * Returns a function that marks every cached response of these calls, with any input, as outdated. Responses in use are
 * loaded again at once, others when they are needed. Resolves when the new responses arrived, and never rejects.
 */
export function useInvalidate(): (...calls: readonly Endpoint[]) => Promise<void> {
  const { client } = useTramita();
  const queries = useQueryClient();
  return useCallback(
    async (...calls) => {
      await Promise.all(calls.map((call) => invalidate(queries, client, call)));
    },
    [client, queries],
  );
}

async function invalidate(queries: QueryClient, client: TramitaClient, call: Endpoint): Promise<void> {
  const queryKey = client.queryKey(call);
  // a first read that is still running may return the state before the change
  await queries.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
  await queries.invalidateQueries({ queryKey });
}
