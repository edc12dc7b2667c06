import { type DataColumns, dataName, isDataColumn, isFilterable } from '../columns/list-columns.ts';
import { columnState, type ListState } from '../list/list-state.ts';
import { dataFilter } from './data-filter.ts';

/** Returns filters and order by the data of the process, with their names in the API; unknown columns are left out. */
export function dataQuery(state: ListState, data: DataColumns): Record<string, string> {
  const query: Record<string, string> = {};
  for (const column of Object.keys(state.columns).filter(isDataColumn)) {
    const described = data.get(column);
    if (!described) continue;
    const name = dataName(column);
    const { query: text, direction } = columnState(state, column);
    const value = isFilterable(column) ? dataFilter(described, text) : undefined;
    if (value !== undefined) query[name] = value;
    if (direction) query[`order_by_${name}`] = direction;
  }
  return query;
}
