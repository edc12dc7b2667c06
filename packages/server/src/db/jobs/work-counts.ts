import type { Db } from '../connection/db.ts';

/** How much work is stored: jobs, messages and exports. */
export interface WorkCounts {
  readonly jobs: readonly { readonly kind: string; readonly state: string; readonly count: number }[];
  /** How long the job that has been due longest is due; 0 if none is. */
  readonly oldestDueSeconds: number;
  readonly messages: readonly { readonly channel: string; readonly state: string; readonly count: number }[];
  readonly exports: readonly { readonly state: string; readonly count: number }[];
}

/** Counts jobs, messages and exports by state. */
export async function countWork(db: Db, now: Date): Promise<WorkCounts> {
  const jobs = await db
    .selectFrom('jobs')
    .select(({ fn }) => ['kind', 'state', fn.countAll<number>().as('count')])
    .groupBy(['kind', 'state'])
    .execute();
  const oldest = await db
    .selectFrom('jobs')
    .select('run_at')
    .where('state', '=', 'WAITING')
    .where('run_at', '<=', now)
    .orderBy('run_at')
    .limit(1)
    .executeTakeFirst();
  const messages = await db
    .selectFrom('outbox_messages')
    .select(({ fn }) => ['channel', 'state', fn.countAll<number>().as('count')])
    .groupBy(['channel', 'state'])
    .execute();
  const exports = await db
    .selectFrom('exports')
    .select(({ fn }) => ['status as state', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  return {
    jobs: jobs.map(({ kind, state, count }) => ({ kind, state, count: Number(count) })),
    oldestDueSeconds: oldest ? Math.max(0, (now.getTime() - oldest.run_at.getTime()) / 1000) : 0,
    messages: messages.map(({ channel, state, count }) => ({ channel, state, count: Number(count) })),
    exports: exports.map(({ state, count }) => ({ state, count: Number(count) })),
  };
}
