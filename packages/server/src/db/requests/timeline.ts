import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import type { StepState, TaskState } from '../tables/schema.ts';

/** Progress of a step of a request, with the newest task it opened and its history. */
export interface TimelineRow {
  readonly step_id: string;
  readonly step_order: number;
  readonly status: StepState;
  readonly approved: boolean | null;
  readonly canceled: boolean;
  readonly details: string | null;
  readonly started_at: Date | null;
  readonly due_at: Date | null;
  readonly finished_at: Date | null;
  readonly finished_by: number | null;
  readonly task_id: number | null;
  readonly task_status: TaskState | null;
  readonly task_held_by: number | null;
  readonly task_finished_by: number | null;
  /** Sanitised HTML, oldest first. */
  readonly history: readonly string[];
}

/** Returns the steps of a request in the order of its track. */
export async function findTimeline(db: Db, idk: number): Promise<TimelineRow[]> {
  const { rows } = await sql<TimelineRow>`
    select s.step_id, s.step_order, s.status, s.approved, s.canceled, s.details, s.started_at, s.due_at,
      s.finished_at, s.finished_by,
      t.id as task_id, t.status as task_status, t.held_by as task_held_by, t.finished_by as task_finished_by,
      coalesce((select json_agg(h.message order by h.id) from histories h
        where h.idk = s.idk and h.step_id = s.step_id), '[]'::json) as history
    from instance_steps s
    left join lateral (
      select * from tasks where tasks.idk = s.idk and tasks.step_id = s.step_id order by tasks.id desc limit 1
    ) t on true
    where s.idk = ${idk}
    order by s.step_order`.execute(db);
  return rows;
}
