import { sql } from 'kysely';
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
  /** The one person it is addressed to; null when there are others, or groups. */
  readonly sole_addressee: number | null;
}

/** How a task stands now. @throws when there is none */
export async function findTaskStanding(db: Db, taskId: number): Promise<TaskStanding> {
  const standing = (await findTaskStandings(db, [taskId])).get(taskId);
  if (!standing) throw new Error(`There is no task ${taskId}`);
  return standing;
}

/** The same of several tasks, by id. */
export async function findTaskStandings(db: Db, taskIds: readonly number[]): Promise<Map<number, TaskStanding>> {
  if (taskIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('tasks')
    .leftJoin('users as finishers', 'finishers.id', 'tasks.finished_by')
    .leftJoin('users as holders', 'holders.id', 'tasks.held_by')
    .select(['tasks.id', 'tasks.status', 'tasks.finished_by', 'tasks.held_by', 'tasks.title', 'tasks.step_id'])
    .select(['finishers.complete_name as finisher', 'holders.complete_name as holder'])
    .select(({ selectFrom }) =>
      selectFrom('task_addressees')
        .select(sql<number | null>`case when count(*) = 1 then max(user_id) end`.as('user_id'))
        .whereRef('task_addressees.task_id', '=', 'tasks.id')
        .as('sole_addressee'),
    )
    .where('tasks.id', 'in', taskIds)
    .execute();
  return new Map(rows.map(({ id, ...standing }) => [id, standing]));
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
  return (await findAddressed(db, [taskId], userId)).has(taskId);
}

/** Those of several tasks that were addressed to a person. */
export async function findAddressed(db: Db, taskIds: readonly number[], userId: number): Promise<Set<number>> {
  if (taskIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('task_addressees')
    .select('task_id')
    .where('task_id', 'in', taskIds)
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
    .execute();
  return new Set(rows.flatMap(({ task_id }) => task_id ?? []));
}

/** The newest open task at a step with this id that is addressed to a person, by name or by a group of theirs. */
export async function findNewestTaskAt(db: Db, stepId: string, userId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select tasks.id from tasks
    where tasks.step_id = ${stepId} and tasks.id = any (array(
      select a.task_id from task_addressees a where a.is_open and (a.user_id = ${userId}
        or a.group_id in (select group_id from group_members where user_id = ${userId}))))
    order by tasks.id desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}
