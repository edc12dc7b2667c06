import type { CallState } from '../calls/call-state.ts';

/** The state of a list, as returned by `usePagedCall` and `useEndlessCall`. */
export interface ListState<Item>
  extends Pick<CallState<unknown>, 'status' | 'problem' | 'isRefreshing' | 'isRetrying' | 'hasFailedLater' | 'retry'> {
  readonly rows: readonly Item[];
  /** Rows on all pages; null until known. */
  readonly total: number | null;
}

/** The state of a list that loads more rows when its end comes into view, as returned by `useEndlessCall`. */
export interface EndlessListState<Item> extends ListState<Item> {
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
}

/** Texts that every list needs. The messages of a feature contain them under these names. */
export interface ListMessages {
  readonly loading: string;
  readonly retry: string;
  /** Text of a failed load. @default the generic text of the error */
  readonly listFailed?: string;
  /** Announced while an endless list loads its next page. @default the count */
  readonly loadingMore?: string;
  readonly count: (total: number) => string;
}
