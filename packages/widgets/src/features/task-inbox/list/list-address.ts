import { defaultPageSize, type TaskPage } from '@tramita/client/rules';
import { type ColumnName, isDataColumn } from '../columns/list-columns.ts';
import { activeFilters, columnState, type ListState, orderedBy, readListState } from './list-state.ts';

const filterMark = 'filter.';

/** Returns the state of a list as the query of an address, without `?`; empty for a list without filters and order. */
export function listAddress(state: ListState): string {
  const params = new URLSearchParams();
  for (const column of activeFilters(state)) params.set(`${filterMark}${column}`, columnState(state, column).query);
  if (state.substitutions) params.set('substitutions', state.substitutions);
  const order = orderedBy(state);
  if (order) params.set('order', `${order.column}:${order.direction}`);
  const { page, rowsPerPage } = state.pagination;
  if (page > 0) params.set('page', String(page + 1));
  if (rowsPerPage !== defaultPageSize) params.set('size', String(rowsPerPage));
  return params.toString();
}

/** Parses {@link listAddress}: unknown columns and values are left out. Undefined if the address contains no state. */
export function readListAddress(
  address: string,
  page: TaskPage,
  columns: readonly ColumnName[],
): ListState | undefined {
  const params = new URLSearchParams(address);
  const stored: Record<string, { query: string; direction: string | null }> = {};
  for (const [name, query] of params) {
    if (name.startsWith(filterMark)) stored[name.slice(filterMark.length)] = { query, direction: null };
  }
  const [, ordered, direction] = /^(.+):(ASC|DESC)$/.exec(params.get('order') ?? '') ?? [];
  if (ordered && direction) stored[ordered] = { query: stored[ordered]?.query ?? '', direction };
  const at = params.get('page');
  const size = params.get('size');
  const substitutions = params.get('substitutions');
  const isEmpty = Object.keys(stored).length === 0 && at === null && size === null && substitutions === null;
  if (isEmpty) return undefined;
  const pagination = { page: Number(at ?? 1) - 1, rowsPerPage: Number(size ?? defaultPageSize) };
  const known = [...columns, ...Object.keys(stored).filter(isDataColumn)];
  return readListState({ columns: stored, pagination, substitutions }, page, known);
}
