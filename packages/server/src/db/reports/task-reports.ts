import type { FormValues, ReportFilter, TaskStatus } from '@tramita/client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import type { Page, PageQuery } from '../connection/paging.ts';
import { pageOf } from '../connection/paging.ts';
import { planForValues } from '../connection/prepared-statements.ts';
import { findNamedPeople } from '../lists/named-people.ts';
import { type PersonRow, personJson } from '../people/people.ts';
import { type DataReader, readableData } from '../requests/readable-data.ts';
import {
  allOf,
  inProcessArea,
  slaOutcomeConditions,
  slaStatusConditions,
  taskStatusColumn,
  taskStatusConditions,
} from '../tasks/task-predicates.ts';

/** One row of the report: a task with columns of its request. */
export interface ReportRowRecord {
  readonly task_id: number;
  readonly task_uuid: string;
  readonly task_title: string;
  readonly task_type: 'APPROVAL' | 'NORMAL';
  /** The stored status; `report_status` is the displayed status. */
  readonly task_status: 'TO_DO' | 'FINISHED' | 'CANCELED';
  readonly report_status: TaskStatus;
  readonly created_at: Date;
  readonly finished_at: Date | null;
  readonly held_by: number | null;
  readonly finished_by: number | null;
  /** The absent person for whom the holder took the task, or the finisher finished it. */
  readonly responsible_for: PersonRow | null;
  readonly idk: number;
  readonly protocol: string;
  readonly process_id: number;
  readonly process_title: string;
  readonly department: string | null;
  readonly sector: string | null;
  readonly requester_name: string;
  readonly request_created_at: Date;
  readonly request_finished_at: Date | null;
  readonly current_step: string | null;
  /** Form values as lists show them; null unless requested. */
  readonly data: FormValues | null;
}

/** Filter of a report. `now` decides which open tasks are late. */
export interface ReportQuery {
  readonly filter: ReportFilter;
  readonly now: Date;
}

type Condition = RawBuilder<boolean>;

const ids = (text: string | undefined): readonly number[] | undefined => text?.split(',').map(Number);

/**
 * SQL for the process versions of a filter, by the area of each process's latest version, as on the dashboards; null if
 * the filter has no process or area. A title matches processes with that current title; an earlier title matches the
 * versions that had it.
 */
function filteredVersions(filter: ReportFilter): RawBuilder<unknown> | null {
  const { process, department, sector, sectorIds, processIds } = filter;
  const sectors = sector === undefined ? ids(sectorIds) : [sector];
  const area = { departmentId: department, sectorIds: sectors, processIds: ids(processIds) };
  if (Object.values(area).every((value) => value === undefined) && !process) return null;
  const titled = process
    ? sql<boolean>`(p.title = ${process} or (v.title = ${process}
        and not exists (select from processes n where n.is_last_version and n.title = ${process})))`
    : sql<boolean>`true`;
  return sql`select v.id from processes p join processes v on v.parent_id = p.parent_id
    where ${inProcessArea(area)} and ${titled}`;
}

/**
 * Matches tasks of the steps that have this title in their newest version, as on the dashboards, or tasks that had the
 * title if no step has it any more.
 */
async function stepCondition(db: Db, title: string, versions: RawBuilder<unknown> | null): Promise<Condition> {
  const scope = versions ? sql<boolean>`v.id = any (array(${versions}))` : sql<boolean>`true`;
  const { rows } = await sql<{ version: number; step_id: string }>`
    select v.id as version, s.step_id
    from (select distinct on (v.parent_id, step ->> 'id') v.parent_id, step ->> 'id' as step_id, step ->> 'title' as title
      from processes v, jsonb_array_elements(v.definition -> 'steps') step
      where ${scope} order by v.parent_id, step ->> 'id', v.version desc) s
    join processes v on v.parent_id = s.parent_id
    where s.title = ${title}`.execute(db);
  if (rows.length === 0) return sql<boolean>`r.title = ${title}`;
  const byStep = new Map<string, number[]>();
  for (const { version, step_id } of rows) byStep.set(step_id, [...(byStep.get(step_id) ?? []), version]);
  const steps = [...byStep].map(
    ([step, found]) => sql<boolean>`(r.step_id = ${step} and r.process_id = any (${found}::integer[]))`,
  );
  return sql<boolean>`(${sql.join(steps, sql` or `)})`;
}

