import { getUpdate, listUpdates, type Update } from '@tramita/client/contract';
import { useMemo } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import { useEndlessCall } from '../../../calls/use-endless-call.ts';
import type { EndlessListState } from '../../../lists/list-state.ts';
import { distinctPages } from './distinct-pages.ts';

/** Updates per page of the feed. */
const feedPageSize = 10;

/** The state of the feed; its pages contain each update once. */
export interface FeedState extends EndlessListState<Update> {
  readonly pages: readonly (readonly Update[])[];
}

/** Loads the feed, page by page, filtered by the search text. */
export function useUpdates(typed: string): FeedState {
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
