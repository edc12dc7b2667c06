import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput, TramitaClient } from '@tramita/client';
import type { Endpoint, ResponseOf } from '@tramita/client/contract';
import { staleTimeFor } from '../provider/queries/create-query-client.ts';
import { useTramita } from '../provider/tramita-context.ts';
import { callEndpoint } from './call-endpoint.ts';
import { type CallState, callStateOf } from './call-state.ts';
import { useFormerLanguage } from './keys/use-former-language.ts';
import { keyOfResponse, noteLoading } from './late-responses.ts';
import { hasRows } from './page.ts';
import { useFailure } from './use-failure.ts';

/** Options of {@link useCall}. Those of TanStack Query keep its names and defaults. */
export interface UseCallOptions<Answer, Data = Answer>
  extends Pick<
    UseQueryOptions<Answer, Error, Data>,
    'select' | 'staleTime' | 'gcTime' | 'retry' | 'refetchInterval' | 'refetchOnMount' | 'refetchOnReconnect'
  > {
  /** Keeps the data of the previous input until the new data arrives, unless it is a list without rows. @default false */
  keepFormer?: boolean;
  /**
   * Identifies one opening of a dialog: the data is loaded once for it and not refreshed by changes while the user
   * edits.
   */
  visit?: string | number;
  /** Called with the error of a call that failed after its retries, for example the page's `onError`. */
  onFailed?: (error: unknown) => void;
}

/**
 * Reads from the server: returns the response of an endpoint, cached by its input, and the state of the call. When the
 * page changes its language, the former response stays until the new one arrives.
 *
 * @param input input of the endpoint; null skips the call
 * @example
 * const sheets = useCall(listSheets, { query: { page } }, { keepFormer: true });
 * if (sheets.status === 'forbidden') return <ForbiddenState />;
 */
export function useCall<E extends Endpoint, Data = ResponseOf<E>>(
  endpoint: E,
  input: CallInput<E> | null,
  { keepFormer, visit, onFailed, ...options }: UseCallOptions<ResponseOf<E>, Data> = {},
): CallState<Data> {
  const { client, isPrerendering } = useTramita();
  const queries = useQueryClient();
  const keyOf = (one: TramitaClient) => {
    const key = one.queryKey<Endpoint>(endpoint, input ?? {});
    return visit === undefined ? key : ['visit', visit, ...key];
  };
  const cacheKey = keyOf(client);
  const query = useQuery<ResponseOf<E>, Error, Data>({
    ...staleTimeFor(queries),
    ...options,
    queryKey: keyOfResponse(queries, cacheKey, isPrerendering),
    queryFn: ({ signal }) => {
      noteLoading(queries, cacheKey);
      return callEndpoint(client, endpoint, input as CallInput<E>, { signal });
    },
    enabled: input !== null && !isPrerendering,
    placeholderData: (former) => (keepFormer && hasRows(former) ? former : undefined),
  });
  useFailure(query.error, onFailed);
  const data = useFormerLanguage(query.data, cacheKey, keyOf);
  return callStateOf(query, isPrerendering && input !== null, input ? data : query.data);
}
