import { QueryClient } from '@tanstack/react-query';
import { isWorthRetrying } from './is-worth-retrying.ts';

/** How long a response is used without asking again, in ms. */
const staleTime = 10_000;

/**
 * Returns the default of a query client of the page that sets no time of its own: the browser would otherwise ask again for
 * all that a server has just prefetched.
 */
export const staleTimeFor = (queries: QueryClient): { staleTime?: number } =>
  queries.getDefaultOptions().queries?.staleTime === undefined ? { staleTime } : {};

/** Creates the cache of the widgets' calls. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 2 && isWorthRetrying(error),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 8000),
      },
      mutations: { retry: false },
    },
  });