type End = readonly [string | undefined, RawBuilder<unknown>];

const within = (ends: readonly End[]): Condition[] =>
  ends.flatMap(([moment, compared]) => (moment ? [sql<boolean>`${compared}${moment}::timestamptz`] : []));

/** SQL conditions of the filter on a task's request. */
function requestConditions(filter: ReportFilter): Condition[] {
  const conditions = within([
    [filter.requestCreatedAtFrom, sql`i.created_at >= `],
    [filter.requestCreatedAtTo, sql`i.created_at <= `],
    [filter.requestFinishedAtFrom, sql`i.finished_at >= `],
    [filter.requestFinishedAtTo, sql`i.finished_at <= `],
  ]);
  if (filter.nps === 'ANY') conditions.push(sql<boolean>`i.nps_status is not null`);
  else if (filter.nps) conditions.push(sql<boolean>`i.nps_status = ${Number(filter.nps)}`);
  if (conditions.length === 0) return [];
  return [sql<boolean>`exists (select from instances i where i.idk = r.idk and ${allOf(conditions)})`];
}

/** The one user of the task: its finisher or its holder; null if it belongs to all its addressees. */
const single = sql`case when r.status = 'FINISHED' then r.finished_by else r.held_by end`;

/** SQL conditions for tasks whose users or groups have names that contain the typed text. */
async function responsibleConditions(db: Db, { assignees, groups }: ReportFilter): Promise<Condition[]> {
  const conditions: Condition[] = [];
  if (assignees) {
    const people = (await findNamedPeople(db, { assignees })).assignees?.people ?? [];
    conditions.push(sql<boolean>`(${single} = any (${people}::integer[]) or (${single} is null and r.id in (
      select a.task_id from task_addressees a where a.user_id = any (${people}::integer[]))))`);
  }
  if (groups) {
    const named = (await findNamedPeople(db, { assignees: groups })).assignees?.groups ?? [];
    conditions.push(sql<boolean>`(${single} is null and r.id in (
      select a.task_id from task_addressees a where a.group_id = any (${named}::integer[])))`);
  }
  return conditions;
}

/** SQL for the tasks `r` of a report. */
async function reported(db: Db, { filter, now }: ReportQuery): Promise<RawBuilder<unknown>> {
  const versions = filteredVersions(filter);
  const conditions = [
    ...(versions ? [sql<boolean>`r.process_id = any (array(${versions}))`] : []),
    ...within([
      [filter.createdAtFrom, sql`r.created_at >= `],
      [filter.createdAtTo, sql`r.created_at <= `],
      [filter.finishedAtFrom, sql`r.finished_at >= `],
      [filter.finishedAtTo, sql`r.finished_at <= `],
    ]),
    ...requestConditions(filter),
  ];
  if (filter.idk) conditions.push(sql<boolean>`r.idk = ${filter.idk}::bigint`);
  if (filter.step) conditions.push(await stepCondition(db, filter.step, versions));
  if (filter.stepId) conditions.push(sql<boolean>`r.step_id = ${filter.stepId}`);
  if (filter.type) conditions.push(sql<boolean>`r.type = ${filter.type}`);
  if (filter.status) conditions.push(taskStatusConditions[filter.status]);
  if (filter.counted) conditions.push(slaStatusConditions[filter.counted]);
  if (filter.sla) conditions.push(slaOutcomeConditions(now)[filter.sla]);
  if (filter.createdBy) {
    const { createdBy } = await findNamedPeople(db, { createdBy: filter.createdBy });
    conditions.push(sql<boolean>`r.requester_id = any (${createdBy ?? []}::integer[])`);
  }
  conditions.push(...(await responsibleConditions(db, filter)));
  return sql`from tasks r where ${allOf(conditions)}`;
}

