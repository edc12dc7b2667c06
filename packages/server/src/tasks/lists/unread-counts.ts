import type { UnreadCounts, User } from '@tramita/client/contract';
import { canSeeAttendance } from '@tramita/client/rules';
import { findWorker } from '../../db/absences/covers.ts';
import type { Db } from '../../db/connection/db.ts';
import { countUnreadTasks } from '../../db/lists/task-lists.ts';
import { countUnreadOfMany, findWorkersOfOthers, type UnreadTasks } from '../../db/lists/unread-of-many.ts';

/** Returns the counts that a user may see. */
function visibleTo(user: User, counts: UnreadTasks): UnreadCounts {
  const attends = canSeeAttendance(user);
  return {
    myTasks: counts['my-tasks'],
    groupTasks: attends ? counts.attendance : 0,
    assignedToMe: attends ? counts['my-attendance'] : 0,
  };
}

/** Returns the number of unread tasks of each of a user's lists; attendance lists only if the user may see them. */
export async function unreadCountsOf(db: Db, user: User, now: Date): Promise<UnreadCounts> {
  return visibleTo(user, await countUnreadTasks(db, await findWorker(db, user.id, now)));
}

const none: UnreadTasks = { 'my-tasks': 0, attendance: 0, 'my-attendance': 0 };

/** Returns the same as {@link unreadCountsOf} for many users, by their ids. */
export async function unreadCountsOfMany(
  db: Db,
  users: readonly User[],
  now: Date,
): Promise<ReadonlyMap<number, UnreadCounts>> {
  const ids = users.map(({ id }) => id);
  const apart = await findWorkersOfOthers(db, ids, now);
  const together = await countUnreadOfMany(
    db,
    ids.filter((id) => !apart.has(id)),
  );
  const counts = new Map<number, UnreadCounts>();
  for (const user of users) {
    const own = apart.has(user.id)
      ? await unreadCountsOf(db, user, now)
      : visibleTo(user, together.get(user.id) ?? none);
    counts.set(user.id, own);
  }
  return counts;
}
