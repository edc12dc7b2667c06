import { type ProcessDataColumn, taskListQuerySchema } from '@tramita/client/contract';
import type { TaskColumnName } from '@tramita/client/rules';
import type { taskInboxMessages } from '../../../messages/features/task-inbox.ts';

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

/** Returns the heading of a column. */
export function columnLabel(column: ColumnName, messages: typeof taskInboxMessages, data: DataColumns): string {
  if (isDataColumn(column)) return data.get(column)?.label ?? dataName(column);
  const labels: Record<TaskColumnName, string> = {
    status: messages.columnStatus,
    taskMarker: messages.columnTaskMarker,
    idk: messages.columnIdk,
    process: messages.columnProcess,
    step: messages.columnStep,
    createdAt: messages.columnCreatedAt,
    finishedAt: messages.columnFinishedAt,
    createdBy: messages.columnCreatedBy,
    assignees: messages.columnAssignees,
    dueAt: messages.columnDueAt,
  };
  return labels[column];
}

/** Keys of every list's query, which data columns cannot use for their filter. */
const ownKeys: ReadonlySet<string> = new Set([...Object.keys(taskListQuerySchema.def.shape), 'doPagination']);

/** Columns that can be filtered: the API has no filter for the track and the due time. */
export function isFilterable(column: ColumnName): boolean {
  if (isDataColumn(column)) return !ownKeys.has(dataName(column));
  return column !== 'status' && column !== 'dueAt';
}

/** Columns by which the API can order. */
export function isSortable(column: ColumnName): boolean {
  return column !== 'status';
}

/** Columns whose filter is typed, so that the list is loaded after a pause. */
export function isTyped(column: ColumnName, data: DataColumns): boolean {
  if (isDataColumn(column)) {
    const type = data.get(column)?.type;
    return type === 'other' || type === 'file';
  }
  return column === 'idk' || column === 'step' || column === 'createdBy' || column === 'assignees';
}

/** Columns whose filter is a day. */
export function isDayColumn(column: ColumnName, data: DataColumns): boolean {
  if (isDataColumn(column)) return data.get(column)?.type === 'date';
  return column === 'createdAt' || column === 'finishedAt';
}
