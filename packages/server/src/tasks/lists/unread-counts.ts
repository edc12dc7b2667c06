import type { UnreadCounts, User } from '@tramita/client/contract';
import { canSeeAttendance } from '@tramita/client/rules';
import { findWorker } from '../../db/absences/covers.ts';
import type { Db } from '../../db/connection/db.ts';
import { countUnreadTasks } from '../../db/lists/task-lists.ts';

/** Returns the number of unread tasks of each of a user's lists; attendance lists only if the user may see them. */
export async function unreadCountsOf(db: Db, user: User, now: Date): Promise<UnreadCounts> {
  const counts = await countUnreadTasks(db, await findWorker(db, user.id, now));
  const attends = canSeeAttendance(user);
  return {
    myTasks: counts['my-tasks'],
    groupTasks: attends ? counts.attendance : 0,
    assignedToMe: attends ? counts['my-attendance'] : 0,
  };
}
