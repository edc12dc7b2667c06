import { sql } from 'kysely';
import { absentPersonOf, coveredTasks, isCoveredByAny, namesWorker, type Worker } from '../absences/covers.ts';
import type { Db } from '../connection/db.ts';

/** State of a task, and the name of the user who finished or holds it. */
export interface CurrentTask {
  readonly status: 'TO_DO' | 'FINISHED' | 'CANCELED';
  readonly finished_by: number | null;
  readonly finisher: string | null;
  readonly held_by: number | null;
  readonly holder: string | null;
  readonly title: string;
  readonly step_id: string;
  /** The only addressee; null if there are other users or groups. */
  readonly sole_addressee: number | null;
  /** Its tag. */
  readonly marker_id: number | null;
  readonly tag: string | null;
}

/** Returns the current state of a task. @throws if it does not exist */
export async function findCurrentTask(db: Db, taskId: number): Promise<CurrentTask> {
  const current = (await findCurrentTasks(db, [taskId])).get(taskId);
  if (!current) throw new Error(`There is no task ${taskId}`);
  return current;
}

/** Returns the states of several tasks by id and locks them in the order of their requests. */
export async function lockCurrentTasks(db: Db, taskIds: readonly number[]): Promise<Map<number, CurrentTask>> {
  if (taskIds.length === 0) return new Map();
  await db.selectFrom('tasks').select('id').where('id', 'in', taskIds).orderBy('idk').forNoKeyUpdate().execute();
  // read after locking, because the transaction that held the lock may have changed the tasks
  return findCurrentTasks(db, taskIds);
}

async function findCurrentTasks(db: Db, taskIds: readonly number[]): Promise<Map<number, CurrentTask>> {
  if (taskIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('tasks')
    .leftJoin('users as finishers', 'finishers.id', 'tasks.finished_by')
    .leftJoin('users as holders', 'holders.id', 'tasks.held_by')
    .leftJoin('task_markers', 'task_markers.id', 'tasks.marker_id')
    .select(['tasks.id', 'tasks.status', 'tasks.finished_by', 'tasks.held_by', 'tasks.title', 'tasks.step_id'])
    .select(['finishers.complete_name as finisher', 'holders.complete_name as holder'])
    .select(['tasks.marker_id', 'task_markers.name as tag'])
    .select(({ selectFrom }) =>
      selectFrom('task_addressees')
        .select(sql<number | null>`case when count(*) = 1 then max(user_id) end`.as('user_id'))
        .whereRef('task_addressees.task_id', '=', 'tasks.id')
        .as('sole_addressee'),
    )
    .where('tasks.id', 'in', taskIds)
    .execute();
  return new Map(rows.map(({ id, ...current }) => [id, current]));
}

/** Marks a task as read by a user. */
export async function markRead(db: Db, taskId: number, userId: number): Promise<void> {
  await db
    .insertInto('task_reads')
    .values({ task_id: taskId, user_id: userId })
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** Marks a task as unread by a user. */
export async function markUnread(db: Db, taskId: number, userId: number): Promise<void> {
  await db.deleteFrom('task_reads').where('task_id', '=', taskId).where('user_id', '=', userId).execute();
}

/** Rows per statement, so that the first clean-up of a long history holds no lock for long. */
const readsAtOnce = 10_000;

/** Deletes who read tasks that have ended: only tasks to do are shown and counted as unread, and no task starts again. */
export async function deleteReadsOfEndedTasks(db: Db): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from task_reads using (
        select r.task_id, r.user_id from task_reads r
        where (select status from tasks where tasks.id = r.task_id) <> 'TO_DO' limit ${readsAtOnce}
      ) ended where task_reads.task_id = ended.task_id and task_reads.user_id = ended.user_id`.execute(db);
    if (numAffectedRows < readsAtOnce) return;
  }
}

/** The absent person in whose place a user works a task. */
export interface AbsentPerson {
  readonly id: number;
  readonly completeName: string;
}

/**
 * Returns whether a user may work a task: it is addressed to them, by name or by group, they are a substitute, or they
 * took it before they left its group.
 */
export async function isAddressedTo(db: Db, taskId: number, worker: Worker): Promise<boolean> {
  return (await findAddressed(db, [taskId], worker)).has(taskId);
}

/**
 * Returns those of several tasks that a user may work, by id, with the absent person; null for tasks that the user does
 * not work as a substitute.
 */
export async function findAddressed(
  db: Db,
  taskIds: readonly number[],
  worker: Worker,
): Promise<Map<number, AbsentPerson | null>> {
  if (taskIds.length === 0) return new Map();
  const t = sql.raw('t');
  const { rows } = await sql<{ id: number; absent_id: number | null; absent: string | null }>`
    select t.id, absent.id as absent_id, absent.complete_name as absent
    from tasks t left join users absent on absent.id = ${absentPersonOf(t, worker)}
    where t.id = any (${taskIds}::integer[]) and (
      exists (select from task_addressees a where a.task_id = t.id and ${namesWorker(worker)})
      or t.id = any (${worker.takenIds}::integer[]) or ${isCoveredByAny(t, worker)})`.execute(db);
  return new Map(
    rows.map(({ id, absent_id, absent }) => [
      id,
      absent_id === null || absent === null ? null : { id: absent_id, completeName: absent },
    ]),
  );
}

/** Returns the absent person in whose place a user works the open task of a request; null for any other request. */
export async function findAbsentPerson(db: Db, idk: number, worker: Worker): Promise<AbsentPerson | null> {
  if (worker.covers.length + worker.takenIds.length === 0) return null;
  const open = await db
    .selectFrom('tasks')
    .select('id')
    .where('idk', '=', idk)
    .where('status', '=', 'TO_DO')
    .executeTakeFirst();
  return open ? ((await findAddressed(db, [open.id], worker)).get(open.id) ?? null) : null;
}

/** Returns the newest open task at a step with this id that a user may work. */
export async function findNewestTaskAt(db: Db, stepId: string, worker: Worker): Promise<number | null> {
  const queued = sql`select a.task_id from task_addressees a where a.is_open and ${namesWorker(worker)}`;
  const all = sql.join([queued, ...coveredTasks(worker)], sql` union all `);
  const { rows } = await sql<{ id: number }>`
    select tasks.id from tasks
    where tasks.step_id = ${stepId}
      and (tasks.id = any (array(${all})) or tasks.id = any (${worker.takenIds}::integer[]))
    order by tasks.id desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** Returns those of several tasks that are addressed by name to the user, who is the requester of their request. */
export async function findOwnTasks(db: Db, uuids: readonly string[], userId: number): Promise<ReadonlySet<string>> {
  if (uuids.length === 0) return new Set();
  const { rows } = await sql<{ uuid: string }>`
    select t.uuid from tasks t where t.uuid = any (${uuids}::uuid[]) and t.requester_id = ${userId}
      and exists (select from task_addressees a where a.task_id = t.id and a.user_id = ${userId})`.execute(db);
  return new Set(rows.map(({ uuid }) => uuid));
}
