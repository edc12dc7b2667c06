import { assignTask, finishTask, getUnreadCounts, listTasks, markAssigneeTaskRead } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { leaseJob } from '../db/jobs/jobs.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { testServices } from '../flow/testing/engine-bench.ts';
import { createTestApi, insertOffice, openTaskOf, startPurchase } from '../testing/api.ts';
import { cleanUpKind, createCleanUpHandler, scheduleCleanUp } from './clean-up.ts';

describeDatabase('the daily clean-up', (database) => {
  test('deletes who read ended tasks, and no list, count or request changes', async () => {
    const { db } = database();
    const { processId } = await insertOffice(db);
    const api = createTestApi(db);
    const read = (user: string, uuid: string) => api.as(user).call(markAssigneeTaskRead, { params: { id: uuid } });
    const { idk } = await startPurchase(api, processId);
    const other = await startPurchase(api, processId);
    const approval = await openTaskOf(db, idk);
    await read('bia', approval);
    await read('bia', await openTaskOf(db, other.idk));
    await api.as('bia').call(finishTask, { params: { uuid: approval }, body: { approved: true } });
    const purchase = await openTaskOf(db, idk);
    await api.as('caio').call(assignTask, { params: { uuid: purchase } });
    await read('caio', purchase);
    await api.as('caio').call(finishTask, { params: { uuid: purchase }, body: { pedido: '1' } });

    const seen = async () => {
      const answers = [];
      for (const user of ['ana', 'bia', 'caio', 'davi']) {
        for (const status of ['TO_DO', 'IN_PROGRESS', 'FINISHED'] as const) {
          for (const [myTasks, assignedToMe] of [
            [true, false],
            [false, false],
            [false, true],
          ] as const) {
            answers.push(await api.as(user).call(listTasks, { query: { myTasks, assignedToMe, status } }));
          }
        }
        answers.push(await api.as(user).call(getUnreadCounts));
        answers.push(await (await api.fetch(user, `/v1/tasks/${purchase}`)).json());
      }
      return answers;
    };
    const before = await seen();
    const now = new Date('2026-03-20T03:00:00Z');
    await scheduleCleanUp(db, now);
    const job = await leaseJob(db, { kinds: [cleanUpKind], now, leaseMs: 1000 });
    if (!job) return expect.unreachable();
    await createCleanUpHandler(testServices(db, { now: () => now }))(job, AbortSignal.timeout(1000));
    const reads = await db
      .selectFrom('task_reads')
      .innerJoin('tasks', 'tasks.id', 'task_reads.task_id')
      .select(['tasks.idk', 'tasks.status'])
      .execute();
    expect(reads).toEqual([{ idk: other.idk, status: 'TO_DO' }]);
    expect(await seen()).toEqual(before);
  });
});
