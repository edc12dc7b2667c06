import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '@tramita/client';
import type { Endpoint, ResponseOf } from '@tramita/client/contract';
import { staleTimeFor } from '../provider/queries/create-query-client.ts';
import { useTramita } from '../provider/tramita-context.ts';
import { callEndpoint } from './call-endpoint.ts';
import { type CallState, callStateOf } from './call-state.ts';
import { keyOfResponse, noteLoading } from './late-responses.ts';
import { hasRows, listKey, type Page, withPage } from './page.ts';
import { useFailure } from './use-failure.ts';
import type { RowOf } from './use-paged-call.ts';

/** Options of {@link useEndlessCall}. */
export interface EndlessOptions<E extends Endpoint> {
  /** Rows per page. */
  readonly size: number;
  /** Identifies a row. @default its `id` */
  readonly idOf?: (row: RowOf<E>) => unknown;
  readonly staleTime?: number;
  /**
   * Keeps the rows of the previous input until the new rows arrive; a function decides by that input. @default false
   */
  readonly keepFormer?: boolean | ((former: CallInput<E>) => boolean);
  /** Called with the error of a call that failed after its retries, for example the page's `onError`. */
  readonly onFailed?: (error: unknown) => void;
}

/** The loaded pages of a list and the state of the call. */
export interface EndlessCallState<E extends Endpoint> extends CallState<InfiniteData<ResponseOf<E>>> {
  /**
   * The rows of all loaded pages. Each appears once, even if a new row has moved it to the next page in the meantime.
   */
  readonly rows: readonly RowOf<E>[];
  /** Rows on all pages; null until known. */
  readonly total: number | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /**
   * Loads the next page, unless something is loading or the last attempt failed: only `retry` repeats a failed page.
   */
  readonly loadMore: () => void;
}

/**
 * Reads a list page by page.
 *
 * @param input input of the endpoint without `page` and `size`; null skips the call
 * @example
 * const groups = useEndlessCall(listGroupRows, { query: { q } }, { size: 20 });
 */
export function useEndlessCall<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | null,
  { size, idOf = rowId, keepFormer, onFailed, ...options }: EndlessOptions<E>,
): EndlessCallState<E> {
  const { client, isPrerendering } = useTramita();
  const queries = useQueryClient();
  const isKept = (former: CallInput<E>) => (typeof keepFormer === 'function' ? keepFormer(former) : keepFormer);
  const key = listKey(client, endpoint, input ?? {}, { size, name: 'endless' });
  const query = useInfiniteQuery({
    ...staleTimeFor(queries),
    ...options,
    queryKey: keyOfResponse(queries, key, isPrerendering),
    queryFn: ({ pageParam, signal }) => {
      noteLoading(queries, key);
      return callEndpoint(client, endpoint, withPage(input as CallInput<E>, { page: pageParam, size }), { signal });
    },
    enabled: input !== null && !isPrerendering,
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const { elements, totalElements } = last as Page<unknown>;
      return elements.length > 0 && pages.length * size < totalElements ? pages.length : undefined;
    },
    placeholderData: (former, formerQuery) =>
      formerQuery?.queryKey[1] === endpoint.id && hasRows(former) && isKept(formerQuery.queryKey[2] as CallInput<E>)
        ? former
        : undefined,
  });
  const pages = (query.data?.pages ?? []) as readonly Page<RowOf<E>>[];
  const rows = [...new Map(pages.flatMap(({ elements }) => elements.map((row) => [idOf(row), row]))).values()];
  const { hasNextPage, isFetchingNextPage, isFetching, isError, isPending } = query;
  const state = callStateOf(query, isPrerendering && input !== null);
  useFailure(query.error, onFailed);
  return {
    ...state,
    // without rows there is nothing to keep on screen
    status: isError && rows.length === 0 && state.status === 'ready' ? 'error' : state.status,
    hasFailedLater: isError && rows.length > 0,
    rows,
    total: pages[0]?.totalElements ?? null,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    isRefreshing: isFetching && !isPending && !isFetchingNextPage,
    loadMore: () => void (hasNextPage && !isFetching && !isError && query.fetchNextPage()),
    retry: () => void (rows.length > 0 && hasNextPage ? query.fetchNextPage() : query.refetch()),
  };
}

const rowId = (row: unknown): unknown => (row as { readonly id?: unknown }).id;
