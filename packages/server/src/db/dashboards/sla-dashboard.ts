import type { DashboardPeriod, SlaCounts, SlaStatus } from '@tramita/client/contract';
import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { planForValues } from '../connection/prepared-statements.ts';
import { slaOutcomeConditions, slaStatusConditions } from '../tasks/task-predicates.ts';
import { bucketName, bucketStart, type DashboardWindow, inWindow } from './dashboard-window.ts';

/** Filter for the tasks to count. */
export interface SlaWindow extends DashboardWindow {
  readonly finished: SlaStatus;
  readonly now: Date;
}

const counts = (now: Date) => {
  const { INSIDE, OUTSIDE, WITHOUT } = slaOutcomeConditions(now);
  return sql`count(*) filter (where ${INSIDE})::integer as inside,
    count(*) filter (where ${OUTSIDE})::integer as outside,
    count(*) filter (where ${WITHOUT})::integer as "withoutSla"`;
};

/** Tasks of one process version in one bucket. */
export interface SlaBucketRow extends SlaCounts {
  readonly version: number;
  readonly bucket: string;
}

/** Counts tasks by version and bucket. */
export async function countSlaBuckets(db: Db, window: SlaWindow, period: DashboardPeriod): Promise<SlaBucketRow[]> {
  const { rows } = await sql<SlaBucketRow>`
    ${planForValues} select version, ${bucketName(sql`start`, period)} as bucket, inside, outside, "withoutSla"
    from (
      select r.process_id as version, ${bucketStart(period)} as start, ${counts(window.now)}
      from tasks r where ${inWindow(window)} and ${slaStatusConditions[window.finished]}
      group by 1, 2
    ) counted`.execute(db);
  return rows;
}

/** Tasks of one step in one process version. */
export interface SlaStepRow extends SlaCounts {
  readonly version: number;
  readonly step_id: string;
}

/** Counts tasks by version and step. */
export async function countSlaSteps(db: Db, window: SlaWindow): Promise<SlaStepRow[]> {
  const { rows } = await sql<SlaStepRow>`
    ${planForValues} select r.process_id as version, r.step_id, ${counts(window.now)}
    from tasks r where ${inWindow(window)} and ${slaStatusConditions[window.finished]}
    group by 1, 2`.execute(db);
  return rows;
}