const newestFirst = sql`order by r.created_at desc, r.id desc`;

/** Returns a page of the report. Finds the keys in an index first, then reads only these rows. */
export async function findReportPage(db: Db, query: ReportQuery, paging: PageQuery): Promise<Page<ReportRowRecord>> {
  const source = await reported(db, query);
  const { rows } = await sql<{ id: number }>`
    ${planForValues} select r.id ${source} ${newestFirst} limit ${paging.size} offset ${paging.page * paging.size}`.execute(
    db,
  );
  const { rows: keys, total } = await pageOf(rows, paging, async () => {
    const counted = await sql<{ total: number }>`
      ${planForValues} select count(*)::integer as total ${source}`.execute(db);
    return counted.rows[0]?.total ?? 0;
  });
  const taskIds = keys.map(({ id }) => id);
  return { rows: await readReportRows(db, taskIds, { dataFor: null }), total };
}

/** Returns the number of requests that the tasks of a report belong to. */
export async function countReportRequests(db: Db, query: ReportQuery): Promise<number> {
  const source = await reported(db, query);
  const { rows } = await sql<{ total: number }>`
    ${planForValues} select count(distinct r.idk)::integer as total ${source}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Ids of many tasks, in memory as plain numbers. */
export interface TaskIds {
  readonly length: number;
  /** Returns the ids from one place up to another. */
  slice(start: number, end: number): readonly number[];
}

const idBytes = 4;

/** Returns the ids of all tasks of a report in its order: as bytes, because a million numbers in text take 100 MB to read. */
export async function findReportKeys(db: Db, query: ReportQuery): Promise<TaskIds> {
  const source = await reported(db, query);
  const { rows } = await sql<{ keys: Uint8Array | null }>`
    ${planForValues} select string_agg(int4send(r.id), ''::bytea ${newestFirst}) as keys ${source}`.execute(db);
  const bytes = rows[0]?.keys ?? new Uint8Array();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = bytes.byteLength / idBytes;
  return {
    length,
    slice: (start, end) =>
      Array.from({ length: Math.min(end, length) - start }, (_, index) => view.getInt32((start + index) * idBytes)),
  };
}

/** Returns the rows of these tasks, in the order of the ids. */
export async function readReportRows(
  db: Db,
  taskIds: readonly number[],
  { dataFor }: { readonly dataFor: DataReader | null },
): Promise<readonly ReportRowRecord[]> {
  if (taskIds.length === 0) return [];
  const { rows } = await sql<ReportRowRecord>`
    select r.id as task_id, r.uuid as task_uuid, r.title as task_title, r.type as task_type, r.status as task_status,
      ${taskStatusColumn} as report_status, r.created_at, r.finished_at, r.held_by, r.finished_by,
      case when r.held_on_behalf_of is not null then ${personJson(sql`r.held_on_behalf_of`)} end as responsible_for,
      i.idk, i.protocol, i.process_id, i.created_at as request_created_at, i.finished_at as request_finished_at,
      i.current_step, v.title as process_title,
      (select description from departments d where d.id = p.department_id) as department,
      (select description from sectors s where s.id = p.sector_id) as sector,
      (select complete_name from users where users.id = i.created_by) as requester_name,
      ${dataFor ? readableData(sql.raw('i'), dataFor) : sql`null`} as data
    from tasks r
    join instances i on i.idk = r.idk
    join processes v on v.id = i.process_id
    join processes p on p.parent_id = v.parent_id and p.is_last_version
    where r.id = any (${taskIds}::integer[])`.execute(db);
  const byId = new Map(rows.map((row) => [row.task_id, row]));
  return taskIds.flatMap((id) => byId.get(id) ?? []);
}

/** Returns the process versions that these tasks belong to. */
export async function findReportedProcesses(db: Db, taskIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct process_id as id from tasks where id = any (${taskIds}::integer[]) order by 1`.execute(db);
  return rows.map(({ id }) => id);
}
