import type { TramitaClient } from '@tramita/client';
import type { Endpoint } from '@tramita/client/contract';

/** A response with one page of rows. */
export interface Page<Row> {
  readonly elements: readonly Row[];
  /** Rows on all pages. */
  readonly totalElements: number;
}

/**
 * Whether a response shows rows, which stay on screen while other rows are loading. The message of an empty list must not
 * stay: it would name the new search before the server has responded.
 */
export function hasRows(response: unknown): boolean {
  if (Array.isArray(response)) return response.length > 0;
  const { elements, pages } = Object(response) as { readonly elements?: unknown; readonly pages?: readonly unknown[] };
  if (pages) return pages.some(hasRows);
  return elements ? hasRows(elements) : response !== undefined;
}

/** Adds the page to the query of an input. */
export const withPage = <Input extends object>(input: Input, page: { page?: number; size: number }): Input => ({
  ...input,
  query: { ...Object(input).query, ...page },
});

/**
 * Key of a list that is read page by page; the name separates it from a paged call of the same endpoint, which caches data
 * of another shape.
 */
export const listKey = (
  client: TramitaClient,
  endpoint: Endpoint,
  input: object,
  { size, name }: { size: number; name: 'endless' | 'whole' },
) => [...client.queryKey<Endpoint>(endpoint, withPage(input, { size })), name];
