import { Kysely } from 'kysely';
import type { Database } from '../tables/schema.ts';
import { PortDialect } from './port-dialect.ts';
import type { SqlPort } from './sql-port.ts';

export interface PgliteDatabaseOptions {
  /** How long a transaction may sit idle while others wait before they are refused. @default 10000 */
  readonly stallMs?: number;
}

/** The product's database over an embedded PGlite. `destroy()` closes the port. */
export function openPgliteDatabase(port: SqlPort, options: PgliteDatabaseOptions = {}): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PortDialect(port, { stallMs: options.stallMs ?? 10_000 }) });
}
