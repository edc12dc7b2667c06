import type { SlaUnit } from '@tramita/client/contract';
import { sql } from 'kysely';
import { insertRows, updateRows } from '../connection/bulk-rows.ts';
import type { Db } from '../connection/db.ts';

/** An open task whose due time comes from a version of a calendar, with the agreed time of its step. */
export interface TimedTask {
  readonly id: number;
  readonly idk: number;
  readonly step_id: string;
  readonly title: string;
  readonly created_at: Date;
  readonly due_at: Date;
  readonly sla: number | null;
  readonly sla_unit: SlaUnit | null;
}

const agreed = (path: string) =>
  sql.raw(`
  (select step ->> '${path}' from jsonb_array_elements(p.definition -> 'steps') step where step ->> 'id' = t.step_id)`);

const columns = sql`t.id, t.idk, t.step_id, t.title, t.created_at, t.due_at,
  ${agreed('sla')}::double precision as sla, ${agreed('slaUnit')} as sla_unit`;

/** Which open tasks of a calendar to read: those after an id, in the order of their ids. */
export interface TimedTaskQuery {
  readonly calendarId: number;
  /** Leaves out tasks that already use this version. */
  readonly exceptVersion?: number;
  readonly after: number;
  readonly size: number;
}

const ofCalendar = ({ calendarId, exceptVersion = 0, after }: Omit<TimedTaskQuery, 'size'>) => sql`
  t.status = 'TO_DO' and t.due_at is not null and t.id > ${after} and t.calendar_version_id in (
    select id from calendar_versions where calendar_id = ${calendarId} and id <> ${exceptVersion}
  )`;

/** Returns open tasks of a calendar. */
export async function listTimedTasks(db: Db, query: TimedTaskQuery): Promise<TimedTask[]> {
  const { rows } = await sql<TimedTask>`
    select ${columns} from tasks t join processes p on p.id = t.process_id
    where ${ofCalendar(query)} order by t.id limit ${query.size}`.execute(db);
  return rows;
}

/** A part of the open tasks of a calendar. */
interface LockedTasks {
  /** Without those that ended before they were locked. */
  readonly tasks: readonly TimedTask[];
  /** The highest id of the part, after which the next one begins; null at the end. */
  readonly last: number | null;
}

/** Returns open tasks of a calendar, locked until the transaction ends, after their requests as every event does. */
export async function lockTimedTasks(db: Db, query: TimedTaskQuery): Promise<LockedTasks> {
  const { rows: found } = await sql<{ id: number; idk: number }>`
    select t.id, t.idk from tasks t where ${ofCalendar(query)} order by t.id limit ${query.size}`.execute(db);
  const last = found.at(-1)?.id ?? null;
  if (last === null) return { tasks: [], last };
  await sql`
    select from instances where idk = any (${found.map(({ idk }) => idk)}::integer[]) order by idk for no key update
  `.execute(db);
  const { rows } = await sql<TimedTask>`
    select ${columns} from tasks t join processes p on p.id = t.process_id
    where t.id = any (${found.map(({ id }) => id)}::integer[]) and ${ofCalendar(query)}
    order by t.idk for no key update of t`.execute(db);
  return { tasks: rows, last };
}

/** A new due time of an open task. */
export interface MovedTask {
  readonly task: TimedTask;
  readonly dueAt: Date | null;
  /** Entry of the history; null if the due time stays. */
  readonly message: string | null;
}

/** Writes new due times, with the version that gives them, to tasks and their steps, and entries of the history. */
export async function moveTasks(
  db: Db,
  moved: readonly MovedTask[],
  { version, at }: { readonly version: number; readonly at: Date },
): Promise<void> {
  const due = (dueAt: Date | null) => ({ due_at: dueAt, calendar_version_id: version });
  const changed = ['due_at', 'calendar_version_id'];
  await updateRows(
    db,
    'tasks',
    ['id'],
    changed,
    moved.map(({ task, dueAt }) => ({ id: task.id, ...due(dueAt) })),
  );
  await updateRows(
    db,
    'instance_steps',
    ['idk', 'step_id'],
    changed,
    moved.map(({ task, dueAt }) => ({ idk: task.idk, step_id: task.step_id, ...due(dueAt) })),
  );
  const entries = moved.flatMap(({ task, message }) =>
    message === null
      ? []
      : [{ idk: task.idk, step_id: task.step_id, task_id: task.id, kind: 'DUE_MOVED', message, created_at: at }],
  );
  await insertRows(db, 'histories', ['idk', 'step_id', 'task_id', 'kind', 'message', 'created_at'], entries);
}

/** The data from which the due time of a task is explained. */
export interface ExplainedTask {
  readonly created_at: Date;
  readonly due_at: Date | null;
  readonly sla: number | null;
  readonly sla_unit: SlaUnit | null;
  readonly name: string | null;
  readonly calendar: unknown;
}

/** Returns a task with the version of the calendar that gives its due time. */
export async function findExplainedTask(db: Db, id: number): Promise<ExplainedTask | null> {
  const { rows } = await sql<ExplainedTask>`
    select t.created_at, t.due_at, ${agreed('sla')}::double precision as sla, ${agreed('slaUnit')} as sla_unit,
      c.name, v.calendar
    from tasks t join processes p on p.id = t.process_id
    left join calendar_versions v on v.id = t.calendar_version_id
    left join calendars c on c.id = v.calendar_id
    where t.id = ${id}`.execute(db);
  return rows[0] ?? null;
}
