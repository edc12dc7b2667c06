import type { SlaOutcome, SlaStatus, TaskStatus } from '@tramita/client/contract';
import { type RawBuilder, sql } from 'kysely';

// Definitions of a task's status, deadline and area shared by the report and the SLA dashboard, so that their numbers
// agree. All are SQL conditions on a row `r` of tasks.

type Condition = RawBuilder<boolean>;

/** Combines conditions with `and`; true if there are none. */
export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;

/** The open task is assigned to one user: they took it, or are its only addressee. */
const isAssigned = sql<boolean>`(r.held_by is not null or (select count(*) = 1 and count(a.user_id) = 1
  from task_addressees a where a.task_id = r.id))`;

/** The status of a task, as every list, file and dashboard shows it. */
export const taskStatusColumn = sql<TaskStatus>`case when r.status <> 'TO_DO' then r.status
  when ${isAssigned} then 'IN_PROGRESS' else 'TO_DO' end`;

/** Tasks with this status, by the rule of {@link taskStatusColumn}. */
export const taskStatusConditions: Record<TaskStatus, Condition> = {
  TO_DO: sql<boolean>`(r.status = 'TO_DO' and not ${isAssigned})`,
  IN_PROGRESS: sql<boolean>`(r.status = 'TO_DO' and ${isAssigned})`,
  FINISHED: sql<boolean>`r.status = 'FINISHED'`,
  CANCELED: sql<boolean>`r.status = 'CANCELED'`,
};

/** Tasks the SLA dashboard counts; a canceled task was neither in time nor late. */
export const slaStatusConditions: Record<SlaStatus, Condition> = {
  ALL: sql<boolean>`r.status <> 'CANCELED'`,
  YES: sql<boolean>`r.status = 'FINISHED'`,
  NO: sql<boolean>`r.status = 'TO_DO'`,
};

/** A task is late from its due time on: compared with its finish time, or with now while it is open. */
export function slaOutcomeConditions(now: Date): Record<SlaOutcome, Condition> {
  const end = sql`coalesce(r.finished_at, ${now}::timestamptz)`;
  return {
    INSIDE: sql<boolean>`${end} < r.due_at`,
    OUTSIDE: sql<boolean>`${end} >= r.due_at`,
    WITHOUT: sql<boolean>`r.due_at is null`,
  };
}

/** Filter for the processes of tasks; all processes by default. */
export interface ProcessArea {
  readonly departmentId?: number | undefined;
  readonly sectorIds?: readonly number[] | undefined;
  /** Ids that all versions of a process share. */
  readonly processIds?: readonly number[] | undefined;
}

/** SQL condition on the latest version `p` of a process: the process, with all its versions, is in the area. */
export function inProcessArea({ departmentId, sectorIds, processIds }: ProcessArea): Condition {
  const conditions = [sql<boolean>`p.is_last_version`];
  if (departmentId !== undefined) conditions.push(sql<boolean>`p.department_id = ${departmentId}`);
  if (sectorIds) conditions.push(sql<boolean>`p.sector_id = any (${sectorIds}::integer[])`);
  if (processIds) conditions.push(sql<boolean>`p.parent_id = any (${processIds}::integer[])`);
  return allOf(conditions);
}
