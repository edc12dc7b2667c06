import type { DashboardPeriod, SlaCounts, SlaStatus } from '@tramita/client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../context.ts';
import { bucketColumn, type DashboardWindow, inWindow } from './dashboard-window.ts';

/** Tasks to be counted: a canceled one was neither in time nor late. */
export interface SlaWindow extends DashboardWindow {
  readonly finished: SlaStatus;
  readonly now: Date;
}

const statuses: Record<SlaStatus, RawBuilder<boolean>> = {
  ALL: sql<boolean>`r.status <> 'CANCELED'`,
  YES: sql<boolean>`r.status = 'FINISHED'`,
  NO: sql<boolean>`r.status = 'TO_DO'`,
};

/** A task is late from its due time on, as everywhere: when it was finished, or now while it is not. */
const counts = (now: Date) => {
  const end = sql`coalesce(r.finished_at, ${now}::timestamptz)`;
  return sql`count(*) filter (where ${end} < r.due_at)::integer as inside,
    count(*) filter (where ${end} >= r.due_at)::integer as outside,
    count(*) filter (where r.due_at is null)::integer as "withoutSla"`;
};

/** Tasks of one version of a process in one bucket. */
export interface SlaBucketRow extends SlaCounts {
  readonly version: number;
  readonly bucket: string;
}

/** Counts tasks by version and bucket. */
export async function countSlaBuckets(db: Db, window: SlaWindow, period: DashboardPeriod): Promise<SlaBucketRow[]> {
  const { rows } = await sql<SlaBucketRow>`
    select r.process_id as version, ${bucketColumn(period)} as bucket, ${counts(window.now)}
    from tasks r where ${inWindow(window)} and ${statuses[window.finished]}
    group by 1, 2`.execute(db);
  return rows;
}

/** Tasks of one step in one version of its process. */
export interface SlaStepRow extends SlaCounts {
  readonly version: number;
  readonly step_id: string;
}

/** Counts tasks by version and step. */
export async function countSlaSteps(db: Db, window: SlaWindow): Promise<SlaStepRow[]> {
  const { rows } = await sql<SlaStepRow>`
    select r.process_id as version, r.step_id, ${counts(window.now)}
    from tasks r where ${inWindow(window)} and ${statuses[window.finished]}
    group by 1, 2`.execute(db);
  return rows;
}
