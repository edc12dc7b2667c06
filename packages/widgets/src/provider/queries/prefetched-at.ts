import type { QueryClient } from '@tanstack/react-query';

const key = ['tramita', 'prefetched-at'];

/** Notes in a cache when a server filled it. The note is dehydrated with the responses. */
export const notePrefetch = (queries: QueryClient): void => {
  queries.setQueryData(key, Date.now());
};

/**
 * Returns the clock for the HTML of a server and its first rendering in the browser: it shows the time when the server
 * prefetched the data, so that both write the same relative times. Undefined if nothing was prefetched.
 */
export function prefetchClock(queries: QueryClient): (() => Date) | undefined {
  const at = queries.getQueryData<number>(key);
  return at === undefined ? undefined : () => new Date(at);
}
