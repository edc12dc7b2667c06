import { type PendingCause, type PendingKind, pendingCountMax, specialAssignees } from '@tramita/client/contract';
import { type RawBuilder, sql } from 'kysely';
import { isRunning, localDay } from '../absences/covers.ts';
import type { Db } from '../connection/db.ts';
import type { PageQuery } from '../connection/paging.ts';

/** An entry of the list of pending work. */
export interface PendingRow {
  readonly id: number;
  readonly name: string;
  readonly person_id: number | null;
  readonly task_uuid: string | null;
  readonly department_id: number | null;
  readonly area: 'department' | 'sector' | null;
  readonly idk: number | null;
  readonly protocol: string | null;
  readonly step: string | null;
  readonly causes: readonly PendingCause[];
  readonly reports: number | null;
  readonly since: Date | null;
  readonly due_at: Date | null;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
}

type Sql = RawBuilder<unknown>;

/** How the entries of a kind are found, and the columns that are not null; these are computed for one page only. */
interface Source {
  readonly from: Sql;
  readonly where: Sql;
  /** Identifies an entry. */
  readonly key: Sql;
  readonly order: Sql;
  readonly columns: Partial<Record<keyof PendingRow, Sql>> & { readonly id: Sql; readonly name: Sql };
}

/** Causes of an entry that are returned. */
const causesMax = 20;

/** SQL for the people or groups of a query of `id` and `name` as {@link PendingCause}s. */
const causes = (kind: PendingCause['kind'], named: Sql): Sql => sql`coalesce((
  select json_agg(json_build_object('kind', ${kind}::text, 'id', c.id, 'name', c.name) order by fold(c.name), c.id)
  from (${named} order by 2, 1 limit ${causesMax}) c), '[]')`;

/** SQL condition: no active person is a member of the group `g`. */
export const hasNoActiveMember = sql`not exists (
  select from group_members m join users u on u.id = m.user_id where m.group_id = g.id and u.active)`;

/** SQL condition: no active person can work the open task `t`. */
export const isStalled = sql`t.status = 'TO_DO' and case when t.held_by is not null
  then exists (select from users u where u.id = t.held_by and not u.active)
  else not exists (select from task_addressees a join users u on u.id = a.user_id where a.task_id = t.id and u.active)
    and not exists (select from task_addressees a join group_members m on m.group_id = a.group_id
      join users u on u.id = m.user_id where a.task_id = t.id and u.active) end`;

/** Ids are in the order of creation; a page in their order does not need to read all tasks. */
const taskOrder = { key: sql`t.id`, order: sql`t.id` };

const taskColumns = {
  id: sql`t.id`,
  task_uuid: sql`t.uuid`,
  name: sql`t.process_title`,
  idk: sql`t.idk`,
  protocol: sql`(select i.protocol from instances i where i.idk = t.idk)`,
  step: sql`t.title`,
  since: sql`t.created_at`,
  due_at: sql`t.due_at`,
};

const byName = (name: Sql, id: Sql) => sql`fold(${name}) collate "C", ${id}`;

const superiors = sql`array[${specialAssignees.superior}, ${specialAssignees.superiorOfSuperior}]::integer[]`;

/** SQL condition: a step of the process `p` is for a superior of the requester. */
const needsSuperior = sql`exists (
  select from process_steps d where d.process_id = p.id and d.assignee_ids && ${superiors})`;

/** SQL condition: the person `u` may start the process `p`, as in the catalogue. */
const mayStart = sql`(jsonb_array_length(p.assignee_statuses) = 0 or p.assignee_statuses @> to_jsonb(u.status_id))
  and (p.initializer_group_id is null or exists (
    select from initializer_groups g where g.id = p.initializer_group_id and g.active and (
      exists (select from initializer_group_members m where m.initializer_group_id = g.id and m.user_id = u.id)
      or exists (select from initializer_group_branches b
        where b.initializer_group_id = g.id and b.branch_id = u.branch_id)
      or exists (select from initializer_group_job_titles j
        where j.initializer_group_id = g.id and j.job_title_id = u.job_title_id))))`;

