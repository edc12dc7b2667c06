import type { QueryClient } from '@tanstack/react-query';
import type { CallInput, TramitaClient } from '@tramita/client';
import { authInfo, type Endpoint, type ResponseOf, type User } from '@tramita/client/contract';
import { notePrefetch } from '../provider/queries/prefetched-at.ts';
import { callEndpoint } from './call-endpoint.ts';
import { listKey, withPage } from './page.ts';

/** What every `prefetch…` function of a widget needs. */
export interface PrefetchSettings {
  /**
   * The connection of the user whose page is rendered: made for one request of the page, never shared between users. The
   * client in the browser needs the same `baseUrl` and `identity`, otherwise it does not find the responses.
   */
  client: TramitaClient;
}

/** Fills a cache with the responses that the first screen of a widget needs. */
export interface Prefetch {
  /** Loads a call; resolves to its response, or to undefined if it failed. The browser then makes the call itself. */
  call: <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<ResponseOf<E> | undefined>;
  /** Loads the first page of a list that is read page by page. */
  firstPage: <E extends Endpoint>(endpoint: E, input: CallInput<E>, size: number) => Promise<void>;
  /** Loads the signed-in user. */
  user: () => Promise<User | undefined>;
}

/** Prepares a cache for a rendering on a server. */
export function startPrefetch(queries: QueryClient, { client }: PrefetchSettings): Prefetch {
  notePrefetch(queries);
  const call: Prefetch['call'] = (endpoint, input) =>
    queries
      .fetchQuery({
        queryKey: client.queryKey<Endpoint>(endpoint, input),
        queryFn: ({ signal }) => callEndpoint(client, endpoint, input, { signal }),
      })
      .catch(() => undefined);
  return {
    call,
    async firstPage(endpoint, input, size) {
      await queries.prefetchInfiniteQuery({
        queryKey: listKey(client, endpoint, input, { size, name: 'endless' }),
        queryFn: ({ signal }) => callEndpoint(client, endpoint, withPage(input, { page: 0, size }), { signal }),
        initialPageParam: 0,
      });
    },
    user: () => call(authInfo, {}),
  };
}
