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

/** How the entries of a kind are found: `from` with its conditions, the order, and the columns that are not null. */
interface Source {
  readonly from: Sql;
  readonly order: Sql;
  readonly columns: Partial<Record<keyof PendingRow, Sql>> & { readonly id: Sql; readonly name: Sql };
}

/** Causes of an entry that are returned. */
const causesMax = 20;

/** SQL for the people or groups of a query of `id` and `name` as {@link PendingCause}s. */
const causes = (kind: PendingCause['kind'], named: Sql): Sql => sql`coalesce((
  select json_agg(json_build_object('kind', ${kind}::text, 'id', c.id, 'name', c.name) order by fold(c.name), c.id)
  from (${named} order by 2, 1 limit ${causesMax}) c), '[]')`;

const hasNoActiveMember = sql`not exists (
  select from group_members m join users u on u.id = m.user_id where m.group_id = g.id and u.active)`;

/** SQL condition: no active person can work the open task `t`. */
const isStalled = sql`t.status = 'TO_DO' and case when t.held_by is not null
  then exists (select from users u where u.id = t.held_by and not u.active)
  else not exists (select from task_addressees a join users u on u.id = a.user_id where a.task_id = t.id and u.active)
    and not exists (select from task_addressees a join group_members m on m.group_id = a.group_id
      join users u on u.id = m.user_id where a.task_id = t.id and u.active) end`;

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

/** SQL: steps of the active processes `p` whose assignee is a superior of the requester. */
const needsSuperior = sql`jsonb_path_exists(p.definition, ${`$.steps[*].assignees[*].id ? (@ == ${specialAssignees.superior} || @ == ${specialAssignees.superiorOfSuperior})`}::jsonpath)`;

/** SQL condition: the person `u` may start the process `p`, as in the catalogue. */
const mayStart = sql`(jsonb_array_length(p.assignee_statuses) = 0 or p.assignee_statuses @> to_jsonb(u.status_id))
  and (p.initializer_group_id is null or exists (
    select from initializer_groups g where g.id = p.initializer_group_id and g.active and (
      exists (select from initializer_group_members m where m.initializer_group_id = g.id and m.user_id = u.id)
      or exists (select from initializer_group_branches b
        where b.initializer_group_id = g.id and b.branch_id = u.branch_id)
      or exists (select from initializer_group_job_titles j
        where j.initializer_group_id = g.id and j.job_title_id = u.job_title_id))))`;

/** SQL for the ids that the steps of the process `p` name. */
const idsOf = (list: 'assignees' | 'groups') =>
  sql`select distinct id::integer from jsonb_path_query(p.definition, ${`$.steps[*].${list}[*].id`}::jsonpath) id`;

const inactivePeople = sql`select u.id, u.complete_name as name from users u
  where not u.active and u.id in (${idsOf('assignees')})
  and u.id not in (${sql.join(Object.values(specialAssignees))})`;
const inactiveGroups = sql`select g.id, g.name from groups g
  where (not g.active or g.deleted_at is not null) and g.id in (${idsOf('groups')})`;

const responsibles = (table: string, key: string) => sql`select u.id, u.complete_name as name
  from ${sql.table(table)} r join users u on u.id = r.user_id where r.${sql.ref(key)} = area.id and not u.active`;
const withoutResponsible = (table: string, key: string, people: string, department: string) => sql`
  select area.id, area.description, area.${sql.ref(department)} as department_id, ${causes('PERSON', responsibles(people, key))} as causes
  from ${sql.table(table)} area where area.active and not exists (
    select from ${sql.table(people)} r join users u on u.id = r.user_id where r.${sql.ref(key)} = area.id and u.active)`;

const substitutesOfAbsence = sql`absence_substitutes s join users u on u.id = s.user_id
  where s.absence_id = ab.id and s.declined_at is null`;

