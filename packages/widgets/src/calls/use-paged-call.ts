import type { CallInput } from '@tramita/client';
import type { Endpoint, ResponseOf } from '@tramita/client/contract';
import { useEffect, useRef } from 'react';
import type { CallState } from './call-state.ts';
import { hasRows, type Page, withPage } from './page.ts';
import { useCall } from './use-call.ts';

/** The rows of a list endpoint. */
export type RowOf<E extends Endpoint> =
  ResponseOf<E> extends { readonly elements: readonly (infer Row)[] } ? Row : never;

/** The selected page, counted from 0. */
export interface PageChoice {
  readonly page: number;
  readonly size: number;
  /** Called with the last page if the selected one no longer exists, for example after rows were deleted. */
  readonly onPageGone?: (lastPage: number) => void;
}

/** A page of a list and the state of the call. */
export interface PagedCallState<E extends Endpoint> extends CallState<ResponseOf<E>> {
  readonly rows: readonly RowOf<E>[];
  /** Rows on all pages; null until known. */
  readonly total: number | null;
}

/**
 * Reads one page of a list. The rows of the previous page stay until the next page arrives, also if that fails. The list
 * is empty if it is an addition that the server does not offer.
 *
 * @param input input of the endpoint without `page` and `size`; null skips the call
 * @example
 * const sheets = usePagedCall(listSheets, { query: { q } }, { page, size: 25 });
 */
export function usePagedCall<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | null,
  { page, size, onPageGone }: PageChoice,
): PagedCallState<E> {
  const call = useFormerOnFailure(useCall(endpoint, input && withPage(input, { page, size }), { keepFormer: true }));
  const answer = call.data as Page<RowOf<E>> | undefined;
  const total = answer?.totalElements ?? null;
  const lastPage = call.isFormer || total === null ? page : Math.max(0, Math.ceil(total / size) - 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once for each page that no longer exists
  useEffect(() => {
    if (lastPage < page) onPageGone?.(lastPage);
  }, [lastPage < page, lastPage]);
  // a server may leave out an addition: nothing exists there
  if (endpoint.addition && call.problem?.kind === 'notFound') {
    return { ...call, status: 'ready', problem: null, hasFailedLater: false, rows: [], total: 0 };
  }
  return Object.assign(call, { rows: answer?.elements ?? [], total });
}

/** Returns the state of a call, with the rows of the last response that arrived if a later one cannot be loaded. */
function useFormerOnFailure<Answer>(call: CallState<Answer>): CallState<Answer> {
  const former = useRef<Answer>(undefined);
  if (call.data !== undefined) former.current = call.data;
  if (call.status !== 'error' || former.current === undefined || !hasRows(former.current)) return call;
  return { ...call, data: former.current, status: 'ready', hasFailedLater: true, isFormer: true };
}
