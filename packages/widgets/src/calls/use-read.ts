import { useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '@tramita/client';
import type { Endpoint, ResponseOf } from '@tramita/client/contract';
import { useCallback } from 'react';
import { useTramita } from '../provider/tramita-context.ts';
import { type CallExtras, callEndpoint } from './call-endpoint.ts';

/**
 * Returns a function that reads when it is called, without the cache, for an action that continues with the response.
 * It rejects if the call fails or is aborted.
 *
 * @example
 * const read = useRead();
 * const { menu } = await read(getNewestTask, { params: { protocol } }, { signal });
 */
export function useRead() {
  const { client } = useTramita();
  return useCallback(
    <E extends Endpoint>(
      endpoint: E,
      input: CallInput<E>,
      extras: Omit<CallExtras, 'idempotencyKey'> = {},
    ): Promise<ResponseOf<E>> => callEndpoint(client, endpoint, input, extras),
    [client],
  );
}

/** Options of a read through the cache. */
export interface CachedReadOptions {
  /** Maximum age of a cached response, in ms; an older one is loaded again. @default 0 */
  readonly maxAge?: number;
  /** Whether a failed read is repeated. @default the setting of the query client */
  readonly retry?: false;
}

/**
 * Returns a function that reads through the cache when it is called: the response is shared with `useCall` of the same
 * input. It rejects if the call fails.
 */
export function useCachedRead() {
  const { client } = useTramita();
  const queries = useQueryClient();
  return useCallback(
    <E extends Endpoint>(
      endpoint: E,
      input: CallInput<E>,
      { maxAge = 0, ...options }: CachedReadOptions = {},
    ): Promise<ResponseOf<E>> =>
      queries.fetchQuery<ResponseOf<E>>({
        ...options,
        queryKey: client.queryKey<Endpoint>(endpoint, input),
        queryFn: ({ signal }) => callEndpoint(client, endpoint, input, { signal }),
        staleTime: maxAge,
      }),
    [client, queries],
  );
}
