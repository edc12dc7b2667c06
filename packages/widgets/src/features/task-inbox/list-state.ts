import type { Direction, TaskListQuery } from '@tramita/client/contract';
import {
  defaultPageSize,
  isDay,
  listQueryFor,
  pageSizes,
  type StatusFilter,
  type TaskPage,
} from '@tramita/client/rules';
import { type ColumnName, columnNames, isFilterable, isSortable, isTyped } from './list-columns.ts';

/** What one column holds: the text it filters by, empty for none, and the direction it orders by. */
export interface ColumnState {
  readonly query: string;
  readonly direction: Direction | null;
}

/** Filters, order and place of one list, as they are kept for the next visit. */
export interface ListState {
  /** By column name; one without query and direction is left out. */
  readonly columns: Readonly<Partial<Record<ColumnName, ColumnState>>>;
  readonly pagination: { readonly page: number; readonly rowsPerPage: number };
}

/** A list as it is on first sight. */
export const initialState: ListState = { columns: {}, pagination: { page: 0, rowsPerPage: defaultPageSize } };

const none: ColumnState = { query: '', direction: null };

/** The state of a column. */
export function columnState(state: ListState, column: ColumnName): ColumnState {
  return state.columns[column] ?? none;
}

/** The column a list is ordered by; null for its own order, newest first. */
export function orderedBy(state: ListState): { column: ColumnName; direction: Direction } | null {
  for (const column of columnNames) {
    const { direction } = columnState(state, column);
    if (direction) return { column, direction };
  }
  return null;
}

/** The columns that filter. */
export function activeFilters(state: ListState): readonly ColumnName[] {
  return columnNames.filter((column) => columnState(state, column).query !== '');
}

/** The IDK filter takes digits and commas only, a day and a tag only what is one. */
function cleanQuery(column: ColumnName, query: string): string {
  if (column === 'createdAt' || column === 'finishedAt') return isDay(query) ? query : '';
  if (column === 'taskMarker') return /^\d{1,9}$/.test(query) ? query : '';
  return (column === 'idk' ? query.replaceAll(/[^\d,]/g, '') : query).slice(0, 200);
}

function withColumn(state: ListState, column: ColumnName, change: Partial<ColumnState>): ListState {
  const { [column]: _old, ...others } = state.columns;
  const next = { ...columnState(state, column), ...change };
  const isSet = next.query !== '' || next.direction !== null;
  return {
    columns: isSet ? { ...others, [column]: next } : others,
    pagination: { ...state.pagination, page: 0 },
  };
}

/** The state with a filter; the list goes back to its first page. */
export function withQuery(state: ListState, column: ColumnName, query: string): ListState {
  return withColumn(state, column, { query: cleanQuery(column, query) });
}

/** The state ordered by one column alone; `null` gives the list its own order back. */
export function withOrder(state: ListState, column: ColumnName | null, direction: Direction = 'ASC'): ListState {
  const before = orderedBy(state);
  const cleared = before ? withColumn(state, before.column, { direction: null }) : state;
  return column ? withColumn(cleared, column, { direction }) : cleared;
}

/** The state without filters and order, on the first page. */
export function cleared(state: ListState): ListState {
  return { columns: {}, pagination: { ...state.pagination, page: 0 } };
}

const wholeNumber = (value: unknown, least: number): value is number =>
  Number.isInteger(value) && Number(value) >= least;
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads a kept state: what is not known or not allowed on the page falls away. */
export function readListState(stored: unknown, page: TaskPage, columns: readonly ColumnName[]): ListState | undefined {
  if (!isRecord(stored)) return undefined;
  let state = initialState;
  const kept = isRecord(stored['columns']) ? stored['columns'] : {};
  for (const column of columns) {
    const entry = kept[column];
    if (!isRecord(entry)) continue;
    if (typeof entry['query'] === 'string' && isFilterable(column)) state = withQuery(state, column, entry['query']);
    const { direction } = entry;
    if ((direction === 'ASC' || direction === 'DESC') && isSortable(column))
      state = withOrder(state, column, direction);
  }
  const pagination = isRecord(stored['pagination']) ? stored['pagination'] : {};
  const { page: at, rowsPerPage } = pagination;
  const size = pageSizes(page).find((candidate) => candidate === rowsPerPage) ?? defaultPageSize;
  return { ...state, pagination: { page: wholeNumber(at, 0) ? at : 0, rowsPerPage: size } };
}

/** What was typed into filters, to tell typing from choosing. */
export function typedText(state: ListState): string {
  return JSON.stringify(columnNames.filter(isTyped).map((column) => columnState(state, column).query));
}

/** The call that answers a list in this state. */
export function listQuery(page: TaskPage, status: StatusFilter, state: ListState): TaskListQuery {
  const query = (column: ColumnName) => columnState(state, column).query || undefined;
  const order = (column: ColumnName) => columnState(state, column).direction ?? undefined;
  const marker = query('taskMarker');
  return {
    ...listQueryFor(page, status),
    page: state.pagination.page,
    itemsPerPage: state.pagination.rowsPerPage,
    idk: query('idk')?.split(',').filter(Boolean).join(',') || undefined,
    process: query('process'),
    step: query('step')?.trim() || undefined,
    createdAt: query('createdAt'),
    finishedAt: query('finishedAt'),
    createdBy: query('createdBy')?.trim() || undefined,
    assignees: query('assignees')?.trim() || undefined,
    taskMarker: marker === undefined ? undefined : Number(marker),
    orderByIdk: order('idk'),
    orderByProcess: order('process'),
    orderByStep: order('step'),
    orderByCreatedAt: order('createdAt'),
    orderByFinishedAt: order('finishedAt'),
    orderByCreatedBy: order('createdBy'),
    orderByAssignees: order('assignees'),
    orderByTaskMarker: order('taskMarker'),
    orderByDueAt: order('dueAt'),
  };
}
