import { type RawBuilder, sql } from 'kysely';
import { isRunning } from '../absences/covers.ts';
import type { Db } from '../connection/db.ts';

/** SQL condition: no active person is a member of the group `g`. */
export const hasNoActiveMember = sql`not exists (
  select from group_members m join users u on u.id = m.user_id where m.group_id = g.id and u.active)`;

/** SQL condition: no active person can work the open task `t`. */
export const isStalled = sql`t.status = 'TO_DO' and case when t.held_by is not null
  then exists (select from users u where u.id = t.held_by and not u.active)
  else not exists (select from task_addressees a join users u on u.id = a.user_id where a.task_id = t.id and u.active)
    and not exists (select from task_addressees a join group_members m on m.group_id = a.group_id
      join users u on u.id = m.user_id where a.task_id = t.id and u.active) end`;

/**
 * SQL for the tasks of absent people that no user may work, as `task_id` and `absent_id`. People may not work tasks of a
 * request that they opened or that was opened for them. A task is listed if that excludes the substitute, if it also
 * excludes the direct superior or the absent person has no active superior, and if the task has no other active addressee.
 */
export const tasksOfOwnRequests = (at: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select t.id as task_id, r.id as absent_id
  from (
      select p.id, p.superior_id, ab.id as absence_id, ab.includes_groups
      from absences ab join users p on p.id = ab.user_id and p.active where ${isRunning(at)} offset 0
    ) r
    join absence_substitutes s on s.absence_id = r.absence_id and s.declined_at is null
    cross join lateral (
      select a.task_id as id from task_addressees a where a.is_open and a.user_id = r.id
      union
      select h.id from tasks h where h.status = 'TO_DO' and h.held_by = r.id and h.held_on_behalf_of is null
      union
      select a.task_id from group_members m join task_addressees a on a.group_id = m.group_id and a.is_open
      where r.includes_groups and m.user_id = r.id and not exists (select from group_members o
        join users u on u.id = o.user_id where o.group_id = m.group_id and u.active and u.id <> r.id)
      offset 0
    ) own
    cross join lateral (select * from tasks where tasks.id = own.id offset 0) t
    cross join lateral (
      select created_by, started_by, process_id from instances where instances.idk = t.idk offset 0
    ) i
  where i.created_by <> r.id and s.user_id in (i.created_by, i.started_by)
    and (s.process_ids is null
      or (select parent_id from processes where processes.id = i.process_id) = any (s.process_ids))
    and not exists (select from users b
      where b.id = r.superior_id and b.active and b.id not in (i.created_by, i.started_by))
    and case when t.held_by is not null then t.held_by = r.id and t.held_on_behalf_of is null
      else not exists (select from task_addressees a join users u on u.id = a.user_id
          where a.task_id = t.id and u.active and u.id <> r.id)
        and not exists (select from task_addressees a join group_members m on m.group_id = a.group_id
          join users u on u.id = m.user_id where a.task_id = t.id and u.active and u.id <> r.id) end`;

/** An open task that no active person can work. */
export interface PendingTask {
  readonly idk: number;
  readonly uuid: string;
  readonly process_title: string;
}

/** Returns tasks that no active person can work at a time, by uuid in lower case. */
export async function findPendingTasks(
  db: Db,
  uuids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, PendingTask>> {
  const { rows } = await sql<PendingTask>`
    select t.idk, t.uuid, (select p.title from instances i join processes p on p.id = i.process_id
      where i.idk = t.idk) as process_title
    from tasks t where t.uuid = any (${uuids}::uuid[])
      and (${isStalled} or t.status = 'TO_DO' and t.id in (
        select task_id from (${tasksOfOwnRequests(sql`${now}::timestamptz`)}) own))`.execute(db);
  return new Map(rows.map((task) => [task.uuid, task]));
}
