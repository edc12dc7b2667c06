import type { SavedView, TaskListViewState } from '@tramita/client/contract';
import type { TaskPage } from '@tramita/client/rules';
import type { ChosenView } from '../../../saved-views/view-choice.ts';
import { type ColumnName, isDataColumn } from '../columns/list-columns.ts';
import { activeFilters, columnState, initialState, type ListState, orderedBy, readListState } from './list-state.ts';

const mark = 'view';
/** Marks the whole list, so that a reload does not open the default view. */
const all = 'all';

/** Returns the saved view in an address, or the whole list; null if it contains neither. */
export function viewInAddress(address: string | undefined): ChosenView {
  const named = new URLSearchParams(address).get(mark);
  if (named === all) return all;
  const id = Number(named);
  return Number.isInteger(id) && id > 0 ? id : null;
}

/** Returns the address of a list with a saved view. Filters, order and page without this mark mean that there is no view. */
export function withView(address: string, view: ChosenView): string {
  const params = new URLSearchParams(address);
  if (view !== null && (view !== all || address === '')) params.set(mark, String(view));
  return params.toString();
}

/** Returns filters, order and columns of a list as a view stores them; columns that the list never has are left out. */
export function viewStateOf(
  state: ListState,
  chosen: readonly string[],
  own: readonly ColumnName[],
): TaskListViewState {
  return {
    filters: activeFilters(state).map((column) => ({ column, query: columnState(state, column).query })),
    order: orderedBy(state),
    columns: chosen.filter((name) => isDataColumn(name) || own.some((column) => column === name)),
  };
}

/** Returns the state of a list with a view, on its first page; parts unknown to the list are left out. */
export function listStateOf(
  { state }: SavedView,
  page: TaskPage,
  own: readonly ColumnName[],
  { rowsPerPage }: ListState['pagination'],
): ListState {
  if ('report' in state) return initialState;
  const columns: Record<string, { query: string; direction: string | null }> = {};
  for (const { column, query } of state.filters) columns[column] = { query, direction: null };
  if (state.order) {
    const { column, direction } = state.order;
    columns[column] = { query: columns[column]?.query ?? '', direction };
  }
  const known = [...own, ...Object.keys(columns).filter(isDataColumn)];
  return readListState({ columns, pagination: { page: 0, rowsPerPage } }, page, known) ?? initialState;
}
