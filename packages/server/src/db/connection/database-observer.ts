import type { Pool } from 'pg';

/** Connections to the database, and the callers that wait for one. */
export interface PoolState {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

/** Is notified of the statements of a database, which are given without their values. */
export interface DatabaseObserver {
  /**
   * Called in the context of the caller when a statement starts. The returned function is called when it has ended;
   * undefined if that is of no interest.
   */
  readonly statementStarted: (text: string) => ((hasFailed: boolean) => void) | undefined;
  /** Called once, with a function that reads the current state. */
  readonly watchPool: (read: () => PoolState) => void;
}

/** Lets an observer read the state of a pool. */
export function watchPool(pool: Pool, observer: DatabaseObserver): void {
  observer.watchPool(() => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }));
}
