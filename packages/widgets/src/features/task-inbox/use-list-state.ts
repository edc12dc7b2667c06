import type { StatusFilter, TaskPage } from '@tramita/client/rules';
import { useCallback, useMemo } from 'react';
import { usePersistentState } from '../../provider/usePersistentState.ts';
import { type ColumnName, columnsOf, inOrder } from './list-columns.ts';
import { initialState, readListState } from './list-state.ts';

const noOrder: readonly string[] = [];
const readNames = (stored: unknown): readonly string[] | undefined =>
  Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : undefined;

/** Filters, order, place and columns of a list, kept for each page and status. */
export function useListState(page: TaskPage, status: StatusFilter) {
  const columns = useMemo(() => columnsOf(page, status), [page, status]);
  const read = useCallback((stored: unknown) => readListState(stored, page, columns), [page, columns]);
  const [state, setState] = usePersistentState(`tasks.${page}.${status}.filters`, initialState, read);
  const [chosen, setChosen] = usePersistentState(`tasks.${page}.${status}.columns`, noOrder, readNames);
  const order = useMemo(() => inOrder(columns, chosen), [columns, chosen]);
  const setOrder = (next: readonly ColumnName[] | null) => setChosen(next ?? noOrder);
  return { state, setState, order, setOrder, isReordered: chosen.length > 0 };
}