/** SQL: the inactive people or groups that the steps of the process `p` name. */
const inactivePeople = sql`select distinct u.id, u.complete_name as name
  from process_steps d cross join unnest(d.assignee_ids) named (id) join users u on u.id = named.id
  where d.process_id = p.id and not u.active and u.id not in (${sql.join(Object.values(specialAssignees))})`;
const inactiveGroups = sql`select distinct g.id, g.name
  from process_steps d cross join unnest(d.group_ids) named (id) join groups g on g.id = named.id
  where d.process_id = p.id and (not g.active or g.deleted_at is not null)`;

/** SQL: the responsible people of the department or sector `found`. */
const responsibles = sql`(
  select user_id from department_responsibles where found.area = 'department' and department_id = found.id
  union all
  select user_id from sector_responsibles where found.area = 'sector' and sector_id = found.id
) r join users u on u.id = r.user_id`;

/**
 * SQL for the tasks of absent people that no user may work, as `task_id` and `absent_id`: the substitute opened the
 * request or it was opened for the substitute, the same is true of the direct superior or there is none, and no other
 * active person is an addressee.
 */
const tasksOfOwnRequests = (at: Sql): Sql => sql`
  select t.id as task_id, p.id as absent_id
  from absences ab
    join users p on p.id = ab.user_id and p.active
    join absence_substitutes s on s.absence_id = ab.id and s.declined_at is null
    cross join lateral (
      select a.task_id as id from task_addressees a where a.is_open and a.user_id = p.id
      union
      select h.id from tasks h where h.status = 'TO_DO' and h.held_by = p.id and h.held_on_behalf_of is null
      union
      select a.task_id from group_members m join task_addressees a on a.group_id = m.group_id and a.is_open
      where ab.includes_groups and m.user_id = p.id and not exists (select from group_members o
        join users u on u.id = o.user_id where o.group_id = m.group_id and u.active and u.id <> p.id)
    ) own
    join tasks t on t.id = own.id
    join instances i on i.idk = t.idk
  where ${isRunning(at)} and i.created_by <> p.id and s.user_id in (i.created_by, i.started_by)
    and (s.process_ids is null
      or (select parent_id from processes where processes.id = i.process_id) = any (s.process_ids))
    and not exists (select from users b
      where b.id = p.superior_id and b.active and b.id not in (i.created_by, i.started_by))
    and case when t.held_by is not null then t.held_by = p.id and t.held_on_behalf_of is null
      else not exists (select from task_addressees a join users u on u.id = a.user_id
          where a.task_id = t.id and u.active and u.id <> p.id)
        and not exists (select from task_addressees a join group_members m on m.group_id = a.group_id
          join users u on u.id = m.user_id where a.task_id = t.id and u.active and u.id <> p.id) end`;

