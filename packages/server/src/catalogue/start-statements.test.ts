import { expect, test } from 'vitest';
import { describeDatabase } from '../db/testing/test-database.ts';
import { createTestApi, insertOffice, startPurchase } from '../testing/api.ts';
import { collectStatements } from '../testing/collect-statements.ts';

describeDatabase('statements of a start', (database) => {
  test('a start reads its process, its requester and its state once', async () => {
    const { processId } = await insertOffice(database().db);
    const { db, statements } = collectStatements(database().db);
    const api = createTestApi(db);
    await startPurchase(api, processId);
    // the caller, the process and the requester, the engine's reads of owners, people and groups, and the writes
    expect(statements.length).toBeLessThanOrEqual(15);
  });
});
