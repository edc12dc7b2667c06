/** Name of one of a user's lists. */
export type TaskListName = 'my-tasks' | 'attendance' | 'my-attendance';

/** Lists of tasks to do, or of requests by their status. */
export type TaskListStatus = 'TO_DO' | 'IN_PROGRESS' | 'FINISHED' | 'CANCELED';

/** Owner of a list. The group ids are passed as values, so that the planner can estimate how few rows they have. */
export interface ListOwner {
  readonly userId: number;
  readonly groupIds: readonly number[];
}
