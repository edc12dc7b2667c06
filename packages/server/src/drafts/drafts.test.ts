import {
  announcePresence,
  assignTask,
  cancelRequest,
  deleteTaskDraft,
  finishTask,
  getTaskDraft,
  saveTaskDraft,
  unassignTask,
} from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { insertHistory } from '../db/engine/histories.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { cleanUpKind, createCleanUpHandler } from '../jobs/clean-up.ts';
import {
  ask,
  createTestApi,
  field,
  insertOffice,
  openTaskOf,
  purchase,
  startPurchase,
  testNow,
} from '../testing/api.ts';

describeDatabase('drafts of tasks', (database) => {
  async function office(limits = { attachmentMaxBytes: 100_000 }) {
    const { db } = database();
    const people = await insertOffice(db);
    const api = createTestApi(db, { limits });
    const started = await startPurchase(api, people.processId);
    const uuid = await openTaskOf(db, started.idk);
    const save = (by: string, task: string, revision = 0, values: Record<string, unknown> = { parecer: 'sim' }) =>
      api.as(by).call(saveTaskDraft, { params: { uuid: task }, body: { values: values as never, revision } });
    const read = async (by: string, task: string) => {
      const { draft } = await api.as(by).call(getTaskDraft, { params: { uuid: task } });
      return draft;
    };
    const kept = () => db.selectFrom('task_drafts').select(['user_id', 'revision']).orderBy('user_id').execute();
    return { db, api, ...people, started, uuid, save, read, kept };
  }

  /** Starts the same request and approves it as Bia, so that the task is with the group. */
  async function atTheGroup() {
    const all = await office();
    await all.api.as('bia').call(finishTask, { params: { uuid: all.uuid }, body: { approved: true } });
    return { ...all, uuid: await openTaskOf(all.db, all.started.idk) };
  }

  test('only the author reads a saved draft, including file fields and comment', async () => {
    const { api, uuid, read } = await office();
    expect(await read('bia', uuid)).toBeNull();
    const values = {
      parecer: 'sim',
      valor: 12.5,
      ok: true,
      itens: ['a', 'b'],
      nota: 'data:text/plain;base64,dHLDqnM=',
    };
    const body = { values, comment: 'falta a nota', revision: 0 };
    const saved = await api.as('bia').call(saveTaskDraft, { params: { uuid }, body });
    expect(saved).toEqual({ values, comment: 'falta a nota', revision: 1, savedAt: testNow.toISOString() });
    expect(await read('bia', uuid)).toEqual(saved);
    expect(await read('ana', uuid)).toBeNull();
  });

  test('a colleague with the same task cannot read, overwrite or discard the draft of another user', async () => {
    const { api, uuid, save, read } = await atTheGroup();
    await save('caio', uuid, 0, { pedido: '4711' });
    expect(await read('davi', uuid)).toBeNull();
    // the revision of another user's draft has no effect
    await expect(save('davi', uuid, 1)).rejects.toMatchObject({ status: 409, errorCode: 'DRAFT_OUTDATED' });
    await save('davi', uuid, 0, { pedido: '1' });
    await api.as('davi').call(deleteTaskDraft, { params: { uuid } });
    expect(await read('caio', uuid)).toMatchObject({ values: { pedido: '4711' }, revision: 1 });
  });

  test('a user outside the group of a task has no draft of it', async () => {
    const { api, uuid, save, read, kept } = await atTheGroup();
    const missing = { status: 404, errorCode: 'NOT_FOUND' };
    await expect(save('eva', uuid)).rejects.toMatchObject(missing);
    await expect(read('eva', uuid)).rejects.toMatchObject(missing);
    await expect(api.as('eva').call(deleteTaskDraft, { params: { uuid } })).rejects.toMatchObject(missing);
    expect(await kept()).toEqual([]);
  });

  test('never stores the values of password fields', async () => {
    const { db } = database();
    const { processId, buyers } = await insertOffice(db);
    const base = purchase(buyers);
    const steps = base.steps.map((step) =>
      'fields' in step ? { ...step, fields: [...step.fields, ask('senha')] } : step,
    );
    const definition = JSON.stringify({ steps, fields: [...base.fields, field('senha', { type: 'password' })] });
    await db.updateTable('processes').set({ definition }).where('id', '=', processId).execute();
    const api = createTestApi(db);
    const uuid = await openTaskOf(db, (await startPurchase(api, processId)).idk);
    const body = { values: { parecer: 'sim', senha: 'segredo' }, revision: 0 };
    const saved = await api.as('bia').call(saveTaskDraft, { params: { uuid }, body });
    expect(saved.values).toEqual({ parecer: 'sim' });
    const rows = await db.selectFrom('task_drafts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('segredo');
  });

  test('an older tab does not overwrite a newer one', async () => {
    const { uuid, save, read } = await office();
    await save('bia', uuid, 0, { parecer: 'um' });
    await save('bia', uuid, 1, { parecer: 'dois' });
    for (const revision of [0, 1, 3]) {
      await expect(save('bia', uuid, revision, { parecer: 'velho' })).rejects.toMatchObject({
        status: 409,
        errorCode: 'DRAFT_OUTDATED',
      });
    }
    expect(await read('bia', uuid)).toMatchObject({ values: { parecer: 'dois' }, revision: 2 });
  });

  test('of two tabs that save concurrently, one succeeds and the other gets a conflict', async () => {
    const { uuid, save, read } = await office();
    const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((parecer) => save('bia', uuid, 0, { parecer })));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await read('bia', uuid)).toMatchObject({ revision: 1 });
  });

  test('a draft can be discarded repeatedly, and started again', async () => {
    const { api, uuid, save, read } = await office();
    await save('bia', uuid);
    await api.as('bia').call(deleteTaskDraft, { params: { uuid } });
    await api.as('bia').call(deleteTaskDraft, { params: { uuid } });
    expect(await read('bia', uuid)).toBeNull();
    expect(await save('bia', uuid)).toMatchObject({ revision: 1 });
  });

  test('C5.07 names each value with characters that the database cannot store', async () => {
    const { uuid, save } = await office();
    const saving = save('bia', uuid, 0, { parecer: 'a\0b', meio: 'x\ud83d', lista: ['c', '\0c'] });
    await expect(saving).rejects.toMatchObject({
      status: 400,
      fields: [{ name: 'values.parecer' }, { name: 'values.meio' }, { name: 'values.lista.1' }],
    });
  });

  test('finishing the task deletes every user’s draft of it, and new drafts are refused', async () => {
    const { api, uuid, save, read, kept } = await office();
    await save('bia', uuid);
    await save('ana', uuid);
    await api.as('bia').call(finishTask, { params: { uuid }, body: { approved: true } });
    expect(await kept()).toEqual([]);
    expect(await read('bia', uuid)).toBeNull();
    await expect(save('bia', uuid)).rejects.toMatchObject({ status: 409, errorCode: 'TASK_NOT_OPEN' });
    expect(await kept()).toEqual([]);
  });

  test('cancelling the request deletes the drafts of its task', async () => {
    const { api, uuid, save, kept, started } = await office();
    await save('bia', uuid);
    const params = { protocolKirk: started.protocol };
    await api.as('ana').call(cancelRequest, { params, body: { motive: 'desisti' } });
    expect(await kept()).toEqual([]);
  });

  test('a transfer deletes the draft of the user who transferred the task only; assigning deletes none', async () => {
    const { db, api, uuid, save, kept, caio, davi, started } = await atTheGroup();
    await save('caio', uuid);
    await save('davi', uuid);
    await api.as('caio').call(assignTask, { params: { uuid } });
    await api.as('caio').call(unassignTask, { params: { uuid } });
    expect((await kept()).map(({ user_id }) => user_id)).toEqual([caio, davi]);
    const { id } = await db.selectFrom('tasks').select('id').where('uuid', '=', uuid).executeTakeFirstOrThrow();
    await insertHistory(db, {
      idk: started.idk,
      task_id: id,
      kind: 'TRANSFERRED',
      message: 'transferiu',
      user_id: caio,
      created_at: testNow,
    });
    expect((await kept()).map(({ user_id }) => user_id)).toEqual([davi]);
  });

  test('a user may store at most 32 MiB of drafts', async () => {
    const { db, api, processId, uuid, save } = await office({ attachmentMaxBytes: 12 * 1024 * 1024 });
    const content = Buffer.alloc(11 * 1024 * 1024, 'x').toString('base64');
    const heavy = { nota: `filename:a.txt;data:text/plain;base64,${content}` };
    const tasks = [uuid];
    for (let n = 0; n < 2; n += 1) tasks.push(await openTaskOf(db, (await startPurchase(api, processId)).idk));
    const [first = '', second = '', third = ''] = tasks;
    await save('bia', first, 0, heavy);
    await save('bia', second, 0, heavy);
    await expect(save('bia', third, 0, heavy)).rejects.toMatchObject({ status: 413, errorCode: 'PAYLOAD_TOO_LARGE' });
    // replaced drafts do not count, nor do those of other users
    await save('bia', second, 1, heavy);
    await save('ana', third, 0, heavy);
    await save('bia', second, 2, {});
    await save('bia', third, 0, heavy);
  });

  test('C5.08 refuses a draft of more than 1 MiB of text with a reason, and accepts exactly 1 MiB', async () => {
    const { uuid, save, read } = await office();
    const values = (more: number) => ({ parecer: 'x'.repeat(1024 * 1024 - 2 + more) });
    await expect(save('bia', uuid, 0, values(1))).rejects.toMatchObject({
      status: 413,
      errorCode: 'PAYLOAD_TOO_LARGE',
      problem: { message: 'O rascunho passa de 1 MB de textos e listas. Reduza-os.' },
    });
    await save('bia', uuid, 0, values(0));
    expect((await read('bia', uuid))?.values).toEqual(values(0));
  });

  test('the daily clean-up deletes drafts over thirty days old and presence of the day before', async () => {
    const { db, api, uuid, save } = await office();
    await save('bia', uuid);
    await api.as('bia').call(announcePresence, { params: { uuid }, body: { isEditing: true } });
    const cleanUpAfter = async (days: number) => {
      const now = new Date(testNow.getTime() + days * 24 * 60 * 60 * 1000);
      const job = { id: 1, kind: cleanUpKind, payload: {}, attempt: 1, maxAttempts: 1 };
      await createCleanUpHandler({ ...api.services, now: () => now })(job, new AbortController().signal);
      const count = async (table: 'task_drafts' | 'task_presences') =>
        (await db.selectFrom(table).select('user_id').execute()).length;
      return { drafts: await count('task_drafts'), presences: await count('task_presences') };
    };
    expect(await cleanUpAfter(0.5)).toEqual({ drafts: 1, presences: 1 });
    expect(await cleanUpAfter(1.1)).toEqual({ drafts: 1, presences: 0 });
    expect(await cleanUpAfter(30)).toEqual({ drafts: 1, presences: 0 });
    expect(await cleanUpAfter(30.1)).toEqual({ drafts: 0, presences: 0 });
  });
});
