import type { ProcessRow } from '@tramita/client/contract';
import type { ProcessRowActions } from './process-row-actions.ts';

export interface WorkflowsViewProps {
  actions: ProcessRowActions;
  status: 'loading' | 'ready' | 'error';
  /** Whether the visible rows are loading again. */
  isRefreshing: boolean;
  isRetrying: boolean;
  /** The error of the last load. */
  error?: unknown;
  /** Whether a further page or a refresh failed; the rows stay. */
  hasFailedLater: boolean;
  rows: readonly ProcessRow[];
  /** Number of processes on all pages; null while unknown. */
  total: number | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Text in the search box. */
  typed: string;
  /** Text by which the list is filtered: the typed one after a pause. */
  query: string;
  onType: (typed: string) => void;
  /** Element for the search, which is otherwise above the list. */
  searchContainer: HTMLElement | null;
  newHref: string;
  /** Address of the stored spreadsheets; null if the page has no such place. */
  sheetsHref: string | null;
  onAddLinked: () => void;
  onLoadMore: () => void;
  onRetry: () => void;
}
