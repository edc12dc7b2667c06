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

/**
 * Observes a pool and the statements of its connections. Kysely's `log` would cost four promises for each statement, and
 * calls the observer only after a statement.
 */
export function observePool(pool: Pool, observer: DatabaseObserver): void {
  observer.watchPool(() => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }));
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown;
    const query = (text: unknown, ...rest: unknown[]) => {
      if (typeof text !== 'string') return send(text, ...rest);
      const ended = observer.statementStarted(text);
      const result = send(text, ...rest);
      if (ended && result instanceof Promise) {
        result.then(
          () => ended(false),
          () => ended(true),
        );
      }
      return result;
    };
    client.query = query as typeof client.query;
  });
}
