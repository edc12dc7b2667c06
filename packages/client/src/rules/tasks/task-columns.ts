import type { StatusFilter, TaskPage } from './task-status.ts';

/** Every column of task lists, in their order; named as in the API's filters and orders. */
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

/** Returns the columns of a list, on screen and in its export; columns of the process's data follow them. */
export function taskColumns(page: TaskPage, status: StatusFilter): readonly TaskColumnName[] {
  return taskColumnNames.filter((column) => hasColumn(column, page, status));
}
