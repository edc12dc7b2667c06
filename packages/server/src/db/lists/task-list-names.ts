import type { Worker } from '../absences/covers.ts';

/** Name of one of a user's lists. */
export type TaskListName = 'my-tasks' | 'attendance' | 'my-attendance';

/** Lists of tasks to do, or of requests by their status. */
export type TaskListStatus = 'TO_DO' | 'IN_PROGRESS' | 'FINISHED' | 'CANCELED';

/** Owner of a list. */
export type ListOwner = Worker;
