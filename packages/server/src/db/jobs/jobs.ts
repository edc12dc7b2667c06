import { sql, type Updateable } from 'kysely';
import type { Db } from '../connection/db.ts';
import type { JobsTable } from '../tables/schema.ts';

/** A job to be done once, at the earliest at `runAt`. */
export interface NewJob {
  readonly kind: string;
  readonly payload: Record<string, unknown>;
  readonly runAt: Date;
  /** Attempts in all; the last failure makes the job dead. */
  readonly maxAttempts: number;
  /** While a job with this key is kept, no second one is written. */
  readonly uniqueKey?: string;
}

/** A job this worker may work on until the lease is over. `attempt` counts from 1 and fences former holders off. */
export interface LeasedJob {
  readonly id: number;
  readonly kind: string;
  readonly payload: Record<string, unknown>;
  readonly attempt: number;
  readonly maxAttempts: number;
}

/** Which waiting job to take, and for how long. */
export interface LeaseRequest {
  readonly kinds: readonly string[];
  readonly now: Date;
  readonly leaseMs: number;
  /** Only jobs whose key begins so. */
  readonly keyPrefix?: string;
}

/** Writes a job; give the transaction of what it belongs to. */
export async function insertJob(db: Db, job: NewJob): Promise<void> {
  await db
    .insertInto('jobs')
    .values({
      kind: job.kind,
      payload: JSON.stringify(job.payload),
      run_at: job.runAt,
      created_at: job.runAt,
      max_attempts: job.maxAttempts,
      unique_key: job.uniqueKey ?? null,
    })
    .onConflict((conflict) => conflict.column('unique_key').doNothing())
    .execute();
}

/**
 * Takes the job that is due longest, or one whose holder's lease is over; null when there is none.
 * Two workers never take the same: each skips the rows the other has locked.
 */
export async function leaseJob(db: Db, request: LeaseRequest): Promise<LeasedJob | null> {
  const { now } = request;
  const due = db
    .selectFrom('jobs')
    .select('id')
    .where('kind', 'in', [...request.kinds])
    .where(({ and, eb, or }) =>
      or([
        and([eb('state', '=', 'WAITING'), eb('run_at', '<=', now)]),
        and([eb('state', '=', 'RUNNING'), eb('leased_until', '<=', now)]),
      ]),
    )
    .$if(request.keyPrefix !== undefined, (query) =>
      query.where(sql<boolean>`starts_with(unique_key, ${request.keyPrefix ?? ''})`),
    )
    .orderBy('run_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked();
  const row = await db
    .updateTable('jobs')
    .set({
      state: 'RUNNING',
      attempt: sql`attempt + 1`,
      leased_until: new Date(now.getTime() + request.leaseMs),
    })
    .where('id', '=', due)
    .returning(['id', 'kind', 'payload', 'attempt', 'max_attempts'])
    .executeTakeFirst();
  if (!row) return null;
  return { id: row.id, kind: row.kind, payload: row.payload, attempt: row.attempt, maxAttempts: row.max_attempts };
}

/** Holds on to a job for longer; false when it is no longer this worker's. */
export async function renewLease(db: Db, job: LeasedJob, until: Date): Promise<boolean> {
  return changeHeld(db, job, { leased_until: until });
}

/** The job is done; false when it is no longer this worker's. */
export async function completeJob(db: Db, job: LeasedJob): Promise<boolean> {
  return changeHeld(db, job, { state: 'DONE', leased_until: null });
}

/** The attempt failed; the job waits until `runAt`, or is dead when that is null. False when it is no longer this worker's. */
export async function failJob(db: Db, job: LeasedJob, error: string, runAt: Date | null): Promise<boolean> {
  const lastError = error.slice(0, 2000);
  return runAt
    ? changeHeld(db, job, { state: 'WAITING', run_at: runAt, leased_until: null, last_error: lastError })
    : changeHeld(db, job, { state: 'DEAD', leased_until: null, last_error: lastError });
}

/** Jobs with a key that begins so and were not done yet are taken as done. */
export async function dropJobs(db: Db, keyPrefixes: readonly string[]): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ state: 'DONE', leased_until: null })
    .where('state', 'in', ['WAITING', 'RUNNING'])
    .where(
      sql<boolean>`exists (select from unnest(${keyPrefixes}::text[]) prefix where starts_with(unique_key, prefix))`,
    )
    .execute();
}

/** When the next job with such a key is due; null when none waits or runs. */
export async function nextJobDue(db: Db, keyPrefix: string): Promise<Date | null> {
  const row = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.min(sql<Date>`coalesce(leased_until, run_at)`).as('due'))
    .where('state', 'in', ['WAITING', 'RUNNING'])
    .where(sql<boolean>`starts_with(unique_key, ${keyPrefix})`)
    .executeTakeFirst();
  return row?.due ?? null;
}

/** Forgets jobs that were done, or died, before `before`. */
export async function deleteEndedJobs(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('jobs').where('state', 'in', ['DONE', 'DEAD']).where('created_at', '<', before).execute();
}

async function changeHeld(db: Db, job: LeasedJob, change: Updateable<JobsTable>): Promise<boolean> {
  const result = await db
    .updateTable('jobs')
    .set(change)
    .where('id', '=', job.id)
    .where('attempt', '=', job.attempt)
    .where('state', '=', 'RUNNING')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
