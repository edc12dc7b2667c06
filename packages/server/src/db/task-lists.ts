import type { FormValues } from '@tramita/client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../context.ts';
import type { Page } from './paging.ts';
import { type DataCondition, type DataOrder, dataHolds, dataOrder } from './task-list-data.ts';
import {
  columnContains,
  isHeldBy,
  type ListOwner,
  namesOwner,
  onDay,
  type TaskListColumn,
  type TaskListName,
  type TaskListSource,
  type TaskListStatus,
  taskListSource,
} from './task-list-sources.ts';
import type { TaskMarkerRow } from './task-markers.ts';

/** What a list must hold, in which order, and which page of it. */
export interface TaskListFilter {
  readonly idks?: readonly number[] | undefined;
  readonly process?: string | undefined;
  readonly step?: string | undefined;
  readonly createdAt?: string | undefined;
  readonly finishedAt?: string | undefined;
  readonly createdBy?: string | undefined;
  readonly assignees?: string | undefined;
  readonly markerId?: number | undefined;
  readonly order: readonly { readonly column: TaskListColumn; readonly direction: 'ASC' | 'DESC' }[];
  /** What the process's data columns must hold, and the order they give. */
  readonly data: { readonly conditions: readonly DataCondition[]; readonly order: readonly DataOrder[] };
  /** Whether rows carry the values of the request's form. */
  readonly withData: boolean;
  readonly page: number;
  readonly size: number;
}

/** One row of a list; `task_…` and what follows from it belong to the task, or to the request's newest one. */
export interface TaskListRow {
  readonly idk: number;
  readonly protocol: string;
  readonly process_title: string;
  readonly created_at: Date;
  readonly finished_at: Date | null;
  readonly requester_id: number;
  readonly requester_name: string;
  readonly current_step: string | null;
  readonly task_id: number | null;
  readonly task_uuid: string | null;
  readonly task_title: string | null;
  readonly task_type: 'APPROVAL' | 'NORMAL' | null;
  readonly task_status: 'TO_DO' | 'FINISHED' | 'CANCELED' | null;
  readonly task_due_at: Date | null;
  readonly task_is_routable: boolean | null;
  readonly held_by: number | null;
  readonly finished_by: number | null;
  readonly marker: TaskMarkerRow | null;
  readonly unread: boolean;
  /** Values of the form by field name, files as their names; null unless asked for. */
  readonly data: FormValues | null;
}

const textOrdered: ReadonlySet<TaskListColumn> = new Set(['process', 'step', 'createdBy', 'assignees', 'taskMarker']);

function conditions(source: TaskListSource, filter: TaskListFilter): RawBuilder<unknown> {
  const all: RawBuilder<boolean>[] = [source.membership];
  if (filter.idks) all.push(sql<boolean>`r.idk = any (${filter.idks}::integer[])`);
  if (filter.process) all.push(source.isProcess(filter.process));
  for (const column of ['step', 'createdBy', 'assignees'] as const) {
    const typed = filter[column]?.trim();
    if (typed) all.push(columnContains(source, column, typed));
  }
  for (const column of ['createdAt', 'finishedAt'] as const) {
    const day = filter[column];
    if (day) all.push(onDay(source.columns[column], day));
  }
  if (filter.markerId !== undefined) {
    all.push(
      sql<boolean>`(select name from task_markers where id = ${filter.markerId}) = ${source.columns.taskMarker}`,
    );
  }
  for (const condition of filter.data.conditions) all.push(dataHolds(source.data, condition));
  return sql.join(all, sql` and `);
}

/** The columns asked for, then the newest first, so that every page follows on the one before. */
function ordering(source: TaskListSource, filter: TaskListFilter): RawBuilder<unknown> {
  const columns = filter.order.map(({ column, direction }) => {
    const value = source.columns[column];
    const comparable = textOrdered.has(column) ? sql`fold(${value}) collate "C"` : value;
    return sql`${comparable} ${sql.raw(direction === 'ASC' ? 'asc' : 'desc')} nulls last`;
  });
  for (const order of filter.data.order) {
    columns.push(
      sql`${dataOrder(source.data, order)} ${sql.raw(order.direction === 'ASC' ? 'asc' : 'desc')} nulls last`,
    );
  }
  if (columns.length === 0) columns.push(sql`${source.columns.createdAt} desc`);
  return sql.join([...columns, sql`${source.key} desc`]);
}

/** The person and the groups they belong to. */
export async function findListOwner(db: Db, userId: number): Promise<ListOwner> {
  const rows = await db.selectFrom('group_members').select('group_id').where('user_id', '=', userId).execute();
  return { userId, groupIds: rows.map((row) => row.group_id) };
}

/** A page of one of a person's lists. Finding the rows apart from reading them keeps both plans simple. */
export async function findTaskListPage(
  db: Db,
  list: TaskListName,
  status: TaskListStatus,
  owner: ListOwner,
  filter: TaskListFilter,
): Promise<Page<TaskListRow>> {
  const source = taskListSource(list, status, owner);
  const { rows: page } = await sql<{ key: number; total: number }>`
    select ${source.key} as key, (count(*) over ())::integer as total
    from ${source.table} r
    where ${conditions(source, filter)}
    order by ${ordering(source, filter)}
    limit ${filter.size} offset ${filter.page * filter.size}`.execute(db);
  const keys = page.map(({ key }) => key);
  return { rows: await readTaskListRows(db, status, keys, owner, filter), total: page[0]?.total ?? 0 };
}

