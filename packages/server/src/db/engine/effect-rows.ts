import type { NotificationContent, NotificationName } from '@tramita/client/engine';
import { sql } from 'kysely';
import { substitutesOf, withoutSubstitutes } from '../absences/task-substitutes.ts';
import { insertRows, type PlainRow } from '../connection/bulk-rows.ts';
import type { Db } from '../connection/db.ts';
import { notificationColumns } from '../messages/notifications.ts';

/** A task referred to by effects; its id is set once the task is stored. */
export interface TaskRef {
  readonly uuid: string;
  id: number | null;
}

/** Values with which a task is closed. */
export interface ClosedTask extends PlainRow {
  readonly uuid: string;
  readonly status: 'FINISHED' | 'CANCELED';
  readonly finished_at: Date;
  readonly finished_by: number;
  readonly approved: boolean | null;
  readonly motive: string | null;
}

/** Users and groups a task is addressed to. */
export interface Addressees {
  readonly task: TaskRef;
  readonly users: readonly number[];
  readonly groups: readonly number[];
}

/** A notification for users and members of groups, each notified once, except the actor. */
export interface Notice {
  readonly content: NotificationContent;
  readonly protocol: string;
  readonly at: Date;
  readonly users: readonly number[];
  readonly groups: readonly number[];
  readonly except: number | null;
}

function setIds(tasks: readonly TaskRef[], rows: readonly { readonly id: number; readonly uuid: string }[]): void {
  const ids = new Map(rows.map(({ id, uuid }) => [uuid, id]));
  for (const task of tasks) {
    const id = ids.get(task.uuid);
    if (id === undefined) throw new Error(`Task ${task.uuid} is not open`);
    task.id = id;
  }
}

/** Closes open tasks. @throws if one of them is not open */
export async function closeTasks(db: Db, tasks: readonly TaskRef[], closed: readonly ClosedTask[]): Promise<void> {
  if (closed.length === 0) return;
  const { rows } = await sql<{ id: number; uuid: string }>`
    update tasks set status = c.status, finished_at = c.finished_at, finished_by = c.finished_by,
      approved = c.approved, motive = c.motive
    from json_populate_recordset(null::tasks, ${JSON.stringify(closed)}::json) c
    where tasks.uuid = c.uuid and tasks.status = 'TO_DO'
    returning tasks.id, tasks.uuid`.execute(db);
  setIds(tasks, rows);
}

const taskColumns = [
  'uuid',
  'idk',
  'step_id',
  'title',
  'type',
  'created_at',
  'due_at',
  'calendar_version_id',
  'requester_id',
  'process_id',
  'process_title',
] as const;

/** Columns of an open task to insert. */
export type OpenedTask = Readonly<Record<(typeof taskColumns)[number], unknown>>;

/** Inserts open tasks. */
export async function openTasks(db: Db, tasks: readonly TaskRef[], opened: readonly OpenedTask[]): Promise<void> {
  if (opened.length === 0) return;
  const columns = sql.join(taskColumns.map((column) => sql.ref(column)));
  const { rows } = await sql<{ id: number; uuid: string }>`
    insert into tasks (${columns})
    select ${columns} from json_populate_recordset(null::tasks, ${JSON.stringify(opened)}::json)
    returning id, uuid`.execute(db);
  setIds(tasks, rows);
}

/** Addresses tasks to users and groups. */
export async function addressTasks(db: Db, all: readonly Addressees[]): Promise<void> {
  const rows = all.flatMap(({ task, users, groups }) => [
    ...users.map((userId) => ({ task_id: task.id, user_id: userId })),
    ...groups.map((groupId) => ({ task_id: task.id, group_id: groupId })),
  ]);
  await insertRows(db, 'task_addressees', ['task_id', 'user_id', 'group_id'], rows);
}

/**
 * Removes the addressees and the holder of open tasks before they are addressed again, and marks the tasks unread for
 * everyone except the user who transfers them. The former addressees remain addressees of the request, unless the task
 * is addressed to them again.
 * @throws if one of them is not open
 */
export async function releaseTasks(
  db: Db,
  released: readonly (Addressees & { readonly by: number | null })[],
): Promise<void> {
  if (released.length === 0) return;
  const uuids = released.map(({ task }) => task.uuid);
  const { rows } = await sql<{ id: number; uuid: string }>`
    update tasks set held_by = null where uuid = any (${uuids}::uuid[]) and status = 'TO_DO'
    returning id, uuid`.execute(db);
  setIds(
    released.map(({ task }) => task),
    rows,
  );
  const list = JSON.stringify(released.map(({ task, users, groups, by }) => ({ task: task.id, users, groups, by })));
  const next = sql`json_to_recordset(${list}::json) as next (task integer, users integer[], groups integer[], by integer)`;
  await sql`
    insert into task_addressees (instance_idk, user_id, group_id)
    select tasks.idk, past.user_id, past.group_id from ${next}
    join tasks on tasks.id = next.task
    cross join lateral (
      select user_id, group_id from task_addressees where task_id = next.task
      union select next.by, null where next.by is not null
    ) past
    where (past.user_id = any (next.users) or past.group_id = any (next.groups)) is not true
    on conflict do nothing`.execute(db);
  const ids = rows.map(({ id }) => id);
  await sql`delete from task_addressees where task_id = any (${ids}::integer[])`.execute(db);
  await sql`delete from task_reads using ${next} where task_reads.task_id = next.task and user_id is distinct from next.by`.execute(
    db,
  );
}

/** Notifications about a task that is or was with their recipients, which substitutes get too. */
const taskNotices: readonly NotificationName[] = ['taskOpened', 'transferred', 'canceled', 'redirected', 'ended'];

/** SQL condition: the event that sends the notification `n` of the request `i` took the task `t` away from its holder. */
const isTakenAway = sql`t.idk = i.idk and t.status = 'CANCELED' and t.finished_at = n.at`;

/** SQL for the substitutes of the recipients of the notification `n`. */
const substitutesOfNotice = sql`select substitute_id from instances i cross join lateral (${substitutesOf({
  users: withoutSubstitutes(sql`n.users`, isTakenAway),
  groups: sql`n.groups`,
  requester: sql`i.created_by`,
  startedBy: sql`i.started_by`,
  process: sql`i.process_id`,
  now: sql`n.at`,
})}) found_substitutes where i.protocol = n.protocol and n.name = any (${taskNotices})`;

/** Inserts notifications for their recipients and substitutes of absent ones, in the given order. */
export async function insertNotices(db: Db, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const list = JSON.stringify(
    notices.map(({ content, ...notice }, place) => ({ ...notice, ...notificationColumns(content), place })),
  );
  await sql`
    insert into notifications (user_id, message, name, content, protocol, created_at)
    select users.id, n.message, n.name, n.content, n.protocol, n.at
    from json_to_recordset(${list}::json) as n (place integer, message text, name text, content jsonb, protocol uuid, at timestamptz,
      users integer[], groups integer[], "except" integer)
    cross join lateral (
      select unnest(n.users) as id union select user_id from group_members where group_id = any (n.groups)
      union ${substitutesOfNotice}
    ) notified
    join users on users.id = notified.id
    where users.active and users.id is distinct from n."except"
    order by n.place, users.id`.execute(db);
}
