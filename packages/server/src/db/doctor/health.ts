import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';

/** Returns the version of the database server, for example `170005` and `17.5`. */
export async function readServerVersion(db: Db): Promise<{ readonly number: number; readonly text: string }> {
  const { rows } = await sql<{ number: string; text: string }>`
    select current_setting('server_version_num') as number, current_setting('server_version') as text`.execute(db);
  return { number: Number(rows[0]?.number), text: rows[0]?.text ?? '' };
}

/** Returns the time of the database server's clock. */
export async function readClock(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return new Date(rows[0]?.now ?? Number.NaN);
}

/** What waits for an administrator. */
export interface WaitingWork {
  /** Messages that could not be delivered since `since`. */
  readonly failedMessages: number;
  /** Jobs that failed at every attempt and are still stored. */
  readonly deadJobs: readonly { readonly kind: string; readonly count: number }[];
}

/** Counts what could not be done. */
export async function countFailedWork(db: Db, since: Date): Promise<WaitingWork> {
  const messages = await db
    .selectFrom('outbox_messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'FAILED')
    .where('created_at', '>=', since)
    .executeTakeFirst();
  const jobs = await db
    .selectFrom('jobs')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .where('state', '=', 'DEAD')
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  return {
    failedMessages: Number(messages?.count ?? 0),
    deadJobs: jobs.map(({ kind, count }) => ({ kind, count: Number(count) })),
  };
}

/** Returns the names of service accounts with a token that is valid at `now` and expires before `before`. */
export async function listExpiringAccounts(db: Db, now: Date, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('service_tokens')
    .innerJoin('users', 'users.id', 'service_tokens.account_id')
    .select('users.complete_name as name')
    .distinct()
    .where('expires_at', '>', now)
    .where('expires_at', '<=', before)
    .orderBy('name')
    .limit(100)
    .execute();
  return rows.map(({ name }) => name);
}

/** Returns the number of audit rows older than `before` that have no seal yet. */
export async function countUnsealed(db: Db, before: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from audit_events
    where id > coalesce((select max(event_id) from audit_seals), 0) and created_at < ${before}`.execute(db);
  return rows[0]?.count ?? 0;
}
