import type { Db } from '../context.ts';

/** Makes a person the holder of an open task that nobody else holds; false when the task is not (any longer) so. */
export async function takeTask(db: Db, taskId: number, userId: number): Promise<boolean> {
  // one conditional statement: of two who take a task at once, one gets it
  const { numUpdatedRows } = await db
    .updateTable('tasks')
    .set({ held_by: userId })
    .where('id', '=', taskId)
    .where('status', '=', 'TO_DO')
    .where((eb) => eb.or([eb('held_by', 'is', null), eb('held_by', '=', userId)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives an open task back to those it was addressed to; false unless the person holds it. */
export async function returnTask(db: Db, taskId: number, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tasks')
    .set({ held_by: null })
    .where('id', '=', taskId)
    .where('status', '=', 'TO_DO')
    .where('held_by', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How a task stands, and the name of whoever finished or holds it. */
export interface TaskStanding {
  readonly status: 'TO_DO' | 'FINISHED' | 'CANCELED';
  readonly finished_by: number | null;
  readonly finisher: string | null;
  readonly held_by: number | null;
  readonly holder: string | null;
  readonly title: string;
  readonly step_id: string;
}

/** How a task stands now. @throws when there is none */
export async function findTaskStanding(db: Db, taskId: number): Promise<TaskStanding> {
  return db
    .selectFrom('tasks')
    .leftJoin('users as finishers', 'finishers.id', 'tasks.finished_by')
    .leftJoin('users as holders', 'holders.id', 'tasks.held_by')
    .select(['tasks.status', 'tasks.finished_by', 'tasks.held_by', 'tasks.title', 'tasks.step_id'])
    .select(['finishers.complete_name as finisher', 'holders.complete_name as holder'])
    .where('tasks.id', '=', taskId)
    .executeTakeFirstOrThrow();
}

/** Marks a task read by a person. */
export async function markRead(db: Db, taskId: number, userId: number): Promise<void> {
  await db
    .insertInto('task_reads')
    .values({ task_id: taskId, user_id: userId })
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** Marks a task unread by a person. */
export async function markUnread(db: Db, taskId: number, userId: number): Promise<void> {
  await db.deleteFrom('task_reads').where('task_id', '=', taskId).where('user_id', '=', userId).execute();
}

/** Whether a task was addressed to a person, by name or by a group of theirs. */
export async function isAddressedTo(db: Db, taskId: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('task_addressees')
    .select('task_id')
    .where('task_id', '=', taskId)
    .where((eb) =>
      eb.or([
        eb('user_id', '=', userId),
        eb('group_id', 'in', (groups) =>
          groups
            .selectFrom('group_members')
            .select('group_members.group_id')
            .where('group_members.user_id', '=', userId),
        ),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}
