/** Which of a person's lists. */
export type TaskListName = 'my-tasks' | 'attendance' | 'my-attendance';

/** Lists of tasks to do, or of requests by how they stand. */
export type TaskListStatus = 'TO_DO' | 'IN_PROGRESS' | 'FINISHED' | 'CANCELED';

/** Whose list it is. The groups are given by value: the planner then knows how few rows they have. */
export interface ListOwner {
  readonly userId: number;
  readonly groupIds: readonly number[];
}
