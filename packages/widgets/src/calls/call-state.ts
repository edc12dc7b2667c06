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

/** Returns the state of a query. Its properties are getters, so that a component re-renders only for those it reads. */
export const callStateOf = <Data>(query: UseBaseQueryResult<Data>): CallState<Data> => ({
  get data() {
    return query.data;
  },
  get problem() {
    return query.error && problemOf(query.error);
  },
  get status() {
    if (query.error && problemOf(query.error).kind === 'forbidden') return 'forbidden';
    if (query.data !== undefined) return 'ready';
    return query.isPending ? 'loading' : 'error';
  },
  get isLoading() {
    return query.isPending && query.fetchStatus !== 'idle';
  },
  get isRefreshing() {
    return query.isFetching && query.data !== undefined;
  },
  get isRetrying() {
    return query.isError && query.isFetching;
  },
  get hasFailedLater() {
    return query.isError && query.data !== undefined;
  },
  get isFormer() {
    return query.isPlaceholderData;
  },
  retry: () => void query.refetch(),
});
