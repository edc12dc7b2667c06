import { type StatusFilter, type TaskPage, taskColumns } from '@tramita/client/rules';
import { useCallback, useMemo } from 'react';
import { usePersistentState } from '../../provider/usePersistentState.ts';
import { type ColumnName, inOrder } from './list-columns.ts';
import { columnState, initialState, readListState, withKnownData } from './list-state.ts';
import { useProcessData } from './use-process-data.ts';

const noOrder: readonly string[] = [];
const readNames = (stored: unknown): readonly string[] | undefined =>
  Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : undefined;

/** Filters, order, place and columns of a list, kept for each page and status. */
export function useListState(page: TaskPage, status: StatusFilter) {
  const own = useMemo(() => taskColumns(page, status), [page, status]);
  const read = useCallback((stored: unknown) => readListState(stored, page, own), [page, own]);
  const [kept, setState] = usePersistentState(`tasks.${page}.${status}.filters`, initialState, read);
  const [chosen, setChosen] = usePersistentState(`tasks.${page}.${status}.columns`, noOrder, readNames);
  const data = useProcessData(columnState(kept, 'process').query);
  const columns = useMemo<readonly ColumnName[]>(() => [...own, ...data.columns.keys()], [own, data.columns]);
  const order = useMemo(() => inOrder(columns, chosen), [columns, chosen]);
  /** Columns that are not there now keep their order for when they are. */
  const setOrder = (next: readonly ColumnName[] | null) =>
    setChosen(next ? [...next, ...chosen.filter((name) => !next.some((column) => column === name))] : noOrder);
  return {
    /** The state as it is kept, with columns that are not known yet. */
    kept,
    state: useMemo(() => withKnownData(kept, data.columns), [kept, data.columns]),
    setState,
    order,
    setOrder,
    isReordered: chosen.length > 0,
    data,
  };
}
