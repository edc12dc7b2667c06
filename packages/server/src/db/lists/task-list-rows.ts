import type { FormValues } from '@tramita/client/contract';
import { sql } from 'kysely';
import { absentPersonOf, namesWorker } from '../absences/covers.ts';
import type { Db } from '../connection/db.ts';
import { type PersonRow, personJson } from '../people/people.ts';
import { readableData } from '../requests/readable-data.ts';
import type { TagRow } from '../tasks/task-tags.ts';
import { currentTitle } from './task-list-columns.ts';
import type { TaskListFilter } from './task-list-filter.ts';
import type { ListOwner, TaskListStatus } from './task-list-names.ts';

/** One row of a list; `task_…` and the columns after it belong to the task, or to the request's newest task. */
export interface TaskListRow {
  readonly idk: number;
  readonly protocol: string;
  readonly process_title: string;
  readonly created_at: Date;
  readonly finished_at: Date | null;
  readonly requester_id: number;
  readonly requester_name: string;
  readonly current_step: string | null;
  /** Title of the step the request is at; null if the request has ended. */
  readonly step_title: string | null;
  readonly task_id: number | null;
  readonly task_uuid: string | null;
  readonly task_title: string | null;
  readonly task_type: 'APPROVAL' | 'NORMAL' | null;
  readonly task_status: 'TO_DO' | 'FINISHED' | 'CANCELED' | null;
  readonly task_due_at: Date | null;
  readonly task_is_routable: boolean | null;
  readonly held_by: number | null;
  readonly finished_by: number | null;
  readonly tag: TagRow | null;
  /** The absent person for whom the holder took the task, or the finisher finished it. */
  readonly responsible_for: PersonRow | null;
  /** The absent person in whose place the list's owner sees the task. */
  readonly on_behalf_of: PersonRow | null;
  readonly unread: boolean;
  /** Values of the form by field name, files as their names; null unless requested. */
  readonly data: FormValues | null;
}

/** Returns the rows with these keys, in the order of the keys. */
export async function readTaskListRows(
  db: Db,
  status: TaskListStatus,
  keys: readonly number[],
  owner: ListOwner,
  wanted: Pick<TaskListFilter, 'withData' | 'reader'>,
): Promise<readonly TaskListRow[]> {
  if (keys.length === 0) return [];
  const read = status === 'TO_DO' ? readTasks : readRequests;
  const rows = new Map((await read(db, keys, owner, wanted)).map((row) => [row.key, row]));
  return keys.flatMap((key) => rows.get(key) ?? []);
}

// subqueries for each row: joining whole tables for twenty rows costs more, including planning
const rowColumns = sql`i.current_step, i.created_by as requester_id,
  (select complete_name from users where users.id = i.created_by) as requester_name,
  t.id as task_id, t.uuid as task_uuid, t.title as task_title, t.type as task_type, t.status as task_status,
  t.due_at as task_due_at, t.is_routable as task_is_routable, t.held_by, t.finished_by,
  case when t.held_on_behalf_of is not null then ${personJson(sql`t.held_on_behalf_of`)} end as responsible_for,
  (select row_to_json(tag) from (
    select id, name, color, description from task_markers where task_markers.id = t.marker_id
  ) tag) as tag`;

// not with `exists`, for which the planner may read everything that the user has ever read
const isUnread = ({ userId }: ListOwner) =>
  sql`(select task_id from task_reads where task_id = t.id and user_id = ${userId}) is null`;

const onBehalfOf = (owner: ListOwner) =>
  owner.covers.length + owner.takenIds.length === 0 ? sql`null` : personJson(absentPersonOf(sql.raw('t'), owner));

type KeyedRow = TaskListRow & { readonly key: number };

type Wanted = Pick<TaskListFilter, 'withData' | 'reader'>;
const dataColumn = ({ withData, reader }: Wanted) =>
  withData ? sql`${readableData(sql.raw('i'), reader)} as data` : sql`null as data`;

async function readTasks(db: Db, ids: readonly number[], owner: ListOwner, wanted: Wanted): Promise<KeyedRow[]> {
  const { rows } = await sql<KeyedRow>`
    select t.id as key, t.idk, i.protocol, t.process_title, t.created_at, t.finished_at, null as step_title, ${rowColumns}, ${dataColumn(wanted)},
      ${isUnread(owner)} as unread, ${onBehalfOf(owner)} as on_behalf_of
    from tasks t
    join instances i on i.idk = t.idk
    where t.id = any (${ids}::integer[])`.execute(db);
  return rows;
}

async function readRequests(db: Db, idks: readonly number[], owner: ListOwner, wanted: Wanted): Promise<KeyedRow[]> {
  const { rows } = await sql<KeyedRow>`
    select i.idk as key, i.idk, i.protocol, i.created_at, i.finished_at, ${rowColumns}, ${dataColumn(wanted)},
      (select title from processes where processes.id = i.process_id) as process_title,
      ${currentTitle(sql.raw('i'))} as step_title,
      coalesce(t.status = 'TO_DO' and ${isUnread(owner)}
        and exists (select from task_addressees a where a.task_id = t.id and ${namesWorker(owner)}), false) as unread,
      null as on_behalf_of
    from instances i
    left join lateral (select * from tasks where tasks.idk = i.idk order by tasks.id desc limit 1) t on true
    where i.idk = any (${idks}::integer[])`.execute(db);
  return rows;
}
