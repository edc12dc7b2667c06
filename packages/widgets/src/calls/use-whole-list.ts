import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '@tramita/client';
import type { Endpoint } from '@tramita/client/contract';
import { useTramita } from '../provider/tramita-context.ts';
import { callEndpoint } from './call-endpoint.ts';
import { type CallState, callStateOf } from './call-state.ts';
import { keyOfResponse, noteLoading } from './late-responses.ts';
import { listKey, type Page, withPage } from './page.ts';
import type { RowOf } from './use-paged-call.ts';

/** Maximum number of pages to load. */
const maxPages = 20;

/**
 * Reads all pages of a list, for a select that offers every row.
 *
 * @param input input of the endpoint without `page` and `size`; null skips the call
 * @param size rows per request
 */
export function useWholeList<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | null,
  size: number,
): CallState<readonly RowOf<E>[]> {
  const { client, isPrerendering } = useTramita();
  const queries = useQueryClient();
  const key = listKey(client, endpoint, input ?? {}, { size, name: 'whole' });
  const query = useQuery({
    queryKey: keyOfResponse(queries, key, isPrerendering),
    queryFn: async ({ signal }) => {
      noteLoading(queries, key);
      const rows: RowOf<E>[] = [];
      for (let page = 0; page < maxPages; page += 1) {
        const answer = await callEndpoint(client, endpoint, withPage(input as CallInput<E>, { page, size }), {
          signal,
        });
        const { elements, totalElements } = answer as Page<RowOf<E>>;
        rows.push(...elements);
        if (elements.length === 0 || rows.length >= totalElements) break;
      }
      return rows;
    },
    enabled: input !== null && !isPrerendering,
  });
  return callStateOf(query, isPrerendering && input !== null);
}
