import { getProcess, listProcesses, type WorkflowModel } from '@tramita/client/contract';
import { modelOfPublish, publishBody, publishProblems } from '@tramita/client/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { createTestApi, type TestApi } from '../testing/api.ts';

let database: TestDatabase;
let api: TestApi;
beforeAll(async () => {
  database = await createTestDatabase();
  api = createTestApi(database.db);
  await loadDemo(api.services);
});
afterAll(() => database.close());

test('C4.02 every unchanged process of the demo company passes the checks of the modeler', async () => {
  const administrator = api.as('patricia.lemos');
  const { elements } = await administrator.call(listProcesses, { query: { size: 100 } });
  const modeled = elements.filter(({ url }) => url === null);
  expect(modeled.length).toBeGreaterThan(25);
  for (const { id, title } of modeled) {
    const detail = await administrator.call(getProcess, { params: { id } });
    const model: WorkflowModel = modelOfPublish(publishBody(detail));
    expect(publishProblems(model), title).toEqual([]);
  }
});
