import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { TramitaClient } from '@tramita/client';
import type { Endpoint } from '@tramita/client/contract';
import { useCallback } from 'react';
import { useTramita } from './tramita-context.ts';

/**
 * After a change on the server: whatever these calls answered, with any parameters, is out of date. What is on screen
 * is asked for anew at once, the rest when it is needed. Resolves when the new answers are here, and never rejects.
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
  // a first answer that is on its way may be older than the change, and would be taken for the new one
  await queries.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
  await queries.invalidateQueries({ queryKey });
}
