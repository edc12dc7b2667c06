import { type PendingCause, type PendingKind, pendingCountMax, specialAssignees } from '@tramita/client/contract';
import { type RawBuilder, sql } from 'kysely';
import { isRunning, localDay } from '../absences/covers.ts';
import { canSubstitute } from '../absences/task-substitutes.ts';
import type { Db } from '../connection/db.ts';
import type { PageQuery } from '../connection/paging.ts';
import { hasNoActiveMember, isStalled, tasksOfOwnRequests } from './stalled-tasks.ts';

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
  /** Query of the keys of all entries in their order. */
  readonly keys: Sql;
  readonly from: Sql;
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

/** Returns how the entries that fulfil a condition are found. */
const entriesWhere = (where: Sql, { from, key, order }: Pick<Source, 'from' | 'key' | 'order'>) => ({
  keys: sql`select ${key} from ${from} where ${where} order by ${order}`,
  from,
  key,
  order,
});

/**
 * Returns how the tasks among the candidates, a query of ids, that fulfil a condition on `t` are found. Ids are in the
 * order of creation. The subqueries make the database check the candidates one after the other until a page is full.
 */
const tasksAmong = (candidates: Sql, condition: Sql) => ({
  keys: sql`select c.id from (select distinct id from (${candidates}) found (id) order by id offset 0) c
    where (select true from tasks t where t.id = c.id and ${condition}) order by c.id`,
  from: sql`tasks t`,
  key: sql`t.id`,
  order: sql`t.id`,
});

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

