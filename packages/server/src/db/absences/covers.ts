import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';

/** A running absence that lets a user see and work tasks of the absent person. */
export interface Cover {
  readonly absentId: number;
  /** The absent person's groups whose queues are included. */
  readonly groupIds: readonly number[];
  /** Process versions it is limited to; null for all. */
  readonly versionIds: readonly number[] | null;
  /**
   * Null for the substitute. For the absent person's superior the substitute whose own requests the superior works
   * instead.
   */
  readonly insteadOf: number | null;
}

/** A user with everything that decides which tasks they see. */
export interface Worker {
  readonly userId: number;
  /** Passed as values, so that the planner can estimate how few rows they have. */
  readonly groupIds: readonly number[];
  readonly covers: readonly Cover[];
  /**
   * Open tasks that the user took and that are not addressed to them: those taken as a substitute, which stay with the
   * user after the absence, and those of a group that the user has left since.
   */
  readonly takenIds: readonly number[];
}

type Condition = RawBuilder<boolean>;

/** SQL for the current day in the time zone of the person `p`'s branch. */
export const localDay = (now: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${now} at time zone coalesce((select time_zone from branches where branches.id = p.branch_id), 'America/Sao_Paulo'))::date`;

/** SQL condition: the absence `ab` of the person `p` is running. The first comparison can use an index. */
export const isRunning = (now: RawBuilder<unknown>): Condition => sql<boolean>`(ab.ended_at is null
  and ab.ends_on >= (${now} at time zone 'UTC')::date - 1
  and ${localDay(now)} between ab.starts_on and ab.ends_on)`;

/** SQL columns of a {@link Cover} of the absence `ab` by the substitute `s`, without `insteadOf`. */
export const coverColumns = sql`ab.user_id as "absentId",
  case when ab.includes_groups then array(select group_id from group_members where user_id = ab.user_id)
    else '{}' end as "groupIds",
  case when s.process_ids is not null then array(select id from processes where parent_id = any (s.process_ids))
    end as "versionIds"`;

/** SQL condition: the holder of the task `t` took it as a substitute, or it is not addressed to the holder. */
export const isTakenFromOthers = (holder: RawBuilder<unknown>): Condition =>
  sql<boolean>`(t.held_on_behalf_of is not null or not exists (select from task_addressees a where a.task_id = t.id and (
    a.user_id = ${holder} or a.group_id in (select group_id from group_members where user_id = ${holder}))))`;

/** Returns a user with their groups and running substitutions. One statement; each part is an index look-up. */
export async function findWorker(db: Db, userId: number, now: Date): Promise<Worker> {
  const running = isRunning(sql`${now}::timestamptz`);
  const { rows } = await sql<{ groups: number[]; covers: Cover[] | null; taken: number[] }>`
    select array(select group_id from group_members where user_id = ${userId}) as groups,
      array(select t.id from tasks t where t.held_by = ${userId} and t.status = 'TO_DO'
        and ${isTakenFromOthers(sql`${userId}`)}) as taken,
      (select json_agg(cover) from (
        select ${coverColumns}, null::integer as "insteadOf"
        from absence_substitutes s
        join absences ab on ab.id = s.absence_id
        join users p on p.id = ab.user_id
        where s.user_id = ${userId} and s.declined_at is null and ${running}
        union all
        select ${coverColumns}, s.user_id
        from users p
        join absences ab on ab.user_id = p.id
        join absence_substitutes s on s.absence_id = ab.id
        where p.superior_id = ${userId} and s.user_id <> ${userId} and s.declined_at is null and ${running}
      ) cover) as covers`.execute(db);
  const [row] = rows;
  return { userId, groupIds: row?.groups ?? [], covers: row?.covers ?? [], takenIds: row?.taken ?? [] };
}

/** SQL condition: the addressee row `a` is the user or one of their groups. */
export const namesWorker = ({ userId, groupIds }: Pick<Worker, 'userId' | 'groupIds'>): Condition =>
  sql<boolean>`(a.user_id = ${userId} or a.group_id = any (${groupIds}::integer[]))`;

const startedBy = (task: RawBuilder<unknown>) => sql`(select started_by from instances where idk = ${task}.idk)`;

/** SQL for the covers as rows `k`, in their order. */
const coverRows = (covers: readonly Cover[]): RawBuilder<unknown> =>
  sql`(values ${sql.join(
    covers.map(
      ({ absentId, groupIds, versionIds, insteadOf }, place) =>
        sql`(${place}::integer, ${absentId}::integer, ${groupIds}::integer[], ${versionIds}::integer[], ${insteadOf}::integer)`,
    ),
  )}) k (place, absent_id, group_ids, version_ids, instead_of)`;

/** SQL condition: the task is one that the cover `k` includes, apart from its addressees. */
const inScope = (task: RawBuilder<unknown>, userId: number): Condition =>
  sql<boolean>`(${task}.status = 'TO_DO' and ${task}.requester_id <> k.absent_id
    and (k.version_ids is null or ${task}.process_id = any (k.version_ids))
    and ${userId} not in (${task}.requester_id, ${startedBy(task)})
    and (k.instead_of is null or k.instead_of in (${task}.requester_id, ${startedBy(task)})))`;

/** SQL condition: the absent person of the cover `k` took the task, and not as a substitute of another person. */
const isTaken = (task: RawBuilder<unknown>): Condition =>
  sql<boolean>`(${task}.held_by is not distinct from k.absent_id and ${task}.held_on_behalf_of is null)`;

/** SQL condition: the cover `k` includes the task. */
const isCovered = (task: RawBuilder<unknown>, userId: number): Condition =>
  sql<boolean>`(${inScope(task, userId)} and (${isTaken(task)} or exists (
    select from task_addressees a where a.task_id = ${task}.id
      and (a.user_id = k.absent_id or a.group_id = any (k.group_ids)))))`;

/** SQL for the tasks of the absent person of the cover `k`, whatever the cover includes; index-only look-ups. */
const tasksOfAbsent = sql`lateral (
  select a.task_id from task_addressees a where a.is_open and a.user_id = k.absent_id
  union all select a.task_id from task_addressees a where a.is_open and a.group_id = any (k.group_ids)
  union all select h.id from tasks h
    where h.status = 'TO_DO' and h.held_by = k.absent_id and h.held_on_behalf_of is null) own`;

/**
 * SQL for the ids of the tasks that the covers include: a statement for those that include every process, which reads only
 * the few tasks that are left out, and one for the others.
 */
export function coveredTasks({ userId, covers }: Worker): readonly RawBuilder<unknown>[] {
  const whole = covers.filter(({ versionIds, insteadOf }) => versionIds === null && insteadOf === null);
  const limited = covers.filter((cover) => !whole.includes(cover));
  const absent = whole.map(({ absentId }) => absentId);
  return [
    ...(whole.length === 0
      ? []
      : [
          sql`select own.task_id from ${coverRows(whole)} cross join ${tasksOfAbsent}
            where (own.task_id, k.absent_id) not in (select q.id, q.requester_id from tasks q
                where q.status = 'TO_DO' and q.requester_id = any (${absent}::integer[]))
              and own.task_id not in (
                select q.id from tasks q where q.status = 'TO_DO' and q.requester_id = ${userId}
                union all select q.id from instances i join tasks q on q.idk = i.idk and q.status = 'TO_DO'
                  where i.started_by = ${userId} and i.status = 'IN_PROGRESS')`,
        ]),
    ...(limited.length === 0
      ? []
      : [
          sql`select c.id from ${coverRows(limited)} cross join ${tasksOfAbsent} join tasks c on c.id = own.task_id
            where ${inScope(sql.raw('c'), userId)}`,
        ]),
  ];
}

/** Returns a worker whose covers leave out the queues of the worker's own groups. */
export const withoutOwnQueues = (worker: Worker): Worker => ({
  ...worker,
  covers: worker.covers.map((cover) => ({
    ...cover,
    groupIds: cover.groupIds.filter((id) => !worker.groupIds.includes(id)),
  })),
});

/** SQL condition: one of the covers includes the task. */
export const isCoveredByAny = (task: RawBuilder<unknown>, { userId, covers }: Worker): Condition =>
  covers.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from ${coverRows(covers)} where ${isCovered(task, userId)})`;

/**
 * SQL for the absent person in whose place the user sees a task; null for tasks that the user sees in their own right.
 * A task that the absent person took is worked in their place, even if it is also addressed to the user.
 */
export function absentPersonOf(task: RawBuilder<unknown>, worker: Worker): RawBuilder<number | null> {
  const { userId, covers, takenIds } = worker;
  if (covers.length + takenIds.length === 0) return sql<number | null>`null::integer`;
  const held = sql`when ${task}.held_by = ${userId} then ${task}.held_on_behalf_of`;
  if (covers.length === 0) return sql<number | null>`case ${held} end`;
  const first = (condition: Condition) =>
    sql`(select k.absent_id from ${coverRows(covers)} where ${condition} order by k.place limit 1)`;
  return sql<number | null>`case ${held} else coalesce(
    ${first(sql<boolean>`(${isTaken(task)} and ${inScope(task, userId)})`)},
    case when not exists (select from task_addressees a where a.task_id = ${task}.id and ${namesWorker(worker)})
      then ${first(isCovered(task, userId))} end)
  end`;
}
