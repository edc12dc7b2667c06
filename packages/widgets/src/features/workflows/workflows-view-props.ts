import type { ProcessRow } from '@tramita/client/contract';
import type { ProcessRowActions } from './process-row-actions.ts';

export interface WorkflowsViewProps {
  actions: ProcessRowActions;
  status: 'loading' | 'ready' | 'error';
  /** The rows on screen are being asked for anew. */
  isRefreshing: boolean;
  isRetrying: boolean;
  /** The error of the last load. */
  error?: unknown;
  /** A further page or a refresh failed; the rows stay. */
  hasFailedLater: boolean;
  rows: readonly ProcessRow[];
  /** Processes on all pages; null while not known. */
  total: number | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** What stands in the search box. */
  typed: string;
  /** What the list is filtered by: what was typed, once typing rested. */
  query: string;
  onType: (typed: string) => void;
  /** Where the search is drawn instead of above the list. */
  searchContainer: HTMLElement | null;
  newHref: string;
  /** Where kept spreadsheets are downloaded; null where the page has no such place. */
  sheetsHref: string | null;
  onAddLinked: () => void;
  onLoadMore: () => void;
  onRetry: () => void;
}
