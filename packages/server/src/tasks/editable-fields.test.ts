import { assignTask, editableFieldsMetadata, finishTask, transferTask } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { insertProcess } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { createTestApi, insertOffice, openTaskOf, purchase, startPurchase } from '../testing/api.ts';

describeDatabase('fields of a bulk finish', (database) => {
  async function atTheGroup() {
    const { db } = database();
    const people = await insertOffice(db);
    const api = createTestApi(db);
    const approve = async (processId: number) => {
      const { idk } = await startPurchase(api, processId);
      await api.as('bia').call(finishTask, { params: { uuid: await openTaskOf(db, idk) }, body: { approved: true } });
      return openTaskOf(db, idk);
    };
    const uuid = await approve(people.processId);
    const fields = (by: string, step: string, task?: string) =>
      api.as(by).call(editableFieldsMetadata, { query: { 'process-step-id': step, task } });
    return { db, api, ...people, approve, uuid, fields };
  }

  test('T7.3.15 returns the fields that can be edited at the step, without values', async () => {
    const { fields, uuid, processId } = await atTheGroup();
    const expected = [{ id: `${processId}.field-pedido`, name: 'pedido', rules: { required: true, editable: true } }];
    expect(await fields('caio', 'buy')).toMatchObject(expected);
    const [pedido, ...others] = await fields('caio', 'buy', uuid);
    expect(others).toEqual([]);
    expect(pedido).toMatchObject(expected[0] ?? {});
    expect(pedido?.value).toBeUndefined();
  });

  test('if processes share a step id, uses the given task or else the caller’s newest one', async () => {
    const { db, fields, uuid, approve, buyers } = await atTheGroup();
    const definition = purchase(buyers);
    const longer = definition.steps.map((step) =>
      step.id === 'buy' && 'fields' in step
        ? {
            ...step,
            fields: [
              ...step.fields,
              { fieldId: 'field-parecer', visible: 'true', required: 'false', editable: 'true' },
            ],
          }
        : step,
    );
    const newest = await approve(await insertProcess(db, { ...definition, steps: longer }));
    const names = async (task?: string) => (await fields('caio', 'buy', task)).map(({ name }) => name);
    expect(await names(uuid)).toEqual(['pedido']);
    expect(await names(newest)).toEqual(['pedido', 'parecer']);
    expect(await names()).toEqual(['pedido', 'parecer']);
  });

  test('returns 404 for a step without a task waiting for the caller', async () => {
    const { api, fields, uuid, eva } = await atTheGroup();
    const missing = { status: 404, problem: { message: 'Não foi possível encontrar a tarefa' } };
    await expect(fields('eva', 'buy')).rejects.toMatchObject(missing);
    await expect(fields('eva', 'buy', uuid)).rejects.toMatchObject(missing);
    await expect(fields('caio', 'approve')).rejects.toMatchObject(missing);
    await expect(fields('caio', 'approve', uuid)).rejects.toMatchObject(missing);
    // Ana sees the task of her request, which is not addressed to her
    await expect(fields('ana', 'buy')).rejects.toMatchObject(missing);
    expect(await fields('ana', 'buy', uuid)).toHaveLength(1);
    await api.as('caio').call(assignTask, { params: { uuid } });
    await api.as('caio').call(transferTask, { params: { uuid }, body: { assignees: [eva], groups: [] } });
    await expect(fields('caio', 'buy')).rejects.toMatchObject(missing);
    expect(await fields('eva', 'buy')).toHaveLength(1);
  });
});
