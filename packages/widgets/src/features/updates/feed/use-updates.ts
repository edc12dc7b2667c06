import { getUpdate, listUpdates } from '@tramita/client/contract';
import { useMemo } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import { useEndlessCall } from '../../../calls/use-endless-call.ts';
import { distinctPages } from './distinct-pages.ts';

/** Updates per page of the feed. */
const feedPageSize = 10;

/** Loads the feed, page by page, filtered by the search text. */
export function useUpdates(typed: string) {
  const feed = useEndlessCall(
    listUpdates,
    { query: { q: typed.trim() || undefined } },
    { size: feedPageSize, keepFormer: true },
  );
  const loaded = feed.data?.pages;
  const pages = useMemo(() => distinctPages((loaded ?? []).map(({ elements }) => elements)), [loaded]);
  return { ...feed, pages };
}

/** Loads an update. The server counts it as read. */
export const useUpdate = (id: number | null) =>
  useCall(getUpdate, id === null ? null : { params: { id } }, { staleTime: 60_000 });
