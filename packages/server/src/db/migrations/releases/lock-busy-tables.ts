import { type Kysely, sql } from 'kysely';

/** Tables of which the transactions of users write several. All of them exist since the first migration. */
const busyTables = [
  'instances',
  'instance_steps',
  'tasks',
  'task_addressees',
  'histories',
  'comments',
  'notifications',
  'users',
];

/** Waiting for all of them takes less than the second after which Postgres looks for deadlocks. */
const lockTimeoutMs = 100;

/**
 * Locks the tables that servers are writing before a migration changes them. A migration that got its locks one by one
 * could wait for a transaction that waits for it, and Postgres would end that transaction. Here the migration gives up
 * first, with an error that {@link isLockTimeout} recognizes, and can be tried again.
 */
export async function lockBusyTables(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(lockTimeoutMs)}`.execute(db);
  const tables = sql.join(busyTables.map((name) => sql.table(name)));
  await sql`lock table ${tables} in access exclusive mode`.execute(db);
}

/** Returns whether a statement ended because it waited too long for a lock. */
export const isLockTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '55P03';
