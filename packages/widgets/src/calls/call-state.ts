import type { UseBaseQueryResult } from '@tanstack/react-query';
import { type CallProblem, problemOf } from './call-problem.ts';

/** The state of a call that a screen shows. */
export interface CallState<Data> {
  readonly data: Data | undefined;
  /** The failure of the last attempt, also while earlier data stays on screen; null without one. */
  readonly problem: CallProblem | null;
  /** State of the screen. `ready` as soon as there is data, even if a later attempt failed. */
  readonly status: 'loading' | 'ready' | 'error' | 'forbidden';
  /** Whether the first response is pending. False for a skipped call. */
  readonly isLoading: boolean;
  /** Whether a request is running. */
  readonly isFetching: boolean;
  /** Whether data is on screen while newer data is being loaded. */
  readonly isRefreshing: boolean;
  /** Whether the call failed and is running again. */
  readonly isRetrying: boolean;
  /** Whether a later attempt failed while earlier data stays on screen. */
  readonly hasFailedLater: boolean;
  /** Whether the data on screen belongs to the previous input. */
  readonly isFormer: boolean;
  /** Failed attempts of the running or last call; with retries, known before there is a problem. */
  readonly failureCount: number;
  /** When the data was loaded, in ms since 1970; 0 without data. */
  readonly loadedAt: number;
  /** Calls again. */
  readonly retry: () => void;
  /** Calls again. Resolves to the failure, or to null, and never rejects. */
  readonly reload: () => Promise<CallProblem | null>;
}

/**
 * Returns the state of a query.
 *
 * @param isPostponed whether the call will start after the first rendering
 * @param data data to show instead of those of the query
 */
export function callStateOf<Data>(
  query: UseBaseQueryResult<Data>,
  isPostponed = false,
  data: Data | undefined = query.data,
): CallState<Data> {
  const { error, isPending, isFetching } = query;
  const problem = error && problemOf(error);
  const hasData = data !== undefined;
  return {
    data,
    problem,
    status: problem?.kind === 'forbidden' ? 'forbidden' : hasData ? 'ready' : isPending ? 'loading' : 'error',
    isLoading: isPending && !hasData && (isPostponed || query.fetchStatus !== 'idle'),
    isFetching,
    isRefreshing: isFetching && hasData,
    isRetrying: isFetching && !!problem,
    hasFailedLater: hasData && !!problem,
    isFormer: query.isPlaceholderData || data !== query.data,
    failureCount: query.failureCount,
    loadedAt: query.dataUpdatedAt,
    retry: () => void query.refetch(),
    reload: async () => {
      const { error } = await query.refetch();
      return error && problemOf(error);
    },
  };
}
