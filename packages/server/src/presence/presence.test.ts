import {
  addComment,
  announcePresence,
  assignTask,
  finishTask,
  leavePresence,
  presenceSeconds,
} from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { describeDatabase } from '../db/testing/test-database.ts';
import { createTestApi, insertOffice, openTaskOf, startPurchase, testNow } from '../testing/api.ts';

describeDatabase('presence', (database) => {
  async function office() {
    const { db } = database();
    const people = await insertOffice(db);
    let now = testNow;
    const api = createTestApi(db, { now: () => now });
    const started = await startPurchase(api, people.processId);
    const uuid = await openTaskOf(db, started.idk);
    return {
      db,
      api,
      ...people,
      started,
      uuid,
      wait(seconds: number) {
        now = new Date(now.getTime() + seconds * 1000);
      },
      open: (by: string, { isEditing = false, task = uuid } = {}) =>
        api.as(by).call(announcePresence, { params: { uuid: task }, body: { isEditing } }),
    };
  }

  test('returns each other recent viewer once, with start time and typing state', async () => {
    const { open, wait } = await office();
    expect(await open('bia')).toMatchObject({ others: [], status: 'TO_DO', holder: { nickName: 'Bia' } });
    wait(20);
    await open('bia', { isEditing: true });
    const { others } = await open('ana');
    expect(others).toEqual([
      { person: expect.objectContaining({ nickName: 'Bia' }), since: testNow.toISOString(), isEditing: true },
    ]);
    const seenByBia = await open('bia');
    expect(seenByBia.others.map(({ person }) => person.nickName)).toEqual(['Ana']);
  });

  test('expires silent users and adds them again when they return', async () => {
    const { open, wait } = await office();
    await open('bia');
    wait(presenceSeconds - 1);
    expect((await open('ana')).others).toHaveLength(1);
    wait(1);
    expect((await open('ana')).others).toEqual([]);
    await open('bia');
    const [bia] = (await open('ana')).others;
    expect(bia?.since).toBe(new Date(testNow.getTime() + presenceSeconds * 1000).toISOString());
  });

  test('removes a user who closes the task immediately, and allows closing twice', async () => {
    const { api, uuid, open } = await office();
    await open('bia');
    await api.as('bia').call(leavePresence, { params: { uuid } });
    await api.as('bia').call(leavePresence, { params: { uuid } });
    expect((await open('ana')).others).toEqual([]);
  });

  test('the version increases with changes of the request, not with viewers', async () => {
    const { db, api, open, uuid, started } = await office();
    const first = await open('ana');
    await open('bia', { isEditing: true });
    expect((await open('ana')).version).toBe(first.version);
    await api.as('ana').call(addComment, { params: { id: started.idk }, body: { comments: 'com urgência' } });
    const commented = await open('ana');
    expect(commented.version).toBeGreaterThan(first.version);
    await api.as('bia').call(finishTask, { params: { uuid }, body: { approved: true } });
    const finished = await open('ana');
    expect(finished.version).toBeGreaterThan(commented.version);
    expect(finished.status).toBe('FINISHED');
    const next = { task: await openTaskOf(db, started.idk) };
    const before = await open('ana', next);
    expect(before).toMatchObject({ version: finished.version, holder: null });
    await api.as('caio').call(assignTask, { params: { uuid: next.task } });
    const assigned = await open('ana', next);
    expect(assigned.version).toBeGreaterThan(finished.version);
    expect(assigned.holder).toMatchObject({ nickName: 'Caio' });
  });

  test('the last change is the newest by another user, as plain text', async () => {
    const { db, api, open, uuid, started, bia } = await office();
    expect((await open('ana')).lastChange).toBeNull();
    await db.updateTable('users').set({ complete_name: 'Bia <b>"D\'Ávila"' }).where('id', '=', bia).execute();
    await api.as('bia').call(addComment, { params: { id: started.idk }, body: { comments: 'aprovo' } });
    await api.as('bia').call(finishTask, { params: { uuid }, body: { approved: true } });
    await api.as('ana').call(addComment, { params: { id: started.idk }, body: { comments: 'obrigada' } });
    // the system's entry for the next step is omitted, because a user caused it
    expect((await open('ana')).lastChange).toEqual({
      person: expect.objectContaining({ nickName: 'Bia' }),
      message: 'Bia <b>"D\'Ávila" aprovou a etapa Aprovação',
      at: testNow.toISOString(),
    });
    expect((await open('bia')).lastChange).toMatchObject({ message: 'Ana Silva comentou na solicitação' });
  });
});
