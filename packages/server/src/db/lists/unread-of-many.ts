import { sql } from 'kysely';
import { isRunning, isTakenFromOthers } from '../absences/covers.ts';
import type { Db } from '../connection/db.ts';
import type { TaskListName } from './task-list-names.ts';

/** Unread tasks on each to-do list. */
export type UnreadTasks = Record<TaskListName, number>;

/**
 * Returns the users whose tasks {@link countUnreadOfMany} does not count completely: those who work tasks in the place of others
 * or took tasks that are not addressed to them.
 */
export async function findWorkersOfOthers(db: Db, userIds: readonly number[], now: Date): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set();
  const running = isRunning(sql`${now}::timestamptz`);
  const { rows } = await sql<{ id: number }>`
    select s.user_id as id from absence_substitutes s
    join absences ab on ab.id = s.absence_id
    join users p on p.id = ab.user_id
    where s.user_id = any (${userIds}::integer[]) and s.declined_at is null and ${running}
    union
    select p.superior_id from users p
    join absences ab on ab.user_id = p.id
    join absence_substitutes s on s.absence_id = ab.id
    where p.superior_id = any (${userIds}::integer[]) and s.declined_at is null and ${running}
    union
    select t.held_by from tasks t
    where t.held_by = any (${userIds}::integer[]) and t.status = 'TO_DO' and ${isTakenFromOthers(sql`t.held_by`)}`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Returns the unread tasks of users, by the rules of `countUnreadTasks`; one statement for all of them, for a change that
 * concerns many connected users. Users without unread tasks are left out.
 */
export async function countUnreadOfMany(db: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, UnreadTasks>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<{ user_id: number; list: TaskListName; total: number }>`
    with mine as materialized (
      select r.requester_id as user_id, r.id from tasks r
      where r.status = 'TO_DO' and r.requester_id = any (${userIds}::integer[])
        and exists (select from task_addressees a where a.task_id = r.id and a.user_id = r.requester_id)
    ), named as materialized (
      select a.user_id, a.task_id as id from task_addressees a where a.is_open and a.user_id = any (${userIds}::integer[])
    ), held as materialized (
      select candidate.user_id, candidate.id
      from (
        select user_id, id from named
        union select t.held_by, t.id from tasks t where t.status = 'TO_DO' and t.held_by = any (${userIds}::integer[])
      ) candidate
      join tasks r on r.id = candidate.id and r.status = 'TO_DO'
      where r.held_by = candidate.user_id
        or r.held_by is null and (select count(*) = 1 from task_addressees a where a.task_id = r.id)
    ), seen as (
      select m.user_id, a.task_id as id, true as is_queued, false as is_left_out from group_members m
      join task_addressees a on a.group_id = m.group_id and a.is_open
      where m.user_id = any (${userIds}::integer[])
      union all select user_id, id, true, false from named
      union all select user_id, id, false, true from mine
      union all select user_id, task_id, false, true from task_reads where user_id = any (${userIds}::integer[])
    ), few as (
      select user_id, id, 'my-tasks' as list from mine
      union all
      select user_id, id, 'my-attendance' from held
      where not exists (select from mine where mine.user_id = held.user_id and mine.id = held.id)
    )
    select user_id, list, count(*)::integer as total from few
    where (select task_id from task_reads where task_reads.user_id = few.user_id and task_reads.task_id = few.id) is null
    group by user_id, list
    union all
    -- one pass over the queues, which are long: all rows of a user and a task are one group
    select user_id, 'attendance', count(*)::integer
    from (select user_id from seen group by user_id, id having bool_or(is_queued) and not bool_or(is_left_out)) queue
    group by user_id`.execute(db);
  const unread = new Map<number, UnreadTasks>();
  for (const { user_id: userId, list, total } of rows) {
    const counts = unread.get(userId) ?? { 'my-tasks': 0, attendance: 0, 'my-attendance': 0 };
    counts[list] = total;
    unread.set(userId, counts);
  }
  return unread;
}
