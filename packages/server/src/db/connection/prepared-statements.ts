import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { DatabaseObserver } from './database-observer.ts';

/**
 * Comment before a statement that is never prepared. Its best plan depends on its values, and one plan for all values
 * would cost more than planning it each time.
 */
export const planForValues = sql.raw('/* planned for its values */');

/** Maximum number of prepared statements; each takes some kilobytes in every connection. */
const mostPrepared = 300;
/** Maximum number of statements remembered after they were sent once. */
const mostSeen = 2000;

/** A selection of all columns: after a migration adds one, the database would refuse to run such a prepared statement. */
const everyColumn = /(?:^|[\s.,])\*(?=\s|,|$)/;
const canBePrepared = (text: string) =>
  /^\s*(?:select|insert|update|delete|with)\s/i.test(text) && !everyColumn.test(text);

/** Returns a function that names the statements to prepare: those sent at least twice, up to the maximum number. */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostPrepared) return known;
    if (!seen.has(text)) {
      if (seen.size >= mostSeen) seen.clear();
      seen.add(text);
      return undefined;
    }
    if (!canBePrepared(text)) return undefined;
    const name = `tramita_${names.size}`;
    names.set(text, name);
    seen.delete(text);
    return name;
  };
}

type Send = (statement: unknown, ...rest: unknown[]) => unknown;

/**
 * Makes the connections of a pool prepare the statements that are sent more than once. For most of our statements, parsing
 * and planning takes as long as running; the database keeps the plan of a prepared statement if a plan for the values of
 * each call is not better.
 *
 * Results come by a callback. With the promise of pg, garbage of a statement keeps that of the next one from being collected
 * with the young objects: an export of a million rows took 200 MB.
 *
 * The observer is notified here because Kysely's `log` costs four promises for each statement, and is called only after it.
 */
export function prepareStatements(pool: Pool, observer?: DatabaseObserver): void {
  const nameOf = createStatementNames();
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as Send;
    const query = (text: unknown, values: unknown, ...rest: unknown[]) => {
      if (typeof text !== 'string' || !Array.isArray(values) || rest.length > 0) return send(text, values, ...rest);
      const name = nameOf(text);
      const ended = observer?.statementStarted(text);
      return new Promise((resolve, reject) => {
        send({ name, text, values }, (error: unknown, result: unknown) => {
          ended?.(Boolean(error));
          if (error) reject(error);
          else resolve(result);
        });
      });
    };
    client.query = query as typeof client.query;
  });
}
