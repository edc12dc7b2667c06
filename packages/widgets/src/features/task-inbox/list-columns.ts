import type { StatusFilter, TaskPage } from '@tramita/client/rules';
import type { taskInboxMessages } from '../../messages/task-inbox.ts';

/** Every column a task list can have, in the order it comes in; named as the API filters and orders by it. */
export const columnNames = [
  'status',
  'taskMarker',
  'idk',
  'process',
  'step',
  'createdAt',
  'finishedAt',
  'createdBy',
  'assignees',
  'dueAt',
] as const;
export type ColumnName = (typeof columnNames)[number];

const isOver = (status: StatusFilter): boolean => status === 'finished' || status === 'canceled';

/** Whether a list has a column. */
function hasColumn(column: ColumnName, page: TaskPage, status: StatusFilter): boolean {
  if (column === 'taskMarker' || column === 'step' || column === 'dueAt') return status === 'to-do';
  if (column === 'finishedAt') return isOver(status);
  if (column === 'createdBy') return page !== 'my-tasks';
  if (column === 'assignees') return page !== 'my-tasks' && !isOver(status);
  return true;
}

/** The columns of a list. */
export function columnsOf(page: TaskPage, status: StatusFilter): readonly ColumnName[] {
  return columnNames.filter((column) => hasColumn(column, page, status));
}

/** The columns in the order a person chose: unknown ones are ignored, new ones come last. */
export function inOrder(columns: readonly ColumnName[], chosen: readonly string[]): readonly ColumnName[] {
  const known = chosen.flatMap((name) => columns.filter((column) => column === name));
  return [...new Set([...known, ...columns])];
}

/** The heading of a column. */
export function columnLabel(column: ColumnName, messages: typeof taskInboxMessages): string {
  const labels: Record<ColumnName, string> = {
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

/** Columns that can be filtered: the API knows no filter for the track and the due time. */
export function isFilterable(column: ColumnName): boolean {
  return column !== 'status' && column !== 'dueAt';
}

/** Columns the API can order by. */
export function isSortable(column: ColumnName): boolean {
  return column !== 'status';
}

/** Columns whose filter is typed, so that it waits for the typing to rest. */
export function isTyped(column: ColumnName): boolean {
  return column === 'idk' || column === 'step' || column === 'createdBy' || column === 'assignees';
}