/** Where each kind of pending work is found at a time. */
function sourcesAt(now: Date): Readonly<Record<PendingKind, Source>> {
  const at = sql`${now}::timestamptz`;
  const isNow = isRunning(at);
  /** SQL condition: the substitute `u` of the absence `ab` cannot work today. An absence to come can still be changed. */
  const isUnfit = sql`(not u.active or ${isNow} and exists (select from absences o where o.user_id = u.id
    and o.ended_at is null and ${localDay(at)} between o.starts_on and o.ends_on))`;
  const substitutes = sql`absence_substitutes s join users u on u.id = s.user_id
    where s.absence_id = ab.id and s.declined_at is null`;
  return {
    TASKS_OF_INACTIVE_PEOPLE: {
      from: sql`tasks t`,
      where: sql`t.id in (
          select a.task_id from users u join task_addressees a on a.user_id = u.id and a.is_open where not u.active
          union all
          select h.id from users u join tasks h on h.held_by = u.id and h.status = 'TO_DO' where not u.active
        ) and ${isStalled}`,
      ...taskOrder,
      columns: {
        ...taskColumns,
        causes: causes(
          'PERSON',
          sql`select u.id, u.complete_name as name from users u where u.id = t.held_by
            union
            select u.id, u.complete_name from task_addressees a join users u on u.id = a.user_id
            where a.task_id = t.id and t.held_by is null`,
        ),
      },
    },
    TASKS_OF_EMPTY_GROUPS: {
      from: sql`tasks t`,
      where: sql`t.id in (
          select a.task_id from groups g join task_addressees a on a.group_id = g.id and a.is_open
          where ${hasNoActiveMember}
        ) and t.held_by is null and ${isStalled}
        and not exists (select from task_addressees a where a.task_id = t.id and a.user_id is not null)`,
      ...taskOrder,
      columns: {
        ...taskColumns,
        causes: causes(
          'GROUP',
          sql`select distinct g.id, g.name from task_addressees a join groups g on g.id = a.group_id
            where a.task_id = t.id`,
        ),
      },
    },
    TASKS_OF_OWN_REQUESTS: {
      from: sql`tasks t`,
      where: sql`t.id in (select task_id from (${tasksOfOwnRequests(at)}) own)`,
      ...taskOrder,
      columns: {
        ...taskColumns,
        causes: causes(
          'PERSON',
          sql`select distinct u.id, u.complete_name as name from (${tasksOfOwnRequests(at)}) own
            join users u on u.id = own.absent_id where own.task_id = t.id`,
        ),
      },
    },
    STEPS_WITHOUT_ASSIGNEE: {
      // a step of people that fails before it is finished has no assignee; one that leads nowhere fails afterwards
      from: sql`instance_steps s
        join instances i on i.idk = s.idk and i.status = 'IN_PROGRESS' and i.current_step = s.step_id
        join process_steps d on d.process_id = i.process_id and d.step_id = s.step_id
          and d.type in ('USER_TASK', 'APPROVAL_TASK')
        join processes p on p.id = i.process_id`,
      where: sql`s.status = 'FAILED' and s.finished_at is null`,
      key: sql`s.idk`,
      order: sql`s.idk`,
      columns: {
        id: sql`i.idk`,
        name: sql`p.title`,
        idk: sql`i.idk`,
        protocol: sql`i.protocol`,
        step: sql`d.title`,
        since: sql`s.started_at`,
        due_at: sql`s.due_at`,
      },
    },
    PEOPLE_WITHOUT_SUPERIOR: {
      from: sql`users u`,
      where: sql`u.active and u.kind = 'PERSON' and u.superior_id is null and exists (
          select from processes p where p.active and p.is_last_version and p.id = any (array(
            select p.id from processes p where p.active and p.is_last_version and ${needsSuperior}
          )) and ${mayStart})`,
      key: sql`u.id`,
      order: byName(sql`u.complete_name`, sql`u.id`),
      columns: { id: sql`u.id`, person_id: sql`u.id`, name: sql`u.complete_name`, since: sql`u.created_at` },
    },
    INACTIVE_SUPERIORS: {
      from: sql`users u`,
      where: sql`not u.active and exists (
          select from users r where r.superior_id = u.id and r.active and r.kind = 'PERSON')`,
      key: sql`u.id`,
      order: byName(sql`u.complete_name`, sql`u.id`),
      columns: {
        id: sql`u.id`,
        person_id: sql`u.id`,
        name: sql`u.complete_name`,
        reports: sql`(select count(*)::integer from users r
          where r.superior_id = u.id and r.active and r.kind = 'PERSON')`,
        since: sql`u.deactivated_at`,
      },
    },
    ABSENCES_WITHOUT_SUBSTITUTE: {
      from: sql`absences ab join users p on p.id = ab.user_id and p.active`,
      where: sql`ab.ended_at is null and ab.ends_on >= (${at} at time zone 'UTC')::date - 1
          and ab.ends_on >= ${localDay(at)}
          and (not exists (select from ${substitutes}) or exists (select from ${substitutes} and ${isUnfit}))`,
      key: sql`ab.id`,
      order: sql`ab.starts_on, ab.id`,
      columns: {
        id: sql`ab.id`,
        person_id: sql`p.id`,
        name: sql`p.complete_name`,
        causes: causes('PERSON', sql`select u.id, u.complete_name as name from ${substitutes} and ${isUnfit}`),
        starts_on: sql`ab.starts_on::text`,
        ends_on: sql`ab.ends_on::text`,
      },
    },
    GROUPS_WITHOUT_MEMBERS: {
      // the origin of a group ends when the source deletes it: its owner stays, its identifier goes
      from: sql`groups g`,
      where: sql`g.active and g.deleted_at is null and (${hasNoActiveMember} or exists (
          select from attribute_owners o join directory_sources d on d.key = o.source and d.kind = 'SCIM'
          where o.kind = 'GROUP' and o.record_id = g.id and not exists (
            select from external_ids e where e.kind = 'GROUP' and e.record_id = g.id and e.source = o.source)))`,
      key: sql`g.id`,
      order: byName(sql`g.name`, sql`g.id`),
      columns: {
        id: sql`g.id`,
        name: sql`g.name`,
        causes: causes(
          'PERSON',
          sql`select u.id, u.complete_name as name from group_members m join users u on u.id = m.user_id
            where m.group_id = g.id and not u.active`,
        ),
      },
    },
    AREAS_WITHOUT_RESPONSIBLE: {
      from: sql`(
          select 'department' as area, id, description, id as department_id, active from departments
          union all
          select 'sector', id, description, department_id, active from sectors
        ) found`,
      where: sql`found.active and not exists (select from ${responsibles} where u.active)`,
      key: sql`found.area || found.id`,
      order: sql`${byName(sql`found.description`, sql`found.id`)}, found.area`,
      columns: {
        id: sql`found.id`,
        name: sql`found.description`,
        area: sql`found.area`,
        department_id: sql`found.department_id`,
        causes: causes('PERSON', sql`select u.id, u.complete_name as name from ${responsibles}`),
      },
    },
    PROCESSES_WITH_INACTIVE: {
      from: sql`processes p`,
      where: sql`p.active and p.is_last_version and (exists (${inactivePeople}) or exists (${inactiveGroups}))`,
      key: sql`p.id`,
      order: byName(sql`p.title`, sql`p.id`),
      columns: {
        id: sql`p.id`,
        name: sql`p.title`,
        causes: sql`(${causes('PERSON', inactivePeople)}::jsonb || ${causes('GROUP', inactiveGroups)}::jsonb)`,
      },
    },
  };
}

