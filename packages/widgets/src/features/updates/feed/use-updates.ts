import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getUpdate, listUpdates } from '@tramita/client/contract';
import { useMemo } from 'react';
import { useTramita } from '../../../provider/tramita-context.ts';
import { distinctPages } from './distinct-pages.ts';

/** Pieces of news a page of the feed holds. */
const feedPageSize = 10;

/** The feed page by page, filtered by what was typed; while typing the old rows stay. */
export function useUpdates(typed: string) {
  const { client } = useTramita();
  const q = typed.trim() || undefined;
  const feed = useInfiniteQuery({
    queryKey: client.queryKey(listUpdates, { query: { q, size: feedPageSize } }),
    queryFn: ({ pageParam, signal }) =>
      client.call(listUpdates, { query: { q, page: pageParam, size: feedPageSize }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length * feedPageSize < last.totalElements ? pages.length : undefined),
    placeholderData: (rows) => rows,
  });
  const loaded = feed.data?.pages;
  const pages = useMemo(() => distinctPages((loaded ?? []).map(({ elements }) => elements)), [loaded]);
  return { ...feed, pages, total: loaded?.[0]?.totalElements ?? null };
}

/** One piece of news; reading it counts. */
export function useUpdate(id: number | null) {
  const { client } = useTramita();
  return useQuery({
    queryKey: client.queryKey(getUpdate, { params: { id: id ?? 0 } }),
    queryFn: ({ signal }) => client.call(getUpdate, { params: { id: id ?? 0 }, signal }),
    enabled: id !== null,
    staleTime: 60_000,
  });
}
