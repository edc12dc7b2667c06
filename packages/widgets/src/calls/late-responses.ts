import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** Queries that this page has loaded itself, in contrast to those of a server. */
const loadedHere = new WeakSet<Query>();

/** Notes that a query is being loaded by this page. Call it in every `queryFn` of a component. */
export function noteLoading(queries: QueryClient, key: QueryKey): void {
  const query = queries.getQueryCache().find({ queryKey: key, exact: true });
  if (query) loadedHere.add(query);
}

/**
 * Returns the key under which a component finds a response. While a part of the page is still the HTML of the server, a part
 * that React hydrated before it may have loaded the same response: the HTML does not contain it, so it is not found then.
 */
export function keyOfResponse<Key extends QueryKey>(queries: QueryClient, key: Key, isPrerendering: boolean): QueryKey {
  if (!isPrerendering) return key;
  const query = queries.getQueryCache().find({ queryKey: key, exact: true });
  return query && loadedHere.has(query) ? [...key, 'prerendering'] : key;
}
