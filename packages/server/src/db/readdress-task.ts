import { sql } from 'kysely';
import type { Db } from '../context.ts';

/** Whom an open task is addressed to from now on, and who decided so. */
export interface NewAddressees {
  readonly users: readonly number[];
  readonly groups: readonly number[];
  readonly by: number;
}

/**
 * Addresses an open task to others, unread by them and held by nobody. Those it was addressed to, and who passes it
 * on, stay addressees of the request. Answers the task's id and step.
 */
export async function readdressTask(
  db: Db,
  uuid: string,
  { users, groups, by }: NewAddressees,
): Promise<{ readonly id: number; readonly step_id: string }> {
  const task = await db
    .updateTable('tasks')
    .set({ held_by: null })
    .where('uuid', '=', uuid)
    .where('status', '=', 'TO_DO')
    .returning(['id', 'step_id', 'idk'])
    .executeTakeFirstOrThrow();
  await sql`
    insert into task_addressees (instance_idk, user_id, group_id)
    select ${task.idk}::integer, past.user_id, past.group_id from (
      select user_id, group_id from task_addressees where task_id = ${task.id}
      union select ${by}::integer, null
    ) past
    where (past.user_id = any (${users}::integer[]) or past.group_id = any (${groups}::integer[])) is not true
    on conflict do nothing`.execute(db);
  await db.deleteFrom('task_addressees').where('task_id', '=', task.id).execute();
  await db
    .insertInto('task_addressees')
    .values([
      ...users.map((userId) => ({ task_id: task.id, user_id: userId, group_id: null })),
      ...groups.map((groupId) => ({ task_id: task.id, user_id: null, group_id: groupId })),
    ])
    .execute();
  await db.deleteFrom('task_reads').where('task_id', '=', task.id).where('user_id', '<>', by).execute();
  return task;
}
