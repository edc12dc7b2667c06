import type { Direction, SubstitutionFilter, TaskListQuery } from '@tramita/client/contract';
import {
  defaultPageSize,
  isDay,
  type ListName,
  listQueryFor,
  pageSizes,
  type StatusFilter,
  type TaskPage,
  taskColumnNames,
} from '@tramita/client/rules';
import type { FilterKind } from '../columns/column-records.ts';
import {
  type ColumnName,
  type DataColumns,
  filterKind,
  isDataColumn,
  isFilterable,
  isSortable,
  isTyped,
  noData,
  orderParameter,
} from '../columns/list-columns.ts';

/** State of one column: the text it filters by, empty for none, and the direction it orders by. */
export interface ColumnState {
  readonly query: string;
  readonly direction: Direction | null;
}

/** Filters, order and page of one list, as they are stored for the next visit. */
export interface ListState {
  /** By column name; one without query and direction is left out. */
  readonly columns: Readonly<Partial<Record<ColumnName, ColumnState>>>;
  readonly pagination: { readonly page: number; readonly rowsPerPage: number };
  /** Shows only own tasks, or only those that the user sees as a substitute. @default both */
  readonly substitutions?: Exclude<SubstitutionFilter, 'ALL'>;
}

/** The initial state of a list. */
export const initialState: ListState = { columns: {}, pagination: { page: 0, rowsPerPage: defaultPageSize } };

const none: ColumnState = { query: '', direction: null };

/** Returns the state of a column. */
export function columnState(state: ListState, column: ColumnName): ColumnState {
  return state.columns[column] ?? none;
}

/** Returns the columns with a filter or an order; data columns of the process come last. */
function usedColumns({ columns }: ListState): readonly ColumnName[] {
  return [...taskColumnNames, ...Object.keys(columns).filter(isDataColumn)].filter((column) => columns[column]);
}

/** Returns the column a list is ordered by; null for its default order. */
export function orderedBy(state: ListState): { column: ColumnName; direction: Direction } | null {
  for (const column of usedColumns(state)) {
    const { direction } = columnState(state, column);
    if (direction) return { column, direction };
  }
  return null;
}

/** Returns the default order of a list: held tasks by due time, all others newest first. */
export function defaultOrder({ page, status }: ListName): { column: ColumnName; direction: Direction } {
  return page === 'my-attendance' && status === 'to-do'
    ? { column: 'dueAt', direction: 'ASC' }
    : { column: 'createdAt', direction: 'DESC' };
}

/** Returns the columns that filter. */
export function activeFilters(state: ListState): readonly ColumnName[] {
  return usedColumns(state).filter((column) => columnState(state, column).query !== '');
}

/** Returns the number of filters: of columns, and of substitutions. */
export const filterCount = (state: ListState): number => activeFilters(state).length + (state.substitutions ? 1 : 0);

/** Whether the list shows the tasks of one process. */
export const isOfProcess = (state: ListState): boolean => columnState(state, 'process').query !== '';

/** Removes what a filter does not accept: numbers accept digits and commas, a day and a tag only valid values. */
function cleanQuery(column: ColumnName, query: string): string {
  const kind = filterKind(column);
  if (kind === 'day') return isDay(query) ? query : '';
  if (kind === 'tag') return /^\d{1,9}$/.test(query) ? query : '';
  return (kind === 'numbers' ? query.replaceAll(/[^\d,]/g, '') : query).slice(0, 200);
}

function withColumn(state: ListState, column: ColumnName, change: Partial<ColumnState>): ListState {
  const { [column]: _old, ...others } = state.columns;
  const next = { ...columnState(state, column), ...change };
  const isSet = next.query !== '' || next.direction !== null;
  return {
    ...state,
    columns: isSet ? { ...others, [column]: next } : others,
    pagination: { ...state.pagination, page: 0 },
  };
}

/** Returns whether a state filters or orders by the data of its process. */
export function hasData(state: ListState): boolean {
  return Object.keys(state.columns).some(isDataColumn);
}

/** Returns the state without unknown data columns of a process. */
export function withKnownData(state: ListState, data: DataColumns): ListState {
  const entries = Object.entries(state.columns);
  const known = entries.filter(([name]) => !isDataColumn(name) || data.has(name));
  return known.length === entries.length ? state : { ...state, columns: Object.fromEntries(known) };
}

/** Returns the state with a filter; the list returns to its first page. Another process has other data. */
export function withQuery(state: ListState, column: ColumnName, query: string): ListState {
  const next = withColumn(state, column, { query: cleanQuery(column, query) });
  const isOther = column === 'process' && query !== columnState(state, 'process').query;
  return isOther ? withKnownData(next, noData) : next;
}

