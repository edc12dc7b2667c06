import type { StatusFilter, TaskPage } from './task-status.ts';

/** Every column a task list can have, in the order it comes in; named as the API filters and orders by it. */
export const taskColumnNames = [
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
export type TaskColumnName = (typeof taskColumnNames)[number];

const isOver = (status: StatusFilter): boolean => status === 'finished' || status === 'canceled';

function hasColumn(column: TaskColumnName, page: TaskPage, status: StatusFilter): boolean {
  if (column === 'taskMarker' || column === 'dueAt') return status === 'to-do';
  if (column === 'step') return !isOver(status);
  if (column === 'finishedAt') return isOver(status);
  if (column === 'createdBy') return page !== 'my-tasks';
  if (column === 'assignees') return page !== 'my-tasks' && !isOver(status);
  return true;
}

/** The columns of a list, on the screen and in its export; those of the process's data come behind them. */
export function taskColumns(page: TaskPage, status: StatusFilter): readonly TaskColumnName[] {
  return taskColumnNames.filter((column) => hasColumn(column, page, status));
}
