import type { endpoints } from '@tramita/client/contract';
import { canSeeAttendance } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { countUnreadTasks, findListOwner } from '../db/task-lists.ts';
import type { AnswerOf } from '../http/handlers.ts';

type Call = (typeof endpoints)['tasks.unreadCounts'];

/**
 * How many unread tasks each of the caller's lists has. Nothing is stored, so working the counts out anew after
 * sign-in is the same call.
 */
export async function getUnreadCounts({ services, user }: CallContext): Promise<AnswerOf<Call>> {
  const counts = await countUnreadTasks(services.db, await findListOwner(services.db, user.id));
  const attends = canSeeAttendance(user);
  return {
    myTasks: counts['my-tasks'],
    groupTasks: attends ? counts.attendance : 0,
    assignedToMe: attends ? counts['my-attendance'] : 0,
  };
}
