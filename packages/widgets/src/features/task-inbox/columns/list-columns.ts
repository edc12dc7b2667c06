import type { ProcessDataColumn } from '@tramita/client/contract';
import { type TaskColumnName, taskColumnNames } from '@tramita/client/rules';
import type { taskInboxMessages } from '../../../messages/features/task-inbox.ts';
import { columnRecords, type FilterKind } from './column-records.ts';

/** A data column of a process, marked so that a field called "step" differs from the step. */
export type DataColumnName = `data.${string}`;
export type ColumnName = TaskColumnName | DataColumnName;

/** The data columns of the process by which a list is filtered, in their order. */
export type DataColumns = ReadonlyMap<ColumnName, ProcessDataColumn>;

/** The data columns of a list that is not filtered by a process: none. */
export const noData: DataColumns = new Map();

const mark = 'data.';
export const isDataColumn = (name: string): name is DataColumnName => name.startsWith(mark);
/** Returns the name of a data column in the API. */
export const dataName = (column: DataColumnName): string => column.slice(mark.length);

/** Returns the data columns of a process as columns of a list. */
export function dataColumns(columns: readonly ProcessDataColumn[]): DataColumns {
  return new Map(columns.map((column) => [`${mark}${column.name}` as DataColumnName, column]));
}

/** Returns the columns in the user's order: unknown ones are ignored, new ones come last. */
export function inOrder(columns: readonly ColumnName[], chosen: readonly string[]): readonly ColumnName[] {
  const known = chosen.flatMap((name) => columns.filter((column) => column === name));
  return [...new Set([...known, ...columns])];
}

/** Returns how a column of every list is filtered; null for others and for columns without a filter. */
export const filterKind = (column: ColumnName): FilterKind | null =>
  isDataColumn(column) ? null : columnRecords[column].filter;

/** Returns the heading of a column. */
export function columnLabel(column: ColumnName, messages: typeof taskInboxMessages, data: DataColumns): string {
  if (isDataColumn(column)) return data.get(column)?.label ?? dataName(column);
  return messages[columnRecords[column].label];
}

/** Returns the name of the parameter that orders by a column, such as `orderByCreatedAt`. */
export const orderParameter = (column: TaskColumnName) => `orderBy${column.charAt(0).toUpperCase()}${column.slice(1)}`;

/** Keys of every list's query, which data columns cannot use for their filter. */
export const ownKeys: ReadonlySet<string> = new Set([
  ...['myTasks', 'assignedToMe', 'page', 'itemsPerPage', 'doPagination', 'substitutions'],
  ...taskColumnNames.filter((name) => name !== 'dueAt'),
  ...taskColumnNames.filter((name) => name !== 'status').map(orderParameter),
]);

/** Columns that can be filtered. */
export function isFilterable(column: ColumnName): boolean {
  return isDataColumn(column) ? !ownKeys.has(dataName(column)) : filterKind(column) !== null;
}

/** Columns by which the API can order. */
export const isSortable = (column: ColumnName): boolean =>
  isDataColumn(column) || columnRecords[column].isSortable !== false;

/** Columns whose filter takes the whole width of the filter sheet. */
export const isWide = (column: ColumnName): boolean => !isDataColumn(column) && columnRecords[column].isWide === true;

/** Columns whose filter is typed, so that the list is loaded after a pause. */
export function isTyped(column: ColumnName, data: DataColumns): boolean {
  if (isDataColumn(column)) {
    const type = data.get(column)?.type;
    return type === 'other' || type === 'file';
  }
  return filterKind(column) === 'text' || filterKind(column) === 'numbers';
}

/** Columns whose filter is a day. */
export function isDayColumn(column: ColumnName, data: DataColumns): boolean {
  return isDataColumn(column) ? data.get(column)?.type === 'date' : filterKind(column) === 'day';
}
