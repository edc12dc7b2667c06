import type { Step } from '@tramita/client/contract';
import { sql } from 'kysely';
import type { Db } from '../context.ts';
import type { StepState } from './schema.ts';

/** How far one step of a request is. */
export interface TrackStepRow {
  readonly stepId: string;
  readonly type: Step['type'];
  readonly status: StepState;
  readonly approved: boolean | null;
  readonly canceled: boolean;
  /** Whether the flow can still come to it from the current step. */
  readonly reachable: boolean;
}

type TrackStepTuple = [string, StepState, boolean | null, boolean, Step['type'] | null];

/** The steps of requests in their order, by IDK. */
export async function findTrackSteps(db: Db, idks: readonly number[]): Promise<Map<number, TrackStepRow[]>> {
  if (idks.length === 0) return new Map();
  // one row for each request: rows are what reading costs here
  const { rows } = await sql<{ idk: number; steps: TrackStepTuple[]; ahead: string[] | null }>`
    select i.idk, json_agg(json_build_array(s.step_id, s.status, s.approved, s.canceled, p.type) order by s.step_order) as steps,
      (select ahead from process_steps here where here.process_id = i.process_id and here.step_id = i.current_step) as ahead
    from instances i
    join instance_steps s on s.idk = i.idk
    left join process_steps p on p.process_id = i.process_id and p.step_id = s.step_id
    where i.idk = any (${idks}::integer[]) group by i.idk`.execute(db);
  return new Map(
    rows.map(({ idk, steps, ahead }) => [
      idk,
      steps.map(([stepId, status, approved, canceled, type]) => ({
        stepId,
        type: type ?? 'USER_TASK',
        status,
        approved,
        canceled,
        reachable: ahead?.includes(stepId) ?? true,
      })),
    ]),
  );
}