/** Where each kind of pending work is found at a time. */
function sourcesAt(now: Date): Readonly<Record<PendingKind, Source>> {
  const at = sql`${now}::timestamptz`;
  const isNow = isRunning(at);
  /** SQL condition: the substitute `u` of the absence `ab` cannot work today. An absence to come can still be changed. */
  const isUnfit = sql`(not ${canSubstitute(sql`u`)} or ${isNow} and exists (select from absences o where o.user_id = u.id
    and o.ended_at is null and ${localDay(at)} between o.starts_on and o.ends_on))`;
  const substitutes = sql`absence_substitutes s join users u on u.id = s.user_id
    where s.absence_id = ab.id and s.declined_at is null`;
  return {
    TASKS_OF_INACTIVE_PEOPLE: {
      ...tasksAmong(
        sql`select a.task_id from users u join task_addressees a on a.user_id = u.id and a.is_open where not u.active
          union all
          select h.id from users u join tasks h on h.held_by = u.id and h.status = 'TO_DO' where not u.active`,
        isStalled,
      ),
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
      ...tasksAmong(
        sql`select a.task_id from groups g join task_addressees a on a.group_id = g.id and a.is_open
          where ${hasNoActiveMember}`,
        sql`t.held_by is null and ${isStalled}
          and not exists (select from task_addressees a where a.task_id = t.id and a.user_id is not null)`,
      ),
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
      ...tasksAmong(sql`select task_id from (${tasksOfOwnRequests(at)}) own`, sql`true`),
      columns: {
        ...taskColumns,
        causes: causes(
          'PERSON',
          sql`select distinct p.id, p.complete_name as name from absences ab join users p on p.id = ab.user_id
            where p.id in (
              select a.user_id from task_addressees a where a.task_id = t.id and t.held_by is null
              union all select t.held_by
              union all select m.user_id from task_addressees a join group_members m on m.group_id = a.group_id
              where a.task_id = t.id and t.held_by is null
            ) and ${isNow}`,
        ),
      },
    },
    STEPS_WITHOUT_ASSIGNEE: {
      // a step of people that fails before it is finished has no assignee; one that leads nowhere fails afterwards
      keys: sql`select c.idk from (
          select idk, step_id from instance_steps where status = 'FAILED' and finished_at is null order by idk offset 0
        ) c where (select true from instances i
          join process_steps d on d.process_id = i.process_id and d.step_id = c.step_id
            and d.type in ('USER_TASK', 'APPROVAL_TASK')
          where i.idk = c.idk and i.status = 'IN_PROGRESS' and i.current_step = c.step_id)
        order by c.idk`,
      from: sql`instances i
        join instance_steps s on s.idk = i.idk and s.step_id = i.current_step
        join process_steps d on d.process_id = i.process_id and d.step_id = s.step_id
        join processes p on p.id = i.process_id`,
      key: sql`i.idk`,
      order: sql`i.idk`,
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
      ...entriesWhere(
        sql`u.active and u.kind = 'PERSON' and u.superior_id is null and exists (
          select from processes p where p.active and p.is_last_version and p.id = any (array(
            select p.id from processes p where p.active and p.is_last_version and ${needsSuperior}
          )) and ${mayStart})`,
        {
          from: sql`users u`,
          key: sql`u.id`,
          order: byName(sql`u.complete_name`, sql`u.id`),
        },
      ),
      columns: { id: sql`u.id`, person_id: sql`u.id`, name: sql`u.complete_name`, since: sql`u.created_at` },
    },
    INACTIVE_SUPERIORS: {
      ...entriesWhere(
        sql`not u.active and exists (
          select from users r where r.superior_id = u.id and r.active and r.kind = 'PERSON')`,
        {
          from: sql`users u`,
          key: sql`u.id`,
          order: byName(sql`u.complete_name`, sql`u.id`),
        },
      ),
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
      ...entriesWhere(
        sql`ab.ended_at is null and ab.ends_on >= (${at} at time zone 'UTC')::date - 1
          and ab.ends_on >= ${localDay(at)}
          and (not exists (select from ${substitutes}) or exists (select from ${substitutes} and ${isUnfit}))`,
        {
          from: sql`absences ab join users p on p.id = ab.user_id and p.active`,
          key: sql`ab.id`,
          order: sql`ab.starts_on, ab.id`,
        },
      ),
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
      ...entriesWhere(
        sql`g.active and g.deleted_at is null and (${hasNoActiveMember} or exists (
          select from attribute_owners o join directory_sources d on d.key = o.source and d.kind = 'SCIM'
          where o.kind = 'GROUP' and o.record_id = g.id and not exists (
            select from external_ids e where e.kind = 'GROUP' and e.record_id = g.id and e.source = o.source)))`,
        {
          from: sql`groups g`,
          key: sql`g.id`,
          order: byName(sql`g.name`, sql`g.id`),
        },
      ),
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
      ...entriesWhere(sql`found.active and not exists (select from ${responsibles} where u.active)`, {
        from: sql`(
          select 'department' as area, id, description, id as department_id, active from departments
          union all
          select 'sector', id, description, department_id, active from sectors
        ) found`,
        key: sql`found.area || found.id`,
        order: sql`${byName(sql`found.description`, sql`found.id`)}, found.area`,
      }),
      columns: {
        id: sql`found.id`,
        name: sql`found.description`,
        area: sql`found.area`,
        department_id: sql`found.department_id`,
        causes: causes('PERSON', sql`select u.id, u.complete_name as name from ${responsibles}`),
      },
    },
    PROCESSES_WITH_INACTIVE: {
      ...entriesWhere(
        sql`p.active and p.is_last_version and (exists (${inactivePeople}) or exists (${inactiveGroups}))`,
        {
          from: sql`processes p`,
          key: sql`p.id`,
          order: byName(sql`p.title`, sql`p.id`),
        },
      ),
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
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total
    from (${sourcesAt(now)[kind].keys} limit ${pendingCountMax + 1}) pending`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Returns a page of the entries of a kind, oldest first or by name. */
export async function listPendingRows(
  db: Db,
  kind: PendingKind,
  { page, size }: PageQuery,
  now: Date,
): Promise<PendingRow[]> {
  const { keys, from, key, order, columns } = sourcesAt(now)[kind];
  const selected = Object.entries({ ...empty, ...columns }).map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
  const { rows } = await sql<PendingRow>`
    select ${sql.join(selected)} from ${from}
    where ${key} = any (array(${keys} limit ${size} offset ${page * size}))
    order by ${order}`.execute(db);
  return rows;
}
