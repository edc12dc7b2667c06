import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { hasNoActiveMember, isStalled } from './stalled-tasks.ts';

/** An open task of a person whose access ended, which no active person can work. */
export interface LeftTask {
  readonly personId: number;
  readonly idk: number;
  readonly uuid: string;
  /** Whether the person took it or is addressed by name; otherwise it is in the queue of a group without active members. */
  readonly isPersonal: boolean;
}

/** Returns the tasks of these inactive people that no active person can work. A task of several of them is repeated. */
export async function listLeftTasks(db: Db, people: readonly number[]): Promise<LeftTask[]> {
  if (people.length === 0) return [];
  const ids = sql`any (${people}::integer[])`;
  const { rows } = await sql<LeftTask>`
    select own.person_id as "personId", t.idk, t.uuid, bool_or(own.is_personal) as "isPersonal"
    from (
      select a.user_id as person_id, a.task_id, true as is_personal
      from task_addressees a where a.is_open and a.user_id = ${ids}
      union all
      select h.held_by, h.id, true from tasks h where h.status = 'TO_DO' and h.held_by = ${ids}
      union all
      select m.user_id, a.task_id, false
      from group_members m join groups g on g.id = m.group_id
        join task_addressees a on a.group_id = g.id and a.is_open
      where m.user_id = ${ids} and ${hasNoActiveMember}
    ) own join tasks t on t.id = own.task_id
    where ${isStalled}
    group by own.person_id, t.idk, t.uuid
    order by t.idk`.execute(db);
  return rows;
}
