import { useInfiniteQuery } from '@tanstack/react-query';
import type { QueryKey } from '@tramita/client';
import { listServices } from '@tramita/client/contract';
import { useEffect } from 'react';
import { useTramita } from '../../provider/tramita-context.ts';

/** Services a page of the catalogue holds. */
const cataloguePageSize = 8;

/** The folder a key of this call is for; undefined at the root. */
function folderOf(key: QueryKey | undefined): unknown {
  const query = key?.[2]?.['query'];
  return typeof query === 'object' && query !== null && 'category' in query ? query.category : undefined;
}

/** The catalogue page by page: a folder's or the root's, filtered by what was typed. */
export function useServices(options: { query: string; category: number | null }) {
  const { client } = useTramita();
  const q = options.query.trim() || undefined;
  const category = options.category ?? undefined;
  const result = useInfiniteQuery({
    queryKey: client.queryKey(listServices, { query: { q, category, size: cataloguePageSize } }),
    queryFn: ({ pageParam, signal }) =>
      client.call(listServices, { query: { q, category, page: pageParam, size: cataloguePageSize }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      pages.length * cataloguePageSize < last.totalElements ? pages.length : undefined,
    // while typing the old rows stay; another folder is another place
    placeholderData: (rows, query) => (folderOf(query?.queryKey) === category ? rows : undefined),
    staleTime: 60_000,
  });
  const { data, hasNextPage, fetchNextPage } = result;
  const first = data?.pages.length === 1 ? data.pages[0]?.elements : undefined;
  // folders come first: a page of them says little of the services, so the next one follows by itself
  const isMostlyFolders =
    first !== undefined && hasNextPage && first.filter((item) => item.category).length > first.length / 2;
  useEffect(() => {
    if (isMostlyFolders) void fetchNextPage();
  }, [isMostlyFolders, fetchNextPage]);
  return {
    ...result,
    /** The services are still on their way, while their folders are here. */
    isCompleting: isMostlyFolders && !result.isFetchNextPageError,
    services: result.data?.pages.flatMap((page) => page.elements) ?? [],
    total: result.data?.pages[0]?.totalElements ?? 0,
  };
}
