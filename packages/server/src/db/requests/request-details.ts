import type { FormValues, WorkflowDefinition } from '@tramita/client/contract';
import { sql } from 'kysely';
import { absentPersonOf, isCoveredByAny, namesWorker, type Worker } from '../absences/covers.ts';
import type { Db } from '../connection/db.ts';
import { nameOrder } from '../lists/search-text.ts';
import { type PersonRow, personColumns, personJson } from '../people/people.ts';
import type { InstanceStatus, TaskKind, TaskState } from '../tables/schema.ts';

/** A request with its process, its requester and the areas responsible for it. */
export interface RequestRow {
  readonly idk: number;
  readonly protocol: string;
  readonly status: InstanceStatus;
  readonly created_at: Date;
  readonly finished_at: Date | null;
  readonly data: FormValues;
  readonly current_step: string | null;
  readonly motive: string | null;
  readonly nps_status: number | null;
  readonly nps_comment: string | null;
  readonly content_removed_at: Date | null;
  readonly process_id: number;
  readonly process_title: string;
  readonly process_description: string | null;
  readonly process_version: number;
  readonly has_nps: boolean;
  readonly spreadsheet_bool: boolean;
  readonly spreadsheet_url: string | null;
  readonly definition: WorkflowDefinition;
  readonly owner_id: number | null;
  readonly owner_nick_name: string | null;
  readonly department_id: number | null;
  readonly department: string | null;
  readonly sector_id: number | null;
  readonly sector: string | null;
  readonly requester: PersonRow & {
    readonly email: string | null;
    readonly branch: string | null;
    readonly sector: string | null;
    readonly active: boolean;
  };
  readonly comment_count: number;
}

/** Returns a request by its number, with all single-valued parts of its detail. */
export async function findRequest(db: Db, idk: number): Promise<RequestRow | null> {
  const { rows } = await sql<RequestRow>`
    select i.idk, i.protocol, i.status, i.created_at, i.finished_at, i.data, i.current_step, i.motive,
      i.nps_status, i.nps_comment, i.content_removed_at,
      p.id as process_id, p.title as process_title, p.description as process_description,
      p.version as process_version, p.has_nps, p.spreadsheet_bool, p.spreadsheet_url, p.definition,
      owner.id as owner_id, owner.nick_name as owner_nick_name,
      d.id as department_id, d.description as department, s.id as sector_id, s.description as sector,
      json_build_object('id', r.id, 'nick_name', r.nick_name, 'complete_name', r.complete_name,
        'user_name', r.user_name, 'picture', r.picture, 'email', r.email,
        'branch', coalesce(b.name, r.custom4), 'sector', r.custom5, 'active', r.active) as requester,
      (select count(*)::integer from comments where comments.idk = i.idk) as comment_count
    from instances i
    join processes p on p.id = i.process_id
    join users r on r.id = i.created_by
    left join branches b on b.id = r.branch_id
    left join users owner on owner.id = p.created_by
    left join departments d on d.id = p.department_id
    left join sectors s on s.id = p.sector_id
    where i.idk = ${idk}`.execute(db);
  return rows[0] ?? null;
}

/** Returns the user who published a process version, or null if unknown. */
export async function findOwnerId(db: Db, processId: number): Promise<number | null> {
  const process = await db.selectFrom('processes').select('created_by').where('id', '=', processId).executeTakeFirst();
  return process?.created_by ?? null;
}

/** One task of a request with its tag, as one user sees it. */
export interface TaskRow {
  readonly id: number;
  readonly uuid: string;
  readonly step_id: string;
  readonly title: string;
  readonly type: TaskKind;
  readonly status: TaskState;
  readonly created_at: Date;
  readonly finished_at: Date | null;
  readonly finished_by: number | null;
  readonly due_at: Date | null;
  /** Time zone of the calendar that gives the due time. */
  readonly due_time_zone: string | null;
  readonly approved: boolean | null;
  readonly motive: string | null;
  readonly held_by: number | null;
  readonly marker_id: number | null;
  readonly marker_name: string | null;
  readonly marker_color: string | null;
  readonly marker_description: string | null;
  /**
   * Whether the task is addressed to the user by name or by group, the user works it as a substitute, or took it before
   * leaving its group.
   */
  readonly is_addressed: boolean;
  /** Whether the task is addressed to the user by name. */
  readonly is_named: boolean;
  readonly is_read: boolean;
  /** The absent person in whose place the user sees the task. */
  readonly on_behalf_of: PersonRow | null;
}

/** Returns a task by id, or the newest task of a request. */
export async function findTaskOfRequest(
  db: Db,
  { idk, taskId, worker }: { readonly idk: number; readonly taskId: number | null; readonly worker: Worker },
): Promise<TaskRow | null> {
  const { userId } = worker;
  const t = sql.raw('t');
  const absent = worker.covers.length + worker.takenIds.length > 0 && personJson(absentPersonOf(t, worker));
  const { rows } = await sql<TaskRow>`
    select t.id, t.uuid, t.step_id, t.title, t.type, t.status, t.created_at, t.finished_at, t.finished_by, t.due_at,
      v.calendar ->> 'timeZone' as due_time_zone, t.approved, t.motive, t.held_by,
      m.id as marker_id, m.name as marker_name, m.color as marker_color, m.description as marker_description,
      (exists (select from task_addressees a where a.task_id = t.id and ${namesWorker(worker)})
        or t.id = any (${worker.takenIds}::integer[]) or ${isCoveredByAny(t, worker)}) as is_addressed,
      exists (select from task_addressees a where a.task_id = t.id and a.user_id = ${userId}) as is_named,
      exists (select from task_reads where task_id = t.id and user_id = ${userId}) as is_read,
      ${absent || sql`null`} as on_behalf_of
    from tasks t
    left join task_markers m on m.id = t.marker_id
    left join calendar_versions v on v.id = t.calendar_version_id
    where t.idk = ${idk} and ${taskId === null ? sql`true` : sql`t.id = ${taskId}`}
    order by t.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Returns the users responsible for a department and a sector, ordered by name. */
export async function findResponsibles(
  db: Db,
  area: { readonly departmentId: number | null; readonly sectorId: number | null },
): Promise<{ readonly department: PersonRow[]; readonly sector: PersonRow[] }> {
  const responsibles = (table: 'department_responsibles' | 'sector_responsibles', key: string, id: number | null) =>
    db
      .selectFrom('users')
      .select(personColumns)
      .where('users.active', '=', true)
      .where(sql<boolean>`users.id in (select user_id from ${sql.table(table)} where ${sql.ref(key)} = ${id}::integer)`)
      .orderBy((eb) => nameOrder(eb.ref('users.complete_name')))
      .execute();
  return {
    department:
      area.departmentId === null
        ? []
        : await responsibles('department_responsibles', 'department_id', area.departmentId),
    sector: area.sectorId === null ? [] : await responsibles('sector_responsibles', 'sector_id', area.sectorId),
  };
}

/** Returns the end step a request has reached, or null. */
export async function findReachedEnd(db: Db, idk: number, endStepIds: readonly string[]): Promise<string | null> {
  if (endStepIds.length === 0) return null;
  const row = await db
    .selectFrom('instance_steps')
    .select('step_id')
    .where('idk', '=', idk)
    .where('step_id', 'in', endStepIds)
    .where('status', '=', 'FINISHED')
    .executeTakeFirst();
  return row?.step_id ?? null;
}

/** Returns whether a user approved or rejected a step of a request. */
export async function hasDecided(db: Db, idk: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('tasks')
    .select('id')
    .where('idk', '=', idk)
    .where('finished_by', '=', userId)
    .where('approved', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
