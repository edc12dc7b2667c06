import { listOutbox, type OutboxChannel, type OutboxState } from '@tramita/client/contract';
import { usePagedCall } from '../../calls/use-paged-call.ts';

/** Filters of the outbox; null shows all. Pages count from 0. */
export interface OutboxFilter {
  channel: OutboxChannel | null;
  state: OutboxState | null;
  page: number;
}

/** Messages per page. */
export const outboxPageSize = 25;

/** One page of the outbox. Old messages are deleted after a time, so `onPageGone` gets the last page that exists. */
export function useOutbox({ channel, state, page }: OutboxFilter, onPageGone: (lastPage: number) => void) {
  const query = { channel: channel ?? undefined, state: state ?? undefined };
  return usePagedCall(listOutbox, { query }, { page, size: outboxPageSize, onPageGone });
}
