import { getProcess, listProcesses, publishProcess } from '@tramita/client/contract';
import { publishBody } from '@tramita/client/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { loadSandbox } from '../demo/sandbox-company.ts';
import { createTestApi, type TestApi } from '../testing/api.ts';

let database: TestDatabase;
let api: TestApi;
beforeAll(async () => {
  database = await createTestDatabase();
  api = createTestApi(database.db);
  await loadSandbox(api.services);
});
afterAll(() => database.close());

test('every process of the demo company can be opened for editing and published again unchanged', async () => {
  const administrator = api.as('patricia.lemos');
  const { elements } = await administrator.call(listProcesses, { query: { size: 100 } });
  const modeled = elements.filter(({ url }) => url === null);
  expect(modeled.length).toBeGreaterThan(5);
  for (const { id, title } of modeled) {
    const before = await administrator.call(getProcess, { params: { id } });
    // system services may have no folder or be open to every user, but publishing requires both
    const category = before.category ?? { id: 1, title: 'Qualquer' };
    const assigneeStatuses = before.assigneeStatuses.length > 0 ? before.assigneeStatuses : [1, 2];
    const { parentId, version: knownVersion, steps, fields } = before;
    const body = publishBody({ ...before, category, assigneeStatuses }, { parentId, knownVersion });
    const published = await administrator.call(publishProcess, { body });
    expect(published.version, title).toBe(knownVersion + 1);
    const after = await administrator.call(getProcess, { params: { id: published.id } });
    expect({ steps: after.steps, fields: after.fields }, title).toEqual({ steps, fields });
    const { description, active, hasNps, department, sector, initializerGroup } = before;
    const attributes = { description, active, assigneeStatuses, hasNps, department, sector, initializerGroup };
    expect(after, title).toMatchObject({ title, ...attributes });
  }
});