const empty: Record<keyof PendingRow, Sql> = {
  id: sql`null::integer`,
  name: sql`null::text`,
  person_id: sql`null::integer`,
  task_uuid: sql`null::text`,
  department_id: sql`null::integer`,
  area: sql`null::text`,
  idk: sql`null::integer`,
  protocol: sql`null::text`,
  step: sql`null::text`,
  causes: sql`'[]'::json`,
  reports: sql`null::integer`,
  since: sql`null::timestamptz`,
  due_at: sql`null::timestamptz`,
  starts_on: sql`null::text`,
  ends_on: sql`null::text`,
};

/** Returns the number of entries of a kind, at most one more than {@link pendingCountMax}. */
export async function countPending(db: Db, kind: PendingKind, now: Date): Promise<number> {
  const { from, where } = sourcesAt(now)[kind];
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total
    from (select from ${from} where ${where} limit ${pendingCountMax + 1}) pending`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Returns a page of the entries of a kind, oldest first or by name. */
export async function listPendingRows(
  db: Db,
  kind: PendingKind,
  { page, size }: PageQuery,
  now: Date,
): Promise<PendingRow[]> {
  const { from, where, key, order, columns } = sourcesAt(now)[kind];
  const selected = Object.entries({ ...empty, ...columns }).map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
  const { rows } = await sql<PendingRow>`
    select ${sql.join(selected)} from ${from}
    where ${key} = any (array(
      select ${key} from ${from} where ${where} order by ${order} limit ${size} offset ${page * size}))
    order by ${order}`.execute(db);
  return rows;
}

/** An open task that no active person can work. */
export interface PendingTask {
  readonly idk: number;
  readonly uuid: string;
}

/** Returns tasks that no active person can work at a time, by uuid in lower case. */
export async function findPendingTasks(
  db: Db,
  uuids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, PendingTask>> {
  const { rows } = await sql<PendingTask>`
    select t.idk, t.uuid from tasks t where t.uuid = any (${uuids}::uuid[])
      and (${isStalled} or t.status = 'TO_DO' and t.id in (
        select task_id from (${tasksOfOwnRequests(sql`${now}::timestamptz`)}) own))`.execute(db);
  return new Map(rows.map((task) => [task.uuid, task]));
}
