import { sql, type Updateable } from 'kysely';
import type { Db } from '../connection/db.ts';
import type { JobsTable } from '../tables/schema.ts';
import { hasFreeReceiver } from '../webhooks/receivers.ts';

/** A job to run once, not before `runAt`. */
export interface NewJob {
  readonly kind: string;
  readonly payload: Record<string, unknown>;
  readonly runAt: Date;
  /** Maximum number of attempts; after the last failure the job is dead. */
  readonly maxAttempts: number;
  /** No second job with the same key is inserted while this one is stored. */
  readonly uniqueKey?: string;
}

/** A job leased to this worker until the lease expires. `attempt` counts from 1 and excludes former holders. */
export interface LeasedJob {
  readonly id: number;
  readonly kind: string;
  readonly payload: Record<string, unknown>;
  readonly attempt: number;
  readonly maxAttempts: number;
}

/** Which waiting job to lease, and for how long. */
export interface LeaseRequest {
  readonly kinds: readonly string[];
  readonly now: Date;
  readonly leaseMs: number;
  /** Only jobs whose key starts with this prefix. */
  readonly keyPrefix?: string;
  /** Most deliveries to one webhook at the same time. @default any number */
  readonly perReceiver?: number | undefined;
}

/** Inserts a job; call it in the transaction of the change it belongs to. */
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
 * Leases the job that has been due longest, including jobs whose lease has expired; returns null if no job is due.
 * Two workers never lease the same job, because each skips rows locked by the other.
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
    .$if(request.perReceiver !== undefined, (query) => query.where(hasFreeReceiver(now, request.perReceiver ?? 1)))
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

/** Extends the lease of a job; returns false if this worker no longer has the lease. */
export async function renewLease(db: Db, job: LeasedJob, until: Date): Promise<boolean> {
  return changeHeld(db, job, { leased_until: until });
}

/** Marks a job as done; returns false if this worker no longer has the lease. */
export async function completeJob(db: Db, job: LeasedJob): Promise<boolean> {
  return changeHeld(db, job, { state: 'DONE', leased_until: null });
}

/**
 * Records a failed attempt; the job runs again at `runAt`, or is dead if that is null. Returns false without the lease.
 */
export async function failJob(db: Db, job: LeasedJob, error: string, runAt: Date | null): Promise<boolean> {
  const lastError = error.slice(0, 2000);
  return runAt
    ? changeHeld(db, job, { state: 'WAITING', run_at: runAt, leased_until: null, last_error: lastError })
    : changeHeld(db, job, { state: 'DEAD', leased_until: null, last_error: lastError });
}

/** Gives a job back before its lease ends, so that another worker takes it at once. Returns false without the lease. */
export async function releaseJob(db: Db, job: LeasedJob): Promise<boolean> {
  return changeHeld(db, job, { state: 'WAITING', leased_until: null });
}

/** Marks all unfinished jobs whose keys start with one of the prefixes as done. */
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

/** Returns when the next job with this key prefix is due, or null if none waits or runs. */
export async function nextJobDue(db: Db, keyPrefix: string): Promise<Date | null> {
  const row = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.min(sql<Date>`coalesce(leased_until, run_at)`).as('due'))
    .where('state', 'in', ['WAITING', 'RUNNING'])
    .where(sql<boolean>`starts_with(unique_key, ${keyPrefix})`)
    .executeTakeFirst();
  return row?.due ?? null;
}

/** Deletes jobs that were done or died before `before`. */
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
