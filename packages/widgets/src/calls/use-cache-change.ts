import { useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '@tramita/client';
import type { Endpoint, ResponseOf } from '@tramita/client/contract';
import { useCallback } from 'react';
import { useTramita } from '../provider/tramita-context.ts';

/**
 * Returns a function that changes a cached response at once, for an optimistic update or with the response of another
 * call. Running reads of it are canceled, because they may return the state before the change. Resolves to a function
 * that restores the earlier response.
 *
 * @example
 * const restore = await change(listShortcuts, {}, (answer) => marked(answer, service));
 * if (!(await send(addShortcut, { params }))) restore();
 */
export function useCacheChange() {
  const { client } = useTramita();
  const queries = useQueryClient();
  return useCallback(
    async <E extends Endpoint>(
      endpoint: E,
      input: CallInput<E>,
      change: (answer: ResponseOf<E>) => ResponseOf<E>,
    ): Promise<() => void> => {
      const queryKey = client.queryKey<Endpoint>(endpoint, input);
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<ResponseOf<E>>(queryKey);
      if (before !== undefined) queries.setQueryData<ResponseOf<E>>(queryKey, change(before) as never);
      return () => void queries.setQueryData<ResponseOf<E>>(queryKey, before as never);
    },
    [client, queries],
  );
}
