import { useInfiniteQuery } from '@tanstack/react-query';
import { listGroupRows, listInitializerGroups } from '@tramita/client/contract';
import type { GroupKind } from '@tramita/client/rules';
import { useTramita } from '../../provider/tramita-context.ts';
import { groupCalls } from './group-calls.ts';

/** Groups a page of the list holds. */
const groupPageSize = 20;

/** The groups of a kind page by page, filtered by what was typed; while typing the old rows stay. */
export function useGroups(kind: GroupKind, typed: string) {
  const { client } = useTramita();
  const text = typed.trim() || undefined;
  const ask = (page: number, signal: AbortSignal) => {
    const size = groupPageSize;
    if (kind === 'initializer')
      return client.call(listInitializerGroups, { query: { search: text, page, size, counts: true }, signal });
    return client.call(listGroupRows, { query: { q: text, page, size, inactive: true, counts: true }, signal });
  };
  const list = useInfiniteQuery({
    queryKey: [...client.queryKey(groupCalls[kind].list), text ?? ''],
    queryFn: ({ pageParam, signal }) => ask(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length * groupPageSize < last.totalElements ? pages.length : undefined),
    // rows of the other kind do not stand in
    placeholderData: (rows, before) => (before?.queryKey[1] === groupCalls[kind].list.id ? rows : undefined),
  });
  const all = list.data?.pages.flatMap((page) => page.elements) ?? [];
  // a group written meanwhile pushes the last row of a page to the next one
  const rows = [...new Map(all.map((row) => [row.id, row])).values()];
  return { ...list, rows, total: list.data?.pages[0]?.totalElements ?? null };
}
