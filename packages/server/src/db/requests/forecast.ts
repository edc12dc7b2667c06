import type { WorkflowDefinition } from '@tramita/client/contract';
import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';

/** The current step of a request in progress, with the process version that the request runs on. */
export interface CurrentStep {
  readonly process_parent: number;
  readonly definition: WorkflowDefinition;
  readonly requester_id: number;
  readonly step_id: string;
  readonly started_at: Date;
  readonly due_at: Date | null;
}

/** Returns the current step of a request, or null if the request has ended. */
export async function findCurrentStep(db: Db, idk: number): Promise<CurrentStep | null> {
  const { rows } = await sql<CurrentStep>`
    select p.parent_id as process_parent, p.definition, i.created_by as requester_id, s.step_id, s.started_at, s.due_at
    from instances i
    join processes p on p.id = i.process_id
    join instance_steps s on s.idk = i.idk and s.step_id = i.current_step
    where i.idk = ${idk} and i.status = 'IN_PROGRESS' and s.started_at is not null`.execute(db);
  return rows[0] ?? null;
}

/** Number of finished requests that a forecast looks at, and of those whose times it uses. */
const mostRequests = 5000;
const mostSamples = 1000;

/** A past request: when it reached the step for the last time, and when it finished. */
export interface PastRequest {
  readonly started_at: Date;
  readonly finished_at: Date;
}

/** Which past requests to read: those of a process, in any version, that passed a step. */
export interface PastRequestQuery {
  readonly processParent: number;
  readonly stepId: string;
  /** They finished after `since` and not after `until`. */
  readonly since: Date;
  readonly until: Date;
}

/**
 * Returns past requests that passed a step. Reads the newest versions and, of each, the newest requests first, and stops
 * after a fixed number of rows, so that the time does not grow with the number of requests.
 */
export async function listPastRequests(
  db: Db,
  { processParent, stepId, since, until }: PastRequestQuery,
): Promise<PastRequest[]> {
  // the inner limits keep the planner from joining the whole tables
  const { rows } = await sql<PastRequest>`
    select passed.started_at, finished.finished_at
    from (
      select recent.idk, recent.finished_at
      from (select id from processes where parent_id = ${processParent} order by version desc) versions
      cross join lateral (
        select idk, finished_at from instances
        where process_id = versions.id and status = 'FINISHED' and finished_at > ${since} and finished_at <= ${until}
        order by finished_at desc limit ${sql.lit(mostRequests)}
      ) recent
      limit ${sql.lit(mostRequests)}
    ) finished
    cross join lateral (
      select s.started_at from instance_steps s
      where s.idk = finished.idk and s.step_id = ${stepId} and s.status = 'FINISHED' and not s.canceled
        and s.started_at is not null
      limit 1
    ) passed
    limit ${sql.lit(mostSamples)}`.execute(db);
  return rows;
}
