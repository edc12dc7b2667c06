import { Kysely } from 'kysely';
import type { Database } from '../tables/schema.ts';
import { ConnectionQueue } from './connection-queue.ts';
import type { DatabaseObserver } from './database-observer.ts';
import { PortDialect } from './port-dialect.ts';
import type { SqlPort } from './sql-port.ts';

export interface PgliteDatabaseOptions {
  /** How long a transaction may be idle while others wait, before those are rejected. @default 10000 */
  readonly stallMs?: number;
  readonly observer?: DatabaseObserver | undefined;
}

/** Opens the product's database on an embedded PGlite. `destroy()` closes the port. */
export function openPgliteDatabase(port: SqlPort, options: PgliteDatabaseOptions = {}): Kysely<Database> {
  const { stallMs = 10_000, observer } = options;
  const queue = new ConnectionQueue(stallMs);
  observer?.watchPool(() => queue.state());
  return new Kysely<Database>({ dialect: new PortDialect(port, queue, observer) });
}
