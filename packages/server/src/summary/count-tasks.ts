import type { endpoints } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import type { TaskListName, TaskListStatus } from '../db/lists/task-list-names.ts';
import { findListOwner } from '../db/lists/task-lists.ts';
import { countTaskList } from '../db/lists/task-summaries.ts';
import type { AnswerOf } from '../handlers.ts';

type Answer<Id extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Id]>>;

async function count({ services, user }: CallContext, list: TaskListName, status: TaskListStatus): Promise<number> {
  const owner = await findListOwner(services.db, user.id);
  return countTaskList(services.db, list, status, owner);
}

/** How many of the caller's own requests wait for the caller. */
export const countMyToDo = async (context: CallContext): Answer<'summary.myToDo'> => ({
  amountCurrentUserToDoMyTickets: await count(context, 'my-tasks', 'TO_DO'),
});

/** How many of the caller's own requests are under way. */
export const countMyInProgress = async (context: CallContext): Answer<'summary.myInProgress'> => ({
  amountCurrentUserInProgressMyTickets: await count(context, 'my-tasks', 'IN_PROGRESS'),
});

/** How many tasks stand in the caller's queue. */
export const countAttendanceToDo = async (context: CallContext): Answer<'summary.attendanceToDo'> => ({
  amountAttendanceToDoTickets: await count(context, 'attendance', 'TO_DO'),
});

/** How many tasks of the queue the caller holds. */
export const countAssignedToMe = async (context: CallContext): Answer<'summary.assignedToMe'> => ({
  amountAttendanceAssignedToMeTickets: await count(context, 'my-attendance', 'TO_DO'),
});

/** How many requests the caller attended are under way. */
export const countAttendanceInProgress = async (context: CallContext): Answer<'summary.attendanceInProgress'> => ({
  amountAttendanceInProgressTickets: await count(context, 'attendance', 'IN_PROGRESS'),
});
