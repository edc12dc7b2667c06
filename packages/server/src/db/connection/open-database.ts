import { Kysely } from 'kysely';
import type { Database } from '../tables/schema.ts';
import { PortDialect } from './port-dialect.ts';
import type { SqlPort } from './sql-port.ts';

export interface PgliteDatabaseOptions {
  /** How long a transaction may be idle while others wait, before those are rejected. @default 10000 */
  readonly stallMs?: number;
}

/** Opens the product's database on an embedded PGlite. `destroy()` closes the port. */
export function openPgliteDatabase(port: SqlPort, options: PgliteDatabaseOptions = {}): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PortDialect(port, { stallMs: options.stallMs ?? 10_000 }) });
}
