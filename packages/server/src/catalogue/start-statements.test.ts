import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { describeDatabase } from '../db/testing/test-database.ts';
import { createTestApi, insertOffice, startPurchase } from '../testing/api.ts';

/** Collects the statements sent to a database, except those that only open and end transactions. */
function countingPlugin() {
  const statements: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      statements.push(JSON.stringify(node));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { statements, plugin };
}

describeDatabase('statements of a start', (database) => {
  test('a start reads its process, its requester and its state once', async () => {
    const { db } = database();
    const { processId } = await insertOffice(db);
    const { statements, plugin } = countingPlugin();
    const api = createTestApi(db.withPlugin(plugin));
    await startPurchase(api, processId);
    // the caller, the process and the requester, the engine's reads of owners, people and groups, and the writes
    expect(statements.length).toBeLessThanOrEqual(15);
  });
});
