import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listOutbox, type OutboxChannel, type OutboxState } from '@tramita/client/contract';
import { useTramita } from '../../provider/tramita-context.ts';

/** Which messages are shown; null for all. Pages count from 0. */
export interface OutboxFilter {
  channel: OutboxChannel | null;
  state: OutboxState | null;
  page: number;
}

/** Messages a page. */
export const outboxPageSize = 25;

/** One page of the outbox; while another is fetched the old one stays. */
export function useOutbox({ channel, state, page }: OutboxFilter) {
  const { client } = useTramita();
  const query = { channel: channel ?? undefined, state: state ?? undefined, page, size: outboxPageSize };
  return useQuery({
    queryKey: client.queryKey(listOutbox, { query }),
    queryFn: ({ signal }) => client.call(listOutbox, { query, signal }),
    placeholderData: keepPreviousData,
  });
}
