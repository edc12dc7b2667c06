import { type DatabaseIntrospector, Kysely, PostgresDialect, PostgresIntrospector, sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../tables/schema.ts';
import { type DatabaseObserver, watchPool } from './database-observer.ts';
import { prepareStatements } from './prepared-statements.ts';

export interface PostgresOptions {
  /** Number of connections in the pool. @default 10 */
  readonly connections?: number;
  /** Statements that run longer are cancelled. @default 30000 */
  readonly statementTimeoutMs?: number;
  /** Schema to use. @default public */
  readonly schema?: string;
  readonly observer?: DatabaseObserver | undefined;
}

const int8 = 20;

/**
 * Ignores that the server drops a connection of a pool, whether it is idle or in use between two statements of a
 * transaction: the pool replaces it, and the next statement of the transaction fails. Without listeners the error would end
 * the process.
 */
export function ignoreDrops(pool: pg.Pool): void {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
}

/** Opens the product's database on a Postgres server, version 15 or newer. `destroy()` closes the pool. */
export function openPostgresDatabase(url: string, options: PostgresOptions = {}): Kysely<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 10,
    statement_timeout: options.statementTimeoutMs ?? 30_000,
    // Our statements are short. If the planner overestimates one, JIT compilation takes 0.4 s for a query of 2 ms.
    options: ['-c jit=off', ...(options.schema ? [`-c search_path=${options.schema}`] : [])].join(' '),
    types: {
      // counts and job ids stay far below 2^53
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === int8 ? Number : pg.types.getTypeParser(type, format as 'text'),
    },
  });
  ignoreDrops(pool);
  prepareStatements(pool, options.observer);
  if (options.observer) watchPool(pool, options.observer);
  return new Kysely<Database>({ dialect: new OwnSchemaDialect({ pool }) });
}

/**
 * Shows the migrator only the tables of our own schema, and only their names, which is all it reads. By default Kysely
 * reads every column of every schema in the database and fails if another schema is dropped meanwhile.
 */
class OwnSchemaDialect extends PostgresDialect {
  override createIntrospector(db: Kysely<Pick<Database, never>>): DatabaseIntrospector {
    const tables = sql<{ name: string; schema: string; isView: boolean; isForeign: boolean }>`
      select c.relname as name, n.nspname as schema, c.relkind = 'v' as "isView", c.relkind = 'f' as "isForeign"
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = current_schema() and c.relkind in ('r', 'v', 'p', 'f')`;
    const all = new PostgresIntrospector(db);
    return {
      getSchemas: () => all.getSchemas(),
      getTables: async () => (await tables.execute(db)).rows.map((table) => ({ ...table, columns: [] })),
    };
  }
}
