import {
  assignTask,
  finishTask,
  getTask,
  listTasks,
  setPersonGroups,
  transferTask,
  unassignTask,
  updateGroup,
} from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { describeDatabases } from '../db/testing/test-database.ts';
import { createTestApi, insertOffice, openTaskOf, startPurchase } from '../testing/api.ts';

describeDatabases('leaving a group', (database) => {
  test('D5.10 a removed member keeps, finishes, gives back and transfers taken tasks, and loses sight of the others', async () => {
    const { db } = database();
    const { caio, davi, eva, buyers, processId } = await insertOffice(db);
    const api = createTestApi(db);
    const start = async (holder?: string) => {
      const { idk } = await startPurchase(api, processId);
      const approval = await openTaskOf(db, idk);
      await api.as('bia').call(finishTask, { params: { uuid: approval }, body: { approved: true } });
      const uuid = await openTaskOf(db, idk);
      if (holder) await api.as(holder).call(assignTask, { params: { uuid } });
      return uuid;
    };
    const list = async (name: string, assignedToMe: boolean) => {
      const query = { myTasks: false, assignedToMe, status: 'TO_DO' } as const;
      return (await api.as(name).call(listTasks, { query })).map(({ uuid }) => uuid).sort();
    };
    const missing = { status: 404 };
    const [finished, returned, transferred, other] = [
      await start('caio'),
      await start('caio'),
      await start('caio'),
      await start(),
    ];
    const ofDavi = await start('davi');
    const taken = [finished, returned, transferred].sort();
    expect(await list('caio', false)).toHaveLength(5);

    await api.as('admin').call(setPersonGroups, { params: { id: caio }, body: { groups: [] } });
    for (const assignedToMe of [true, false]) expect(await list('caio', assignedToMe)).toEqual(taken);
    const as = api.as('caio');
    for (const uuid of [other, ofDavi]) {
      await expect(as.call(getTask, { params: { uuid } })).rejects.toMatchObject(missing);
      await expect(as.call(assignTask, { params: { uuid } })).rejects.toMatchObject(missing);
    }
    const detail = await as.call(getTask, { params: { uuid: finished } });
    expect(detail).toMatchObject({ assignees: [{ id: caio }], canUnassign: true });
    expect(detail.onBehalfOf ?? null).toBeNull();
    const done = await as.call(finishTask, { params: { uuid: finished }, body: { pedido: '1' } });
    expect(done.status).toBe('FINISHED');
    const back = await as.call(unassignTask, { params: { uuid: returned } });
    expect(back).toMatchObject({ assignees: [], groups: [{ name: 'Suprimentos' }], canAssign: false });
    await expect(as.call(assignTask, { params: { uuid: returned } })).rejects.toMatchObject(missing);
    const body = { assignees: [eva], groups: [] };
    await as.call(transferTask, { params: { uuid: transferred }, body });
    for (const assignedToMe of [true, false]) expect(await list('caio', assignedToMe)).toEqual([]);
    expect(await list('eva', true)).toEqual([transferred]);

    // the same if the members of the group are replaced
    const group = { name: 'Suprimentos', active: true, members: [eva] };
    await api.as('admin').call(updateGroup, { params: { id: buyers }, body: group });
    for (const assignedToMe of [true, false]) expect(await list('davi', assignedToMe)).toEqual([ofDavi]);
    expect(await api.as('davi').call(getTask, { params: { uuid: ofDavi } })).toMatchObject({
      assignees: [{ id: davi }],
    });
  });
});
