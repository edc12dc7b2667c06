import { type DatabaseIntrospector, Kysely, PostgresDialect, PostgresIntrospector, sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../tables/schema.ts';

export interface PostgresOptions {
  /** Connections of the pool. @default 10 */
  readonly connections?: number;
  /** A statement that runs longer is cancelled. @default 30000 */
  readonly statementTimeoutMs?: number;
  /** Schema to work in. @default public */
  readonly schema?: string;
}

const int8 = 20;

/** The product's database on a Postgres server, 15 or newer. `destroy()` ends the pool. */
export function openPostgresDatabase(url: string, options: PostgresOptions = {}): Kysely<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 10,
    statement_timeout: options.statementTimeoutMs ?? 30_000,
    // Our statements are short. Where the planner overestimates one, compiling it takes 0.4 s and running it 2 ms.
    options: ['-c jit=off', ...(options.schema ? [`-c search_path=${options.schema}`] : [])].join(' '),
    types: {
      // counts and job ids stay far below 2^53
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === int8 ? Number : pg.types.getTypeParser(type, format as 'text'),
    },
  });
  // an idle connection that the server drops is replaced by the pool; without a listener it would end the process
  pool.on('error', () => {});
  return new Kysely<Database>({ dialect: new OwnSchemaDialect({ pool }) });
}

/**
 * Tells the migrator of our own schema's tables alone, and by name, which is all it reads. Kysely would look at every
 * schema of the database, column by column, and fail when a neighbour's is dropped meanwhile.
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