/** Returns the state with the filter of substitutions; the list returns to its first page. */
export function withSubstitutions(state: ListState, shown: SubstitutionFilter): ListState {
  const { substitutions: _old, ...others } = state;
  const next = { ...others, pagination: { ...state.pagination, page: 0 } };
  return shown === 'ALL' ? next : { ...next, substitutions: shown };
}

/** Returns whether a list can be filtered by substitutions: the attendance lists of tasks to do. */
export const hasSubstitutions = (page: TaskPage, status: StatusFilter): boolean =>
  page !== 'my-tasks' && status === 'to-do';

/** Returns the state ordered by one column only; `null` restores the default order. */
export function withOrder(state: ListState, column: ColumnName | null, direction: Direction = 'ASC'): ListState {
  const before = orderedBy(state);
  const cleared = before ? withColumn(state, before.column, { direction: null }) : state;
  return column ? withColumn(cleared, column, { direction }) : cleared;
}

/** Returns the state without filters and order, on the first page. */
export function cleared(state: ListState): ListState {
  return { columns: {}, pagination: { ...state.pagination, page: 0 } };
}

const wholeNumber = (value: unknown, least: number): value is number =>
  Number.isInteger(value) && Number(value) >= least;
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Parses a stored state: unknown parts, and those that the page does not allow, are left out. */
export function readListState(stored: unknown, page: TaskPage, columns: readonly ColumnName[]): ListState | undefined {
  if (!isRecord(stored)) return undefined;
  let state = initialState;
  const kept = isRecord(stored['columns']) ? stored['columns'] : {};
  const { process } = kept;
  // the data columns of a process are known only once they are loaded
  const data = isRecord(process) && process['query'] ? Object.keys(kept).filter(isDataColumn) : [];
  for (const column of [...columns, ...data]) {
    const entry = kept[column];
    if (!isRecord(entry)) continue;
    if (typeof entry['query'] === 'string' && isFilterable(column)) state = withQuery(state, column, entry['query']);
    const { direction } = entry;
    if ((direction === 'ASC' || direction === 'DESC') && isSortable(column))
      state = withOrder(state, column, direction);
  }
  const shown = stored['substitutions'];
  if (shown === 'MINE' || shown === 'SUBSTITUTIONS') state = withSubstitutions(state, shown);
  const pagination = isRecord(stored['pagination']) ? stored['pagination'] : {};
  const { page: at, rowsPerPage } = pagination;
  const size = pageSizes(page).find((candidate) => candidate === rowsPerPage) ?? defaultPageSize;
  return { ...state, pagination: { page: wholeNumber(at, 0) ? at : 0, rowsPerPage: size } };
}

/** Returns the typed parts of filters, to distinguish typing from choosing. */
export function typedText(state: ListState, data: DataColumns): string {
  const typed = activeFilters(state).filter((column) => isTyped(column, data));
  return JSON.stringify(typed.map((column) => [column, columnState(state, column).query]));
}

/** Converts filters to the format of the API. */
const toApi: Readonly<Record<FilterKind, (query: string) => string | number | undefined>> = {
  numbers: (query) => query.split(',').filter(Boolean).join(',') || undefined,
  process: (query) => query,
  tag: Number,
  text: (query) => query.trim() || undefined,
  day: (query) => query,
};

/** Returns filters and order by the columns of every list. */
function columnQuery(state: ListState, ordered: ReturnType<typeof orderedBy>): Partial<TaskListQuery> {
  const query: Record<string, string | number | undefined> = {};
  for (const column of taskColumnNames) {
    const { query: text } = columnState(state, column);
    const kind = filterKind(column);
    if (kind && text) query[column] = toApi[kind](text);
    if (ordered?.column === column) query[orderParameter(column)] = ordered.direction;
  }
  return query;
}

/** Returns the query of a list in this state, with that of the data of its process from `dataQuery`. */
export function listQuery(
  page: TaskPage,
  status: StatusFilter,
  state: ListState,
  dataQuery: Readonly<Record<string, string>> = {},
): TaskListQuery & { readonly [key: string]: string | number | boolean | undefined } {
  const first = defaultOrder({ page, status });
  // the server's default order is newest first
  const ordered = orderedBy(state) ?? (first.column === 'createdAt' ? null : first);
  return {
    ...dataQuery,
    ...listQueryFor(page, status),
    page: state.pagination.page,
    itemsPerPage: state.pagination.rowsPerPage,
    ...columnQuery(state, ordered),
    ...(state.substitutions && hasSubstitutions(page, status) && { substitutions: state.substitutions }),
  };
}
