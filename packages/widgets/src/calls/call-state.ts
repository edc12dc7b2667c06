import type { UseBaseQueryResult } from '@tanstack/react-query';
import { type CallProblem, problemOf } from './call-problem.ts';

/** The state of a call that a screen shows. */
export interface CallState<Data> {
  readonly data: Data | undefined;
  /** The failure of the last attempt, also while earlier data stays on screen; null without one. */
  readonly problem: CallProblem | null;
  /** What a list or a detail shows. `ready` as soon as there is data, even if a later attempt failed. */
  readonly status: 'loading' | 'ready' | 'error' | 'forbidden';
  /** The first answer is awaited. False for a skipped call. */
  readonly isLoading: boolean;
  /** A request is running. */
  readonly isFetching: boolean;
  /** Data is on screen while newer data is fetched. */
  readonly isRefreshing: boolean;
  /** The call failed and is running again. */
  readonly isRetrying: boolean;
  /** A later attempt failed; the data on screen stays. */
  readonly hasFailedLater: boolean;
  /** The data on screen belongs to the former input. */
  readonly isFormer: boolean;
  /** Calls again. */
  readonly retry: () => void;
}

/** Returns the state of a query. */
export function callStateOf<Data>(query: UseBaseQueryResult<Data>): CallState<Data> {
  const { data, error, isPending, isFetching } = query;
  const problem = error && problemOf(error);
  const hasData = data !== undefined;
  return {
    data,
    problem,
    status: problem?.kind === 'forbidden' ? 'forbidden' : hasData ? 'ready' : isPending ? 'loading' : 'error',
    isLoading: isPending && query.fetchStatus !== 'idle',
    isFetching,
    isRefreshing: isFetching && hasData,
    isRetrying: isFetching && !!problem,
    hasFailedLater: hasData && !!problem,
    isFormer: query.isPlaceholderData,
    retry: () => void query.refetch(),
  };
}
