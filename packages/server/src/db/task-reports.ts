import type { FormValues, ReportFilter, TaskStatus } from '@tramita/client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../context.ts';
import { findNamedPeople } from './named-people.ts';
import type { Page, PageQuery } from './paging.ts';
import { pageOf } from './paging.ts';

/** One row of the report; what begins with `task_` is of the request's newest task. */
export interface ReportRowRecord {
  readonly idk: number;
  readonly protocol: string;
  readonly process_id: number;
  readonly process_title: string;
  readonly department: string | null;
  readonly sector: string | null;
  readonly report_status: TaskStatus;
  readonly created_at: Date;
  readonly finished_at: Date | null;
  readonly requester_name: string;
  readonly current_step: string | null;
  readonly task_id: number | null;
  readonly task_uuid: string | null;
  readonly task_title: string | null;
  readonly task_type: 'APPROVAL' | 'NORMAL' | null;
  readonly task_status: 'TO_DO' | 'FINISHED' | 'CANCELED' | null;
  readonly held_by: number | null;
  readonly finished_by: number | null;
  /** Values of the form as lists show them; null unless asked for. */
  readonly data: FormValues | null;
}

type Condition = RawBuilder<boolean>;

/** Whether a running request `i` still waits for the first of its tasks. */
const waitsForFirst = sql<boolean>`(exists (select from tasks t where t.idk = i.idk and t.status = 'TO_DO')
  and not exists (select from tasks t where t.idk = i.idk and t.status = 'FINISHED'))`;

const statusConditions: Record<TaskStatus, Condition> = {
  TO_DO: sql<boolean>`i.status = 'IN_PROGRESS' and ${waitsForFirst}`,
  IN_PROGRESS: sql<boolean>`i.status = 'IN_PROGRESS' and not ${waitsForFirst}`,
  FINISHED: sql<boolean>`i.status = 'FINISHED'`,
  CANCELED: sql<boolean>`i.status = 'CANCELED'`,
};

const all = (conditions: readonly Condition[]): Condition => sql<boolean>`${sql.join(conditions, sql` and `)}`;

/** What narrows requests by the version of the process they run on; the few versions are found first. */
function processConditions({ process, department, sector }: ReportFilter): Condition[] {
  const versions: Condition[] = [];
  if (process) versions.push(sql<boolean>`p.title = ${process}`);
  if (department) versions.push(sql<boolean>`p.department_id = ${department}`);
  if (sector) versions.push(sql<boolean>`p.sector_id = ${sector}`);
  if (versions.length === 0) return [];
  return [sql<boolean>`i.process_id = any (array(select p.id from processes p where ${all(versions)}))`];
}

function dateConditions(filter: ReportFilter): Condition[] {
  const ends: [string | undefined, RawBuilder<unknown>][] = [
    [filter.requestCreatedAtFrom, sql`i.created_at >= `],
    [filter.requestCreatedAtTo, sql`i.created_at <= `],
    [filter.requestFinishedAtFrom, sql`i.finished_at >= `],
    [filter.requestFinishedAtTo, sql`i.finished_at <= `],
  ];
  return ends.flatMap(([moment, compared]) => (moment ? [sql<boolean>`${compared}${moment}::timestamptz`] : []));
}

/** Who alone has the newest task `t`: who finished it, or holds it; null where it is all it was addressed to. */
const single = sql`case when t.status = 'FINISHED' then t.finished_by else t.held_by end`;
const isAddressed = (condition: Condition) =>
  sql<boolean>`exists (select from task_addressees a where a.task_id = t.id and ${condition})`;

async function taskConditions(db: Db, { step, type, assignees, groups }: ReportFilter): Promise<Condition[]> {
  const conditions: Condition[] = [];
  if (step) conditions.push(sql<boolean>`t.title = ${step}`);
  if (type) conditions.push(sql<boolean>`t.type = ${type}`);
  if (assignees) {
    const people = (await findNamedPeople(db, { assignees })).assignees?.people ?? [];
    const addressed = isAddressed(sql<boolean>`a.user_id = any (${people}::integer[])`);
    conditions.push(sql<boolean>`coalesce((${single}) = any (${people}::integer[]), ${addressed})`);
  }
  if (groups) {
    const named = (await findNamedPeople(db, { assignees: groups })).assignees?.groups ?? [];
    const addressed = isAddressed(sql<boolean>`a.group_id = any (${named}::integer[])`);
    conditions.push(sql<boolean>`((${single}) is null and ${addressed})`);
  }
  if (conditions.length === 0) return [];
  const newest = sql`select ${all(conditions)} from tasks t where t.idk = i.idk order by t.id desc limit 1`;
  return [sql<boolean>`(${newest})`];
}

