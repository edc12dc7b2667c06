import { sql } from 'kysely';
import type { Db } from '../context.ts';
import type { StepState } from './schema.ts';

/** How far one step of a request is. */
export interface TrackStepRow {
  readonly stepId: string;
  readonly status: StepState;
  readonly approved: boolean | null;
  readonly canceled: boolean;
}

/** The steps of requests in their order, by IDK. */
export async function findTrackSteps(db: Db, idks: readonly number[]): Promise<Map<number, TrackStepRow[]>> {
  if (idks.length === 0) return new Map();
  // one row a request: rows are what reading costs here
  const { rows } = await sql<{ idk: number; steps: [string, StepState, boolean | null, boolean][] }>`
    select idk, json_agg(json_build_array(step_id, status, approved, canceled) order by step_order) as steps
    from instance_steps where idk = any (${idks}::integer[]) group by idk`.execute(db);
  return new Map(
    rows.map(({ idk, steps }) => [
      idk,
      steps.map(([stepId, status, approved, canceled]) => ({ stepId, status, approved, canceled })),
    ]),
  );
}
