import type { Kysely, KyselyPlugin } from 'kysely';
import type { Database } from '../db/tables/schema.ts';

/**
 * Returns a database that notes the statements sent to it, in their order as JSON, except those that open and end
 * transactions.
 */
export function collectStatements(db: Kysely<Database>): {
  readonly db: Kysely<Database>;
  readonly statements: string[];
} {
  const statements: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      statements.push(JSON.stringify(node));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(plugin), statements };
}
