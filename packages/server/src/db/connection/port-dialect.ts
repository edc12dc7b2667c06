import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { ConnectionQueue } from './connection-queue.ts';
import type { DatabaseObserver } from './database-observer.ts';
import { EarlierReads } from './earlier-reads.ts';
import type { SqlPort } from './sql-port.ts';

/** Kysely dialect over one connection; callers queue for it. */
export class PortDialect implements Dialect {
  readonly #port: SqlPort;
  readonly #queue: ConnectionQueue;
  readonly #observer: DatabaseObserver | undefined;
  constructor(port: SqlPort, queue: ConnectionQueue, observer: DatabaseObserver | undefined) {
    this.#port = port;
    this.#queue = queue;
    this.#observer = observer;
  }
  createDriver(): Driver {
    return new PortDriver(this.#port, this.#queue, this.#observer);
  }
  createAdapter() {
    return new PortAdapter();
  }
  createIntrospector(db: Kysely<unknown>) {
    return new PostgresIntrospector(db);
  }
  createQueryCompiler() {
    return new PostgresQueryCompiler();
  }
}

/** Returns whether a database is embedded: all its users share one connection. */
export const hasOneConnection = <Tables>(db: Kysely<Tables>): boolean =>
  db.getExecutor().adapter instanceof PortAdapter;

class PortAdapter extends PostgresAdapter {
  // there is only one connection, so no lock is needed
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}

class PortDriver implements Driver {
  readonly #port: SqlPort;
  readonly #queue: ConnectionQueue;
  readonly #reads: EarlierReads;
  readonly #observer: DatabaseObserver | undefined;
  constructor(port: SqlPort, queue: ConnectionQueue, observer: DatabaseObserver | undefined) {
    this.#port = port;
    this.#queue = queue;
    this.#reads = new EarlierReads(port, () => queue.sendBack());
    this.#observer = observer;
  }
  async init() {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return new PortConnection(this.#reads, this.#queue, this.#observer);
  }
  async releaseConnection(connection: DatabaseConnection) {
    if (connection instanceof PortConnection) connection.leave();
  }
  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    const access = settings.accessMode ? ` ${settings.accessMode}` : '';
    await connection.executeQuery(CompiledQuery.raw(`start transaction${level}${access}`));
  }
  async commitTransaction(connection: DatabaseConnection) {
    // Postgres answers COMMIT of a failed transaction with a silent rollback
    if (connection instanceof PortConnection && connection.failed) {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
      throw new AbortedTransactionError();
    }
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }
  async rollbackTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }
  async destroy() {
    await this.#port.close();
  }
}

class PortConnection implements DatabaseConnection {
  /** Whether a statement failed and the transaction was not rolled back to a savepoint since. */
  failed = false;
  #holds = false;
  readonly #reads: EarlierReads;
  readonly #queue: ConnectionQueue;
  readonly #observer: DatabaseObserver | undefined;
  constructor(reads: EarlierReads, queue: ConnectionQueue, observer: DatabaseObserver | undefined) {
    this.#reads = reads;
    this.#queue = queue;
    this.#observer = observer;
  }
  /** Passes the only connection on, if this one got it. */
  leave(): void {
    if (this.#holds) this.#queue.leave();
    this.#holds = false;
  }
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    while (!this.#holds) {
      const earlier = await this.#reads.read(query.sql, query.parameters);
      // the compiled query has the row's type; the port only knows that rows are objects
      if (earlier) return { rows: earlier.rows as Row[] };
      this.#holds = await this.#queue.enter();
    }
    this.#queue.statementStarts();
    const ended = this.#observer?.statementStarted(query.sql);
    let hasFailed = false;
    try {
      const { rows, affectedRows } = await this.#reads.run(query.sql, query.parameters);
      if (query.sql.startsWith('rollback')) this.failed = false;
      return {
        // the compiled query has the row's type; the port only knows that rows are objects
        rows: rows as Row[],
        numAffectedRows: affectedRows === undefined ? undefined : BigInt(affectedRows),
      };
    } catch (error) {
      this.failed = true;
      hasFailed = true;
      throw error;
    } finally {
      ended?.(hasFailed);
      this.#queue.statementEnds();
    }
  }
  // biome-ignore lint/correctness/useYield: it always throws
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('An embedded database does not stream; read page by page.');
  }
}
