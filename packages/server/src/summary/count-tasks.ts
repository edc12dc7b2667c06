import type { endpoints } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { findWorker } from '../db/absences/covers.ts';
import type { TaskListName, TaskListStatus } from '../db/lists/task-list-names.ts';
import { countTaskList } from '../db/lists/task-summaries.ts';
import type { AnswerOf } from '../handlers.ts';

type Answer<Id extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Id]>>;

async function count({ services, user }: CallContext, list: TaskListName, status: TaskListStatus): Promise<number> {
  const owner = await findWorker(services.db, user.id, services.now());
  return countTaskList(services.db, list, status, owner);
}

/** Returns the number of the caller's own requests that wait for the caller. */
export const countMyToDo = async (context: CallContext): Answer<'summary.myToDo'> => ({
  amountCurrentUserToDoMyTickets: await count(context, 'my-tasks', 'TO_DO'),
});

/** Returns the number of the caller's own requests in progress. */
export const countMyInProgress = async (context: CallContext): Answer<'summary.myInProgress'> => ({
  amountCurrentUserInProgressMyTickets: await count(context, 'my-tasks', 'IN_PROGRESS'),
});

/** Returns the number of tasks in the caller's queue. */
export const countAttendanceToDo = async (context: CallContext): Answer<'summary.attendanceToDo'> => ({
  amountAttendanceToDoTickets: await count(context, 'attendance', 'TO_DO'),
});

/** Returns the number of queue tasks assigned to the caller. */
export const countAssignedToMe = async (context: CallContext): Answer<'summary.assignedToMe'> => ({
  amountAttendanceAssignedToMeTickets: await count(context, 'my-attendance', 'TO_DO'),
});

/** Returns the number of requests in progress that the caller attended. */
export const countAttendanceInProgress = async (context: CallContext): Answer<'summary.attendanceInProgress'> => ({
  amountAttendanceInProgressTickets: await count(context, 'attendance', 'IN_PROGRESS'),
});