/** What names the rows of one of a person's lists, all of them in their order. */
export async function findTaskListKeys(
  db: Db,
  list: TaskListName,
  status: TaskListStatus,
  owner: ListOwner,
  filter: TaskListFilter,
): Promise<readonly number[]> {
  const source = taskListSource(list, status, owner);
  // in one row, as numbers and nothing else: a hundred thousand of them take a megabyte
  const { rows } = await sql<{ keys: number[] | null }>`
    select array_agg(key order by position) as keys from (
      select ${source.key} as key, row_number() over (order by ${ordering(source, filter)}) as position
      from ${source.table} r where ${conditions(source, filter)}) listed`.execute(db);
  return rows[0]?.keys ?? [];
}

/** The rows with these keys, in the order of the keys. */
export async function readTaskListRows(
  db: Db,
  status: TaskListStatus,
  keys: readonly number[],
  owner: ListOwner,
  wanted: Pick<TaskListFilter, 'withData'>,
): Promise<readonly TaskListRow[]> {
  if (keys.length === 0) return [];
  const read = status === 'TO_DO' ? readTasks : readRequests;
  const rows = new Map((await read(db, keys, owner, wanted)).map((row) => [row.key, row]));
  return keys.flatMap((key) => rows.get(key) ?? []);
}

// looked up one by one: joining whole tables for twenty rows costs more, planning it included
const rowColumns = sql`i.current_step, i.created_by as requester_id,
  (select complete_name from users where users.id = i.created_by) as requester_name,
  t.id as task_id, t.uuid as task_uuid, t.title as task_title, t.type as task_type, t.status as task_status,
  t.due_at as task_due_at, t.is_routable as task_is_routable, t.held_by, t.finished_by,
  (select row_to_json(task_markers) from task_markers where task_markers.id = t.marker_id) as marker`;

const isUnread = ({ userId }: ListOwner) =>
  sql`not exists (select from task_reads where task_id = t.id and user_id = ${userId})`;

type KeyedRow = TaskListRow & { readonly key: number };

type Wanted = Pick<TaskListFilter, 'withData'>;
const dataColumn = ({ withData }: Wanted) => (withData ? sql`i.list_data as data` : sql`null as data`);

async function readTasks(db: Db, ids: readonly number[], owner: ListOwner, wanted: Wanted): Promise<KeyedRow[]> {
  const { rows } = await sql<KeyedRow>`
    select t.id as key, t.idk, i.protocol, t.process_title, t.created_at, t.finished_at, ${rowColumns}, ${dataColumn(wanted)},
      ${isUnread(owner)} as unread
    from tasks t
    join instances i on i.idk = t.idk
    where t.id = any (${ids}::integer[])`.execute(db);
  return rows;
}

async function readRequests(db: Db, idks: readonly number[], owner: ListOwner, wanted: Wanted): Promise<KeyedRow[]> {
  const { rows } = await sql<KeyedRow>`
    select i.idk as key, i.idk, i.protocol, i.created_at, i.finished_at, ${rowColumns}, ${dataColumn(wanted)},
      (select title from processes where processes.id = i.process_id) as process_title,
      coalesce(t.status = 'TO_DO' and ${isUnread(owner)}
        and exists (select from task_addressees a where a.task_id = t.id and ${namesOwner(owner)}), false) as unread
    from instances i
    left join lateral (select * from tasks where tasks.idk = i.idk order by tasks.id desc limit 1) t on true
    where i.idk = any (${idks}::integer[])`.execute(db);
  return rows;
}

/** Titles of the processes that have rows on one of a person's lists. */
export async function findListedProcessTitles(
  db: Db,
  list: TaskListName,
  statuses: readonly TaskListStatus[],
  owner: ListOwner,
): Promise<string[]> {
  const lists = statuses.map((status) => {
    const source = taskListSource(list, status, owner);
    return sql`select distinct ${source.columns.process} as title from ${source.table} r where ${source.membership}`;
  });
  const { rows } = await sql<{ title: string }>`
    select title from (${sql.join(lists, sql` union `)}) listed order by fold(title) collate "C", title`.execute(db);
  return rows.map(({ title }) => title);
}

/** How many unread tasks each of a person's to-do lists has. */
export async function countUnreadTasks(db: Db, owner: ListOwner): Promise<Record<TaskListName, number>> {
  const unreadOn = (list: TaskListName) => sql`from tasks r where ${taskListSource(list, 'TO_DO', owner).membership}
    and not exists (select from task_reads where task_id = r.id and user_id = ${owner.userId})`;
  const { rows } = await sql<{ mine: number; queued: number; held: number }>`
    select mine.count as mine, queue.count as queued, queue.held
    from (select count(*)::integer ${unreadOn('my-tasks')}) mine,
      (select count(*)::integer, (count(*) filter (where ${isHeldBy(owner.userId)}))::integer as held
        ${unreadOn('attendance')}) queue`.execute(db);
  const [counts] = rows;
  return { 'my-tasks': counts?.mine ?? 0, attendance: counts?.queued ?? 0, 'my-attendance': counts?.held ?? 0 };
}
