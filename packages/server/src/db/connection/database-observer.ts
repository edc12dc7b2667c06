import type { LogEvent } from 'kysely';
import type { EndedStatement } from '../../ports/telemetry.ts';

/** Connections to the database, and the callers that wait for one. */
export interface PoolState {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

/** Is notified of the statements of a database. */
export interface DatabaseObserver {
  readonly statementEnded: (statement: EndedStatement) => void;
  /** Called once, with a function that reads the current state. */
  readonly watchPool: (read: () => PoolState) => void;
}

/** Returns Kysely's `log` option for an observer, without the values of statements. */
export function statementLog(observer: DatabaseObserver | undefined): ((event: LogEvent) => void) | undefined {
  if (!observer) return undefined;
  return ({ level, query, queryDurationMillis }) =>
    observer.statementEnded({ text: query.sql, ms: queryDurationMillis, hasFailed: level === 'error' });
}
