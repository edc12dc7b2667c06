import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTramita } from '../provider/tramita-context.ts';
import { useSettled } from '../timing/use-settled.ts';
import type { ComboboxOption } from '../ui/Combobox/filter-options.ts';

/** Rows per page of a picker. */
export const pickerPageSize = 8;
/** How long a chip picker waits after the last key before it searches, in ms. */
const chipSearchRestMs = 300;
/** How long a chip picker keeps its list open after it loses the focus, in ms. */
export const chipBlurDelayMs = 500;

interface PickerPage<Item> {
  elements: readonly Item[];
  totalElements: number;
}

export interface PickerSource<Item> {
  /** Query key of the source; must include everything the result depends on except the text. */
  queryKey: readonly unknown[];
  /** Loads a page, from 0, of the results for a text. */
  ask: (query: string, page: number, signal: AbortSignal) => Promise<PickerPage<Item>>;
  toOption: (item: Item) => ComboboxOption;
}

/** Returns the options of a picker that searches on the server, page by page. Starts loading when the picker opens. */
export function usePickerOptions<Item>({ queryKey, ask, toOption }: PickerSource<Item>) {
  const { onError } = useTramita();
  const [typed, setTyped] = useState<string | null>(null);
  const query = useSettled((typed ?? '').trim(), chipSearchRestMs);
  const found = useInfiniteQuery({
    queryKey: [...queryKey, query],
    queryFn: ({ pageParam, signal }) =>
      ask(query, pageParam, signal).catch((error) => {
        if (!signal.aborted) onError(error);
        throw error;
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.elements.length, 0);
      return last.elements.length > 0 && shown < last.totalElements ? pages.length : undefined;
    },
    enabled: typed !== null,
  });
  // results for an earlier text must not be selectable
  const isStale = query !== (typed ?? '').trim();
  return {
    options: isStale ? [] : (found.data?.pages.flatMap((page) => page.elements.map(toOption)) ?? []),
    loading: isStale || found.isFetching,
    failed: found.isError && !isStale && !found.isFetching,
    onSearch: setTyped,
    onLoadMore: found.hasNextPage && !isStale ? () => void found.fetchNextPage() : undefined,
    retry: () => void found.refetch(),
  };
}