/** SQL for the requests `i` of a report. The filter is not empty: without one a report shows nothing. */
async function reported(db: Db, filter: ReportFilter): Promise<RawBuilder<unknown>> {
  const conditions = [...processConditions(filter), ...dateConditions(filter)];
  if (filter.idk) conditions.push(sql<boolean>`i.idk = ${filter.idk}::bigint`);
  if (filter.status) conditions.push(statusConditions[filter.status]);
  if (filter.createdBy) {
    const { createdBy } = await findNamedPeople(db, { createdBy: filter.createdBy });
    conditions.push(sql<boolean>`i.created_by = any (${createdBy ?? []}::integer[])`);
  }
  conditions.push(...(await taskConditions(db, filter)));
  return sql`from instances i where ${all(conditions)}`;
}

const newestFirst = sql`order by i.created_at desc, i.idk desc`;

/** A page of the report. Which rows it has is found in an index, apart from reading them. */
export async function findReportPage(db: Db, filter: ReportFilter, paging: PageQuery): Promise<Page<ReportRowRecord>> {
  const source = await reported(db, filter);
  const { rows } = await sql<{ idk: number }>`
    select i.idk ${source} ${newestFirst} limit ${paging.size} offset ${paging.page * paging.size}`.execute(db);
  const { rows: keys, total } = await pageOf(rows, paging, async () => {
    const counted = await sql<{ total: number }>`select count(*)::integer as total ${source}`.execute(db);
    return counted.rows[0]?.total ?? 0;
  });
  return {
    rows: await readReportRows(
      db,
      keys.map(({ idk }) => idk),
      { withData: false },
    ),
    total,
  };
}

/** The numbers of all requests of a report in its order, however many: as numbers and nothing else they take little. */
export async function findReportKeys(db: Db, filter: ReportFilter): Promise<readonly number[]> {
  const source = await reported(db, filter);
  const { rows } = await sql<{ keys: number[] | null }>`
    select array_agg(i.idk ${newestFirst}) as keys ${source}`.execute(db);
  return rows[0]?.keys ?? [];
}

/** The rows with these numbers, in the order of the numbers. */
export async function readReportRows(
  db: Db,
  idks: readonly number[],
  { withData }: { readonly withData: boolean },
): Promise<readonly ReportRowRecord[]> {
  if (idks.length === 0) return [];
  const { rows } = await sql<ReportRowRecord>`
    select i.idk, i.protocol, i.process_id, i.created_at, i.finished_at, i.current_step,
      case when i.status <> 'IN_PROGRESS' then i.status when ${waitsForFirst} then 'TO_DO' else 'IN_PROGRESS' end
        as report_status,
      p.title as process_title,
      (select description from departments d where d.id = p.department_id) as department,
      (select description from sectors s where s.id = p.sector_id) as sector,
      (select complete_name from users where users.id = i.created_by) as requester_name,
      t.id as task_id, t.uuid as task_uuid, t.title as task_title, t.type as task_type, t.status as task_status,
      t.held_by, t.finished_by, ${withData ? sql`i.list_data` : sql`null`} as data
    from instances i
    join processes p on p.id = i.process_id
    left join lateral (select * from tasks where tasks.idk = i.idk order by tasks.id desc limit 1) t on true
    where i.idk = any (${idks}::integer[])`.execute(db);
  const byIdk = new Map(rows.map((row) => [row.idk, row]));
  return idks.flatMap((idk) => byIdk.get(idk) ?? []);
}

/** The versions of processes that these requests run on. */
export async function findReportedProcesses(db: Db, idks: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct process_id as id from instances where idk = any (${idks}::integer[]) order by 1`.execute(db);
  return rows.map(({ id }) => id);
}
