import type { OutboxMessage } from '@tramita/client/contract';
import type { outboxMessages } from '../../messages/features/outbox.ts';
import type { OutboxFilter } from './use-outbox.ts';

export interface OutboxViewProps {
  messages: typeof outboxMessages;
  status: 'loading' | 'ready' | 'error' | 'forbidden';
  /** The rows on screen are being asked for anew. */
  isRefreshing: boolean;
  /** A refresh failed; the rows stay. */
  hasFailedLater: boolean;
  rows: readonly OutboxMessage[];
  /** Messages on all pages; null while not known. */
  total: number | null;
  filter: OutboxFilter;
  onFilterChange: (filter: OutboxFilter) => void;
  onRetry: () => void;
  isRetrying: boolean;
  /** The error of the last load. */
  error?: unknown;
  requestHref: ((protocol: string) => string) | undefined;
}
