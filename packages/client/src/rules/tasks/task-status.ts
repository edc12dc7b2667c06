import type { TaskScreen } from '../../contract/tasks/task-list.ts';
import type { TaskStatus } from '../../contract/tasks/task-states.ts';

/** Labels of the task statuses. */
export const statusLabels: Record<TaskStatus, string> = {
  TO_DO: 'À fazer',
  IN_PROGRESS: 'Em andamento',
  FINISHED: 'Concluída',
  CANCELED: 'Cancelado',
};

/** Names of the status filters in addresses. */
export const statusFilters = ['to-do', 'in-progress', 'finished', 'canceled'] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** Names of the task pages in addresses. */
export const taskPages = ['my-tasks', 'attendance', 'my-attendance'] as const;
export type TaskPage = (typeof taskPages)[number];

const statusByFilter: Record<StatusFilter, TaskStatus> = {
  'to-do': 'TO_DO',
  'in-progress': 'IN_PROGRESS',
  finished: 'FINISHED',
  canceled: 'CANCELED',
};

/** Returns the status of a list filter. */
export function statusOf(filter: StatusFilter): TaskStatus {
  return statusByFilter[filter];
}

/** Returns the list filter of a status: the inverse of {@link statusOf}. */
export function filterOf(status: TaskStatus): StatusFilter {
  return statusFilters.find((filter) => statusByFilter[filter] === status) ?? 'to-do';
}

/** Default number of rows per page, on every task page. */
export const defaultPageSize = 10;

/** Page sizes of a task page: the personal view up to 50, the attendance views up to 200. */
export function pageSizes(page: TaskPage): readonly number[] {
  return page === 'my-tasks' ? [10, 25, 50] : [10, 25, 50, 100, 200];
}

/** Returns the part of a list query that depends on the page and the status filter. */
export function listQueryFor(
  page: TaskPage,
  filter: StatusFilter,
): { myTasks: boolean; assignedToMe: boolean; status: TaskStatus } {
  return { myTasks: page === 'my-tasks', assignedToMe: page === 'my-attendance', status: statusOf(filter) };
}

/** Name of the screen in calls for a list's process titles. */
export function taskScreenFor(page: TaskPage, filter: StatusFilter): TaskScreen {
  if (page === 'my-tasks') {
    if (filter === 'to-do') return 'MY_TASK_TO_DO';
    return filter === 'in-progress' ? 'MY_TASK_IN_PROGRESS' : 'MY_TASK_FINISHED';
  }
  if (filter === 'to-do') return page === 'attendance' ? 'ASSIGNED_TASK_TO_DO' : 'ASSIGNED_TASK_TO_ME';
  return filter === 'in-progress' ? 'IN_PROGRESS_ASSIGNED_TASK' : 'FINISHED_ASSIGNED_TASK';
}

/**
 * Returns the status of a task in lists and files: an open task is `IN_PROGRESS` once it is assigned to one user and to no
 * group. A row that represents its request keeps the request's status.
 */
export function taskStatusOf(task: {
  readonly status: TaskStatus;
  readonly assignees: readonly unknown[];
  readonly groups?: readonly unknown[] | null | undefined;
}): TaskStatus {
  const isAssigned = task.assignees.length === 1 && (task.groups ?? []).length === 0;
  return task.status === 'TO_DO' && isAssigned ? 'IN_PROGRESS' : task.status;
}

/** Returns whether a row is still open, so that bulk finish and bulk cancel accept it. */
export function isOpenStatus(status: TaskStatus): boolean {
  return status === 'TO_DO' || status === 'IN_PROGRESS';
}
