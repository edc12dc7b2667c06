import { useInfiniteQuery } from '@tanstack/react-query';
import type { QueryKey } from '@tramita/client';
import { listServices } from '@tramita/client/contract';
import { useTramita } from '../../provider/tramita-context.ts';

/** Page sizes: of a folder or a search, and of all services. */
const pageSize = 8;
const wholePageSize = 24;

/** Returns the folder of a query key; undefined at the root. */
function folderOf(key: QueryKey | undefined): unknown {
  const query = key?.[2]?.['query'];
  return typeof query === 'object' && query !== null && 'category' in query ? query.category : undefined;
}

/**
 * Loads the catalogue page by page: a folder, the results of a search, or every service. A backend without `scope=all`
 * returns its root instead, with folders among the services.
 */
export function useServices(options: { query: string; category: number | null }) {
  const { client } = useTramita();
  const q = options.query.trim() || undefined;
  const category = options.category ?? undefined;
  const isWhole = q === undefined && category === undefined;
  const size = isWhole ? wholePageSize : pageSize;
  const query = { q, category, size, scope: isWhole ? ('all' as const) : undefined };
  const result = useInfiniteQuery({
    queryKey: client.queryKey(listServices, { query }),
    queryFn: ({ pageParam, signal }) => client.call(listServices, { query: { ...query, page: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length * size < last.totalElements ? pages.length : undefined),
    // keep the old rows while typing, but not those of another folder
    placeholderData: (rows, before) => (folderOf(before?.queryKey) === category ? rows : undefined),
    staleTime: 60_000,
  });
  const pages = result.data?.pages ?? [];
  const elements = pages.flatMap((page) => page.elements);
  return {
    ...result,
    folders: pages[0]?.folders ?? elements.filter((item) => item.category),
    services: elements.filter((item) => !item.category),
    /** Number of loaded elements, and of all elements; folders count if they are elements. */
    shown: elements.length,
    total: pages[0]?.totalElements ?? 0,
    /** Whether folders are among the elements: the root of a backend that cannot list every service. */
    isMixed: isWhole && pages[0] !== undefined && pages[0].folders === undefined,
  };
}
