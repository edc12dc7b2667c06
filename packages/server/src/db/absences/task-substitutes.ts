import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { type PersonRow, personJson } from '../people/people.ts';
import { isRunning } from './covers.ts';

/** SQL of a task whose substitutes are wanted. */
interface CoveredTask {
  /** People the task is with by name, and groups, as arrays. */
  readonly users: RawBuilder<unknown>;
  readonly groups: RawBuilder<unknown>;
  /** Requester, sender and process version of its request. */
  readonly requester: RawBuilder<unknown>;
  readonly startedBy: RawBuilder<unknown>;
  readonly process: RawBuilder<unknown>;
  readonly now: RawBuilder<unknown>;
}

/** SQL condition: the user `u` can work tasks of others: active, and not restricted to the personal menu meanwhile. */
export const canSubstitute = (u: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${u}.active and not ${u}.show_only_personal_menu)`;

/** SQL for the absent people a task is with and their substitutes: `absent_id`, `substitute_id` and the last day `until`. */
export const substitutesOf = ({
  users,
  groups,
  requester,
  startedBy,
  process,
  now,
}: CoveredTask): RawBuilder<unknown> => sql`
  select ab.user_id as absent_id, s.user_id as substitute_id, ab.ends_on::text as until
  from (
    select unnest(${users}::integer[]) as id, true as by_name
    union all select m.user_id, false from group_members m where m.group_id = any (${groups}::integer[])
  ) concerned
  join users p on p.id = concerned.id
  join absences ab on ab.user_id = p.id and (concerned.by_name or ab.includes_groups)
  join absence_substitutes s on s.absence_id = ab.id and s.declined_at is null
  join users substitute on substitute.id = s.user_id and ${canSubstitute(sql`substitute`)}
  where ${isRunning(now)} and ab.user_id <> ${requester} and s.user_id not in (${requester}, ${startedBy})
    and (s.process_ids is null
      or (select parent_id from processes where processes.id = ${process}) = any (s.process_ids))`;

/**
 * SQL for an array of people without those who took the task `t`, which a condition selects, as a substitute. Their own
 * substitutes may not work that task, because a substitution does not cascade.
 */
export const withoutSubstitutes = (users: RawBuilder<unknown>, isTask: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`array(select person from unnest(${users}::integer[]) person where not exists (
    select from tasks t where ${isTask} and t.held_by = person and t.held_on_behalf_of is not null))`;

/**
 * SQL for the people the open task `t` of the request `i` is with in their own right, as an array: its holder, or else
 * its addressees.
 */
const usersOfTask = sql`(case when t.held_on_behalf_of is not null then '{}'
  when t.held_by is not null then array[t.held_by]
  else array(select a.user_id from task_addressees a where a.task_id = t.id and a.user_id is not null) end)`;
const groupsOfTask = sql`(case when t.held_by is null
  then array(select a.group_id from task_addressees a where a.task_id = t.id and a.group_id is not null)
  else '{}' end)`;

/** SQL for the substitutes of the open task of a request; see {@link substitutesOf}. */
export const substitutesOfRequest = (idk: number, now: Date): RawBuilder<unknown> => sql`
  select found_substitutes.* from tasks t join instances i on i.idk = t.idk
  cross join lateral (${substitutesOf({
    users: usersOfTask,
    groups: groupsOfTask,
    requester: sql`i.created_by`,
    startedBy: sql`i.started_by`,
    process: sql`i.process_id`,
    now: sql`${now}::timestamptz`,
  })}) found_substitutes
  where t.idk = ${idk} and t.status = 'TO_DO'`;

/** An absent person an open task is with, and the substitute who works it until the last day. */
export interface TaskSubstitute {
  readonly person: PersonRow;
  readonly substitute: PersonRow;
  readonly until: string;
}

/** Returns the absent people that the open task of a request names, with their substitutes. */
export async function findTaskSubstitutes(db: Db, idk: number, now: Date): Promise<TaskSubstitute[]> {
  const { rows } = await sql<TaskSubstitute>`
    select ${personJson(sql`s.absent_id`)} as person, ${personJson(sql`s.substitute_id`)} as substitute, s.until
    from (${substitutesOfRequest(idk, now)}) s
    where s.absent_id in (
      select coalesce(t.held_by, a.user_id) from tasks t join task_addressees a on a.task_id = t.id
      where t.idk = ${idk} and t.status = 'TO_DO')
    order by s.absent_id, s.substitute_id`.execute(db);
  return rows;
}
