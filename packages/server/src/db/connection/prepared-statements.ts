import { sql } from 'kysely';
import type { Pool } from 'pg';

/**
 * Comment before a statement that is never prepared: the best plan depends on its values, so much that planning it again
 * costs less.
 */
export const planForValues = sql.raw('/* planned for its values */');

/** Statements that are prepared at most; each costs some kilobytes in every connection. */
const mostPrepared = 300;
/** Texts remembered until they are sent again. */
const mostSeen = 2000;

/** Rows of an unknown shape: after a migration adds a column, the database would refuse to run such a statement again. */
const everyColumn = /(?:^|[\s.,])\*(?=\s|,|$)/;
const canBePrepared = (text: string) =>
  /^\s*(?:select|insert|update|delete|with)\s/i.test(text) && !everyColumn.test(text);

/** Returns a function that names the statements to prepare: those sent before, while there are not too many. */
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

/**
 * Makes the connections of a pool prepare the statements that are sent often. Parsing and planning a statement takes as
 * long as running it, for most of ours; the database keeps the plan of a prepared one if it is no worse than others.
 */
export function prepareStatements(pool: Pool): void {
  const nameOf = createStatementNames();
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown;
    const query = (text: unknown, values: unknown, ...rest: unknown[]) => {
      const name = typeof text === 'string' && Array.isArray(values) && rest.length === 0 ? nameOf(text) : undefined;
      return name === undefined ? send(text, values, ...rest) : send({ name, text, values });
    };
    client.query = query as typeof client.query;
  });
}
