import type { GroupRow } from '@tramita/client/contract';
import type { GroupKind } from '@tramita/client/rules';
import type { groupsMessages } from '../../messages/features/groups.ts';

export interface GroupsViewProps {
  messages: typeof groupsMessages;
  tab: GroupKind;
  onTabChange: (tab: GroupKind) => void;
  status: 'loading' | 'ready' | 'error' | 'forbidden';
  /** The rows on screen are being asked for anew. */
  isRefreshing: boolean;
  isRetrying: boolean;
  /** The error of the last load. */
  error?: unknown;
  /** A further page or a refresh failed; the rows stay. */
  hasFailedLater: boolean;
  rows: readonly GroupRow[];
  /** Groups on all pages; null while not known. */
  total: number | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  query: string;
  onQueryChange: (query: string) => void;
  /** Where the search is drawn instead of above the list. */
  searchContainer: HTMLElement | null;
  modelerHref: string | null;
  onOpen: (group: number | 'new') => void;
  onLoadMore: () => void;
  onRetry: () => void;
}
