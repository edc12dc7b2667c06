import {
  assignTask,
  countAssignedToMe,
  countAttendanceInProgress,
  countAttendanceToDo,
  countMyInProgress,
  countMyToDo,
  finishTask,
  listOldestAssigned,
  listOldestToDo,
} from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { describeDatabase } from '../db/testing/test-database.ts';
import { createTestApi, insertOffice, openTaskOf, startPurchase } from '../testing/api.ts';

describeDatabase('summary', (database) => {
  /** Starts three purchases of Ana: two approved by Bia are with the group of Caio and Davi, one is with Bia. */
  async function office() {
    const { db } = database();
    const { processId } = await insertOffice(db);
    const api = createTestApi(db);
    const idks: number[] = [];
    for (let number = 0; number < 3; number += 1) {
      const { idk } = await startPurchase(api, processId);
      idks.push(idk);
      if (number < 2) {
        const params = { uuid: await openTaskOf(db, idk) };
        await api.as('bia').call(finishTask, { params, body: { approved: true } });
      }
      const created_at = new Date(Date.UTC(2026, 2, 9 - number));
      await db.updateTable('tasks').set({ created_at }).where('idk', '=', idk).where('status', '=', 'TO_DO').execute();
    }
    return { api, db, idks };
  }

  test('P7.2.01 P7.2.02 counts the user’s own requests, and separately those waiting for the user', async () => {
    const { api } = await office();
    expect(await api.as('ana').call(countMyToDo)).toEqual({ amountCurrentUserToDoMyTickets: 0 });
    expect(await api.as('ana').call(countMyInProgress)).toEqual({ amountCurrentUserInProgressMyTickets: 3 });
    expect(await api.as('bia').call(countMyInProgress)).toEqual({ amountCurrentUserInProgressMyTickets: 0 });
  });

  test('P7.2.03 P7.2.04 P7.2.05 counts the queue, the tasks assigned to the user, and the requests they attended', async () => {
    const { api, db, idks } = await office();
    expect(await api.as('caio').call(countAttendanceToDo)).toEqual({ amountAttendanceToDoTickets: 2 });
    expect(await api.as('caio').call(countAssignedToMe)).toEqual({ amountAttendanceAssignedToMeTickets: 0 });
    await api.as('caio').call(assignTask, { params: { uuid: await openTaskOf(db, idks[0] ?? 0) } });
    expect(await api.as('caio').call(countAssignedToMe)).toEqual({ amountAttendanceAssignedToMeTickets: 1 });
    expect(await api.as('bia').call(countAttendanceInProgress)).toEqual({ amountAttendanceInProgressTickets: 2 });
  });

  test('P7.2.06 P7.2.07 P2.3.08 P2.3.09 P2.3.10 lists the oldest first, as many as requested', async () => {
    const { api, db, idks } = await office();
    const uuid = await openTaskOf(db, idks[1] ?? 0);
    const queue = await api.as('caio').call(listOldestToDo, { query: { limit: 10, offset: 0 } });
    expect(queue.map(({ idk }) => idk)).toEqual([idks[1], idks[0]]);
    expect(queue[0]).toEqual({ idk: idks[1], uuid, process: 'Compras', createdAt: '2026-03-08T00:00:00.000Z' });
    expect(await api.as('caio').call(listOldestToDo, { query: { limit: 1, offset: 1 } })).toMatchObject([
      { idk: idks[0] },
    ]);
    expect(await api.as('caio').call(listOldestAssigned, { query: {} })).toEqual([]);
    await api.as('caio').call(assignTask, { params: { uuid } });
    expect(await api.as('caio').call(listOldestAssigned, { query: {} })).toMatchObject([{ idk: idks[1] }]);
  });
});
