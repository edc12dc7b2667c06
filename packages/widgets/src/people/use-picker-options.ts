import type { CallInput } from '@tramita/client';
import type { Endpoint } from '@tramita/client/contract';
import { useState } from 'react';
import { useEndlessCall } from '../calls/use-endless-call.ts';
import type { RowOf } from '../calls/use-paged-call.ts';
import { useTramita } from '../provider/tramita-context.ts';
import { useSettled } from '../timing/use-settled.ts';
import type { ComboboxOption } from '../ui/Combobox/filter-options.ts';

/** Rows per page of a picker. */
const pickerPageSize = 8;
/** How long a chip picker waits after the last key before it searches, in ms. */
const chipSearchRestMs = 300;
/** How long a chip picker keeps its list open after it loses the focus, in ms. */
export const chipBlurDelayMs = 500;

/** The text typed into a picker that searches on the server. */
export interface PickerSearch {
  /** The text to search for; null until the picker opens for the first time. */
  readonly query: string | null;
  /** Whether newer text was typed: results for the earlier text must not be selectable. */
  readonly isStale: boolean;
  readonly onSearch: (typed: string) => void;
}

/** Holds the text of a picker; the search waits until the typing rests. */
export function usePickerSearch(): PickerSearch {
  const [typed, setTyped] = useState<string | null>(null);
  const text = (typed ?? '').trim();
  const query = useSettled(text, chipSearchRestMs);
  return { query: typed === null ? null : query, isStale: query !== text, onSearch: setTyped };
}

export interface PickerSource<E extends Endpoint> {
  /** A list with pages. */
  endpoint: E;
  /** Returns the input for a text, without `page` and `size`. */
  inputOf: (query: string) => CallInput<E>;
  toOption: (item: RowOf<E>) => ComboboxOption;
  /** Rows per page. @default 8 */
  size?: number;
}

/** Returns the options of a picker that searches on the server, page by page. Starts loading when the picker opens. */
export function usePickerOptions<E extends Endpoint>({
  endpoint,
  inputOf,
  toOption,
  size = pickerPageSize,
}: PickerSource<E>) {
  const { onError } = useTramita();
  const { query, isStale, onSearch } = usePickerSearch();
  const input = query === null ? null : inputOf(query);
  const found = useEndlessCall(endpoint, input, { size, onFailed: onError });
  return {
    options: isStale ? [] : found.rows.map(toOption),
    loading: isStale || found.isFetching,
    failed: found.problem !== null && !isStale && !found.isFetching,
    onSearch,
    onLoadMore: found.hasMore && !isStale ? found.loadMore : undefined,
    retry: found.retry,
  };
}
