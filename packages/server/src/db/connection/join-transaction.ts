import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../tables/schema.ts';

/**
 * Wraps a transaction as a connection: opening a transaction on it creates a savepoint instead. Code written for a
 * connection can so take part in a transaction that its caller opened.
 */
export function joinTransaction(transaction: Transaction<Database>): Kysely<Database> {
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;

  async function inSavepoint<Result>(work: (tx: Transaction<Database>) => Promise<Result>): Promise<Result> {
    count += 1;
    const name = sql.id(`joined_${count}`);
    await sql`savepoint ${name}`.execute(transaction);
    try {
      const result = await work(transaction);
      await sql`release savepoint ${name}`.execute(transaction);
      return result;
    } catch (error) {
      await sql`rollback to savepoint ${name}`.execute(transaction);
      throw error;
    }
  }

  const builder = {
    setIsolationLevel: () => builder,
    setAccessMode: () => builder,
    // sequential, because savepoints of one connection nest and cannot run in parallel
    execute<Result>(work: (tx: Transaction<Database>) => Promise<Result>): Promise<Result> {
      const turn = last.then(() => inSavepoint(work));
      last = turn.catch(() => undefined);
      return turn;
    },
  };

  return new Proxy(transaction, {
    get(target, property) {
      if (property === 'transaction') return () => builder;
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
