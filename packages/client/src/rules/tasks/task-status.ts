import type { TaskScreen, TaskStatus } from '../../contract/tasks/tasks.ts';

/** Labels of the task statuses. */
export const statusLabels: Record<TaskStatus, string> = {
  TO_DO: 'À fazer',
  IN_PROGRESS: 'Em andamento',
  FINISHED: 'Concluída',
  CANCELED: 'Cancelado',
};

/** Status filters as they stand in an address. */
export const statusFilters = ['to-do', 'in-progress', 'finished', 'canceled'] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** Task pages as they stand in an address. */
export const taskPages = ['my-tasks', 'attendance', 'my-attendance'] as const;
export type TaskPage = (typeof taskPages)[number];

const statusByFilter: Record<StatusFilter, TaskStatus> = {
  'to-do': 'TO_DO',
  'in-progress': 'IN_PROGRESS',
  finished: 'FINISHED',
  canceled: 'CANCELED',
};

/** The status a list filter stands for. */
export function statusOf(filter: StatusFilter): TaskStatus {
  return statusByFilter[filter];
}

/** The list filter of a status: the inverse of {@link statusOf}. */
export function filterOf(status: TaskStatus): StatusFilter {
  return statusFilters.find((filter) => statusByFilter[filter] === status) ?? 'to-do';
}

/** Rows per page on first sight, on every task page. */
export const defaultPageSize = 10;

/** Rows per page a task page offers: the personal view up to 50, the attendance views up to 200. */
export function pageSizes(page: TaskPage): readonly number[] {
  return page === 'my-tasks' ? [10, 25, 50] : [10, 25, 50, 100, 200];
}

/** The part of a list query that follows from the page and the status filter. */
export function listQueryFor(
  page: TaskPage,
  filter: StatusFilter,
): { myTasks: boolean; assignedToMe: boolean; status: TaskStatus } {
  return { myTasks: page === 'my-tasks', assignedToMe: page === 'my-attendance', status: statusOf(filter) };
}

/** The screen name under which a list's process titles are asked for. */
export function taskScreenFor(page: TaskPage, filter: StatusFilter): TaskScreen {
  if (page === 'my-tasks') {
    if (filter === 'to-do') return 'MY_TASK_TO_DO';
    return filter === 'in-progress' ? 'MY_TASK_IN_PROGRESS' : 'MY_TASK_FINISHED';
  }
  if (filter === 'to-do') return page === 'attendance' ? 'ASSIGNED_TASK_TO_DO' : 'ASSIGNED_TASK_TO_ME';
  return filter === 'in-progress' ? 'IN_PROGRESS_ASSIGNED_TASK' : 'FINISHED_ASSIGNED_TASK';
}

/**
 * The status of a task as lists and files show it: an open task is `IN_PROGRESS` once it is assigned to one user and to
 * no group. A row that is shown for its request keeps the request's status.
 */
export function taskStatusOf(task: {
  readonly status: TaskStatus;
  readonly assignees: readonly unknown[];
  readonly groups?: readonly unknown[] | null | undefined;
}): TaskStatus {
  const isAssigned = task.assignees.length === 1 && (task.groups ?? []).length === 0;
  return task.status === 'TO_DO' && isAssigned ? 'IN_PROGRESS' : task.status;
}

/** Whether a row is still open, so that bulk finish and bulk cancel take it. */
export function isOpenStatus(status: TaskStatus): boolean {
  return status === 'TO_DO' || status === 'IN_PROGRESS';
}
