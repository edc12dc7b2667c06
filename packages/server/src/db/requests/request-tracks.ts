import type { Step } from '@tramita/client/contract';
import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import type { StepState } from '../tables/schema.ts';

/** Progress of one step of a request. */
export interface TrackStepRow {
  readonly stepId: string;
  readonly type: Step['type'];
  readonly status: StepState;
  readonly approved: boolean | null;
  readonly canceled: boolean;
  /** Whether the flow can still reach the step from the current step. */
  readonly reachable: boolean;
}

type TrackStepTuple = [string, StepState, boolean | null, boolean, Step['type'] | null];

interface TrackRow {
  readonly idk: number;
  readonly process: number;
  readonly current: string | null;
  readonly steps: TrackStepTuple[];
}

/** The connections of a process: the ids of the next steps, by step id. */
type Flow = ReadonlyMap<string, readonly string[]>;

/** Connections of the processes of requests that are at a step. */
interface FlowRow {
  readonly process: number;
  readonly steps: [string, string[]][];
}

/** Returns the steps of requests in their order, by IDK. */
export async function findTrackSteps(db: Db, idks: readonly number[]): Promise<Map<number, TrackStepRow[]>> {
  if (idks.length === 0) return new Map();
  // one statement with one row, because lists send it for each page, and statements and rows dominate the cost here
  const { rows } = await sql<{ tracks: TrackRow[] | null; flows: FlowRow[] | null }>`
    select (select json_agg(track) from (
        select i.idk, i.process_id as process, i.current_step as current,
          json_agg(json_build_array(s.step_id, s.status, s.approved, s.canceled, p.type) order by s.step_order) as steps
        from instances i
        join instance_steps s on s.idk = i.idk
        left join process_steps p on p.process_id = i.process_id and p.step_id = s.step_id
        where i.idk = any (${idks}::integer[]) group by i.idk
      ) track) as tracks,
      (select json_agg(flow) from (
        select process_id as process, json_agg(json_build_array(step_id, next_steps)) as steps from process_steps
        where process_id in (
          select process_id from instances where idk = any (${idks}::integer[]) and current_step is not null
        ) group by process_id
      ) flow) as flows`.execute(db);
  const flows = new Map((rows[0]?.flows ?? []).map(({ process, steps }): [number, Flow] => [process, new Map(steps)]));
  const aheadOf = stepsAhead(flows);
  return new Map(
    (rows[0]?.tracks ?? []).map(({ idk, process, current, steps }) => {
      const ahead = aheadOf(process, current);
      return [
        idk,
        steps.map(([stepId, status, approved, canceled, type]) => ({
          stepId,
          type: type ?? 'USER_TASK',
          status,
          approved,
          canceled,
          reachable: ahead?.has(stepId) ?? true,
        })),
      ];
    }),
  );
}

/**
 * Returns a function that finds the steps the flow can reach from a step, including the step itself only if it can be
 * repeated; it returns null for an unknown step. Requests at the same step share the result.
 */
function stepsAhead(flows: ReadonlyMap<number, Flow>) {
  const known = new Map<string, ReadonlySet<string>>();
  return (process: number, current: string | null): ReadonlySet<string> | null => {
    const flow = flows.get(process);
    const first = current === null ? undefined : flow?.get(current);
    if (!flow || !first) return null;
    const key = `${process} ${current}`;
    const ahead = known.get(key) ?? reachedFrom(flow, first);
    known.set(key, ahead);
    return ahead;
  };
}

function reachedFrom(flow: Flow, first: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...first];
  for (let step = open.pop(); step !== undefined; step = open.pop()) {
    if (reached.has(step)) continue;
    reached.add(step);
    open.push(...(flow.get(step) ?? []));
  }
  return reached;
}
