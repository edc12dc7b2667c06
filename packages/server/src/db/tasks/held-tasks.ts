import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';

/** An open task that a person took, with its other active addressees. */
export interface HeldTask {
  readonly id: number;
  readonly idk: number;
  readonly step_id: string;
  readonly title: string;
  /** The person who took it. */
  readonly held_by: number;
  /** Names of groups and people, groups first. */
  readonly others: readonly string[];
}

/**
 * Returns the open tasks that these people took and that are also addressed to another active person, by name or by
 * group, locked until the transaction ends, after their requests as every event does.
 */
export async function lockHeldTasks(db: Db, userIds: readonly number[]): Promise<HeldTask[]> {
  if (userIds.length === 0) return [];
  const held = sql`held_by = any(${userIds}::integer[]) and status = 'TO_DO'`;
  const requests = await sql`
    select from instances where idk in (select idk from tasks where ${held}) order by idk for no key update`.execute(
    db,
  );
  if (requests.rows.length === 0) return [];
  await sql`select from tasks where ${held} order by idk for no key update`.execute(db);
  const { rows } = await sql<HeldTask>`
    select t.id, t.idk, t.step_id, t.title, t.held_by, others.names as others
    from (select * from tasks where ${held}) t
    cross join lateral (
      select array_agg(name order by is_person, fold(name)) as names from (
        select g.name, false as is_person from task_addressees a join groups g on g.id = a.group_id
        where a.task_id = t.id and exists (
          select from group_members m join users u on u.id = m.user_id
          where m.group_id = g.id and u.active and u.id <> t.held_by
        )
        union
        select u.complete_name, true from task_addressees a join users u on u.id = a.user_id
        where a.task_id = t.id and u.active and u.id <> t.held_by
      ) addressee
    ) others
    where others.names is not null
    order by t.idk`.execute(db);
  return rows;
}