/** Where each kind of pending work is found at a time. */
function sourcesAt(now: Date): Readonly<Record<PendingKind, Source>> {
  const at = sql`${now}::timestamptz`;
  // only today's absence of a substitute counts: until then the person or the substitute can change theirs
  const isAway = sql`(${isRunning(at)} and exists (select from absences o where o.user_id = s.user_id
    and o.ended_at is null and ${localDay(at)} between o.starts_on and o.ends_on))`;
  return {
    TASKS_OF_INACTIVE_PEOPLE: {
      from: sql`tasks t where t.id in (
          select a.task_id from users u join task_addressees a on a.user_id = u.id and a.is_open where not u.active
          union all
          select h.id from users u join tasks h on h.held_by = u.id and h.status = 'TO_DO' where not u.active
        ) and ${isStalled}`,
      order: sql`t.created_at, t.id`,
      columns: {
        ...taskColumns,
        causes: causes(
          'PERSON',
          sql`select distinct u.id, u.complete_name as name from users u where case when t.held_by is not null
            then u.id = t.held_by
            else u.id in (select a.user_id from task_addressees a where a.task_id = t.id) end`,
        ),
      },
    },
    TASKS_OF_EMPTY_GROUPS: {
      from: sql`tasks t where t.id in (
          select a.task_id from groups g join task_addressees a on a.group_id = g.id and a.is_open
          where ${hasNoActiveMember}
        ) and t.held_by is null and ${isStalled}
        and not exists (select from task_addressees a where a.task_id = t.id and a.user_id is not null)`,
      order: sql`t.created_at, t.id`,
      columns: {
        ...taskColumns,
        causes: causes(
          'GROUP',
          sql`select distinct g.id, g.name from task_addressees a join groups g on g.id = a.group_id
            where a.task_id = t.id`,
        ),
      },
    },
    STEPS_WITHOUT_ASSIGNEE: {
      // a step of people that fails before it is finished has no assignee; one that leads nowhere fails afterwards
      from: sql`instance_steps s
        join instances i on i.idk = s.idk and i.status = 'IN_PROGRESS' and i.current_step = s.step_id
        join process_steps d on d.process_id = i.process_id and d.step_id = s.step_id
          and d.type in ('USER_TASK', 'APPROVAL_TASK')
        join processes p on p.id = i.process_id
        where s.status = 'FAILED' and s.finished_at is null`,
      order: sql`s.started_at, i.idk`,
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
      from: sql`users u where u.active and u.kind = 'PERSON' and u.superior_id is null and exists (
          select from processes p where p.active and p.is_last_version and p.id = any (array(
            select p.id from processes p where p.active and p.is_last_version and ${needsSuperior}
          )) and ${mayStart})`,
      order: byName(sql`u.complete_name`, sql`u.id`),
      columns: { id: sql`u.id`, person_id: sql`u.id`, name: sql`u.complete_name`, since: sql`u.created_at` },
    },
    INACTIVE_SUPERIORS: {
      from: sql`users u where not u.active and exists (
          select from users r where r.superior_id = u.id and r.active and r.kind = 'PERSON')`,
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
      from: sql`absences ab join users p on p.id = ab.user_id and p.active
        where ab.ended_at is null and ab.ends_on >= (${at} at time zone 'UTC')::date - 1
          and ab.ends_on >= ${localDay(at)}
          and not exists (select from ${substitutesOfAbsence} and u.active and not ${isAway})`,
      order: sql`ab.starts_on, ab.id`,
      columns: {
        id: sql`ab.id`,
        person_id: sql`p.id`,
        name: sql`p.complete_name`,
        causes: causes('PERSON', sql`select u.id, u.complete_name as name from ${substitutesOfAbsence}`),
        starts_on: sql`ab.starts_on::text`,
        ends_on: sql`ab.ends_on::text`,
      },
    },
    GROUPS_WITHOUT_MEMBERS: {
      // the origin of a group ends when the source deletes it: its owner stays, its identifier goes
      from: sql`groups g where g.active and g.deleted_at is null and (${hasNoActiveMember} or exists (
          select from attribute_owners o join directory_sources d on d.key = o.source and d.kind = 'SCIM'
          where o.kind = 'GROUP' and o.record_id = g.id and not exists (
            select from external_ids e where e.kind = 'GROUP' and e.record_id = g.id and e.source = o.source)))`,
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
          select 'department' as area, d.* from (${withoutResponsible('departments', 'department_id', 'department_responsibles', 'id')}) d
          union all
          select 'sector', s.* from (${withoutResponsible('sectors', 'sector_id', 'sector_responsibles', 'department_id')}) s
        ) found`,
      order: sql`${byName(sql`found.description`, sql`found.id`)}, found.area`,
      columns: {
        id: sql`found.id`,
        name: sql`found.description`,
        area: sql`found.area`,
        department_id: sql`found.department_id`,
        causes: sql`found.causes`,
      },
    },
    PROCESSES_WITH_INACTIVE: {
      from: sql`processes p where p.active and p.is_last_version
        and (exists (${inactivePeople}) or exists (${inactiveGroups}))`,
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
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total
    from (select from ${sourcesAt(now)[kind].from} limit ${pendingCountMax + 1}) pending`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Returns a page of the entries of a kind, oldest first or by name. */
export async function listPendingRows(
  db: Db,
  kind: PendingKind,
  { page, size }: PageQuery,
  now: Date,
): Promise<PendingRow[]> {
  const { from, order, columns } = sourcesAt(now)[kind];
  const selected = Object.entries({ ...empty, ...columns }).map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
  const { rows } = await sql<PendingRow>`
    select ${sql.join(selected)} from ${from} order by ${order} limit ${size} offset ${page * size}`.execute(db);
  return rows;
}

/** An open task that no active person can work. */
export interface PendingTask {
  readonly idk: number;
  readonly uuid: string;
}

/** Returns tasks that no active person can work, by uuid in lower case. */
export async function findPendingTasks(db: Db, uuids: readonly string[]): Promise<ReadonlyMap<string, PendingTask>> {
  const { rows } = await sql<PendingTask>`
    select t.idk, t.uuid from tasks t where t.uuid = any (${uuids}::uuid[]) and ${isStalled}`.execute(db);
  return new Map(rows.map((task) => [task.uuid, task]));
}
