import {
  assignTask,
  type BulkAnswer,
  bulkAssign,
  bulkFinish,
  bulkRemoveTag,
  bulkSetTag,
  bulkTransfer,
  bulkUnassign,
  cancelRequest,
  finishTask,
  getTask,
  listHistory,
} from '@tramita/client/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeDatabase } from '../../db/testing/test-database.ts';
import { createTestApi, insertOffice, openTaskOf, startPurchase } from '../../testing/api.ts';

const absent = '0b1c2d3e-0000-4000-8000-000000000001';
const hidden = { outcome: 'failed', reason: 'NOT_FOUND', message: 'Não foi possível encontrar a tarefa' };

/** Outcome and reason of each result, in response order. */
const outcomes = ({ results }: BulkAnswer) =>
  results?.map(({ outcome, reason }) => (reason == null ? outcome : `${outcome} ${reason}`));

describeDatabase('bulk actions on tasks', (database) => {
  async function office() {
    const { db } = database();
    const people = await insertOffice(db);
    const api = createTestApi(db);
    const start = async () => {
      const { idk, protocol } = await startPurchase(api, people.processId);
      return { idk, protocol, approval: await openTaskOf(db, idk) };
    };
    /** Starts a purchase whose task is with the group of Caio and Davi. */
    const approved = async () => {
      const { idk, protocol, approval } = await start();
      await api.as('bia').call(finishTask, { params: { uuid: approval }, body: { approved: true } });
      return { idk, protocol, approval, uuid: await openTaskOf(db, idk) };
    };
    const take = async (by: string, uuid: string) => api.as(by).call(assignTask, { params: { uuid } });
    const tag = await db
      .insertInto('task_markers')
      .values({ name: 'Urgente', color: '#cc0000', description: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { db, api, ...people, start, approved, take, tag: tag.id };
  }

  test('T7.3.08 takes each available task and returns a reason for each other one, in request order', async () => {
    const { api, approved, take, start } = await office();
    const [free, own, others, other] = [await approved(), await approved(), await approved(), await start()];
    await take('caio', own.uuid);
    await take('davi', others.uuid);
    const tasks = [others.uuid, free.uuid, absent, own.uuid, free.approval, other.approval, free.uuid.toUpperCase()];
    const answer = await api.as('caio').call(bulkAssign, { body: { tasks } });
    expect(answer.results).toEqual([
      {
        id: others.uuid,
        outcome: 'failed',
        reason: 'TASK_HELD_BY_OTHER',
        message: 'Esta tarefa já está atribuída a Davi Silva.',
      },
      { id: free.uuid.toUpperCase(), outcome: 'done', reason: null, message: null },
      { id: absent, ...hidden },
      {
        id: own.uuid,
        outcome: 'skipped',
        reason: 'TASK_ALREADY_HELD',
        message: 'A tarefa já está atribuída a você',
      },
      // visible to Caio but never addressed to him; and visible to Bia and Ana alone
      { id: free.approval, ...hidden },
      { id: other.approval, ...hidden },
    ]);
    expect(answer.processed).toEqual([free.uuid.toUpperCase()]);
    expect(answer.ignored).toEqual([others.uuid, absent, own.uuid, free.approval, other.approval]);
    const detail = await api.as('caio').call(getTask, { params: { uuid: free.uuid } });
    expect(detail.assignees.map(({ nickName }) => nickName)).toEqual(['Caio']);
  });

  test('T7.3.09 gives back every task that the caller took', async () => {
    const { api, approved, take, start } = await office();
    const [own, others, free, alone] = [await approved(), await approved(), await approved(), await start()];
    await take('caio', own.uuid);
    await take('davi', others.uuid);
    const tasks = [own.uuid, others.uuid, free.uuid, alone.approval];
    const answer = await api.as('caio').call(bulkUnassign, { body: { tasks } });
    expect(outcomes(answer)).toEqual([
      'done',
      'failed UNASSIGN_ERROR',
      'skipped UNABLE_TO_UNASSIGN',
      'failed NOT_FOUND',
    ]);
    expect((await api.as('caio').call(getTask, { params: { uuid: own.uuid } })).assignees).toEqual([]);
    const bia = await api.as('bia').call(bulkUnassign, { body: { tasks: [alone.approval] } });
    expect(outcomes(bia)).toEqual(['skipped UNABLE_TO_UNASSIGN']);
  });

  test('a task addressed to the caller alone counts as already taken', async () => {
    const { api, start } = await office();
    const { approval, protocol } = await start();
    const answer = await api.as('bia').call(bulkAssign, { body: { tasks: [approval] } });
    expect(outcomes(answer)).toEqual(['skipped TASK_ALREADY_HELD']);
    const history = await api.as('ana').call(listHistory, { params: { id: protocol } });
    expect(history.some(({ message }) => message.includes('atribuiu a si'))).toBe(false);
  });

  test('T7.3.02 T7.3.33 finishes tasks individually with one form; a failure does not undo others', async () => {
    const { db, api, approved, take, start } = await office();
    await sql`update processes
      set definition = replace(definition::text, '"label": "pedido"', '"label": "Número do pedido"')::jsonb`.execute(
      db,
    );
    const [a, b, unheld] = [await approved(), await approved(), await approved()];
    for (const { uuid } of [a, b]) await take('caio', uuid);
    const waiting = await start();
    const tasks = [a.uuid, unheld.uuid, b.uuid, waiting.approval];
    const without = await api.as('caio').call(bulkFinish, { body: { tasks, data: {} } });
    expect(outcomes(without)).toEqual([
      'failed FORM_INVALID',
      'failed TASK_NOT_HELD',
      'failed FORM_INVALID',
      'failed NOT_FOUND',
    ]);
    expect(without.results?.[0]?.message).toMatch(/^Preenchimento incorreto\. Número do pedido: \S/);
    const english = await api.fetch('caio', bulkFinish.path, {
      method: bulkFinish.method,
      headers: { 'accept-language': 'en', 'content-type': 'application/json' },
      body: JSON.stringify({ tasks: [a.uuid], data: {} }),
    });
    expect(await english.json()).toMatchObject({
      results: [{ message: expect.stringMatching(/^Some fields are not filled in correctly\. Número do pedido: \S/) }],
    });
    const data = { approved: null, pedido: '4711' };
    const answer = await api.as('caio').call(bulkFinish, { body: { tasks, data } });
    expect(outcomes(answer)).toEqual(['done', 'failed TASK_NOT_HELD', 'done', 'failed NOT_FOUND']);
    expect(answer).toMatchObject({ processed: [a.uuid, b.uuid], ignored: [unheld.uuid, waiting.approval] });
    for (const { uuid } of [a, b]) {
      const done = await api.as('caio').call(getTask, { params: { uuid } });
      expect(done.status).toBe('FINISHED');
      expect(done.fields.find(({ name }) => name === 'pedido')?.value).toBe('4711');
    }
  });

  test('refuses to finish tasks of a group that the caller is not a member of, and keeps them open', async () => {
    const { api, approved, take } = await office();
    const [free, taken] = [await approved(), await approved()];
    await take('davi', taken.uuid);
    const body = { tasks: [free.uuid, taken.uuid], data: { pedido: '1' } };
    const stranger = await api.as('eva').call(bulkFinish, { body });
    expect(stranger.results).toEqual(body.tasks.map((id) => ({ id, ...hidden })));
    // Ana sees the tasks because they belong to her requests
    const requester = await api.as('ana').call(bulkFinish, { body });
    expect(outcomes(requester)).toEqual(['failed TASK_NOT_HELD', 'failed TASK_NOT_HELD']);
    for (const uuid of body.tasks) {
      expect(await api.as('ana').call(getTask, { params: { uuid } })).toMatchObject({ status: 'TO_DO' });
    }
  });

  test('T4.7.02 leaves finished and canceled tasks unchanged and names the user who ended them', async () => {
    const { api, approved, take } = await office();
    const [done, canceled, open] = [await approved(), await approved(), await approved()];
    for (const { uuid } of [done, canceled, open]) await take('caio', uuid);
    await api.as('caio').call(finishTask, { params: { uuid: done.uuid }, body: { pedido: '1' } });
    const params = { protocolKirk: canceled.protocol };
    await api.as('ana').call(cancelRequest, { params, body: { motive: 'desisti' } });
    const tasks = [done.uuid, canceled.uuid, done.approval, open.uuid];
    const answer = await api.as('caio').call(bulkFinish, { body: { tasks, data: { pedido: '2' } } });
    expect(answer.results).toMatchObject([
      { outcome: 'skipped', reason: 'TASK_ALREADY_DONE', message: 'Você já concluiu esta tarefa.' },
      { outcome: 'skipped', reason: 'TASK_NOT_OPEN', message: 'A tarefa não está mais aberta' },
      { outcome: 'skipped', reason: 'TASK_ALREADY_DONE', message: 'Esta tarefa já foi concluída por Bia Silva.' },
      { outcome: 'done' },
    ]);
    const finished = await api.as('caio').call(getTask, { params: { uuid: done.uuid } });
    expect(finished.fields.find(({ name }) => name === 'pedido')?.value).toBe('1');
  });

  test('T5.2.09 rejecting several tasks requires a reason, checked before any change', async () => {
    const { api, start } = await office();
    const [first, second] = [await start(), await start()];
    const tasks = [first.approval, second.approval];
    const reject = (motive?: string) =>
      api.as('bia').call(bulkFinish, { body: { tasks, data: { approved: false, motive: motive ?? null } } });
    for (const motive of [undefined, ' \n ']) {
      await expect(reject(motive)).rejects.toMatchObject({
        status: 400,
        errorCode: 'MOTIVE_REQUIRED',
        problem: { message: 'Descreva o motivo para realizar a ação' },
      });
    }
    await expect(reject('x'.repeat(201))).rejects.toMatchObject({ status: 400, errorCode: 'VALIDATION_ERROR' });
    expect(outcomes(await reject(' sem verba '))).toEqual(['done', 'done']);
    const { motive } = await api.as('bia').call(getTask, { params: { uuid: first.approval } });
    expect(motive).toBe('sem verba');
  });

  test('a decision that does not fit the step refuses only that task', async () => {
    const { api, approved, take, start } = await office();
    const [work, approval] = [await approved(), await start()];
    await take('caio', work.uuid);
    const reject = { approved: false, motive: 'não' };
    const caio = await api.as('caio').call(bulkFinish, { body: { tasks: [work.uuid], data: reject } });
    expect(outcomes(caio)).toEqual(['failed NOT_AN_APPROVAL']);
    const bia = await api.as('bia').call(bulkFinish, { body: { tasks: [approval.approval], data: {} } });
    expect(bia.results).toMatchObject([
      { outcome: 'failed', reason: 'IS_AN_APPROVAL', message: 'Esta tarefa precisa ser aprovada ou reprovada' },
    ]);
  });

  test('T7.3.05 transfers every held task, with the shortcuts resolved for each request', async () => {
    const { api, db, approved, take, eva, davi, bia } = await office();
    const [a, unheld, alone] = [await approved(), await approved(), await approved()];
    await db.updateTable('instances').set({ created_by: davi }).where('idk', '=', alone.idk).execute();
    for (const { uuid } of [a, alone]) await take('caio', uuid);
    const tasks = [a.uuid, unheld.uuid, alone.uuid, a.approval];
    const answer = await api.as('caio').call(bulkTransfer, { body: { tasks, assignees: [eva, 2], groups: [] } });
    expect(answer.results).toMatchObject([
      { outcome: 'done' },
      { outcome: 'failed', reason: 'TASK_NOT_HELD_TRANSFER', message: 'Atribua a tarefa a você para transferir' },
      {
        outcome: 'failed',
        reason: 'ROUTE_TARGET_UNKNOWN',
        message: 'Davi Silva não tem superior direto cadastrado e ativo.',
      },
      { outcome: 'skipped', reason: 'TASK_ALREADY_DONE' },
    ]);
    const moved = await api.as('eva').call(getTask, { params: { uuid: a.uuid } });
    expect(moved.assignees.map(({ id }) => id).sort()).toEqual([bia, eva].sort());
    const kept = await api.as('caio').call(getTask, { params: { uuid: alone.uuid } });
    expect(kept.assignees.map(({ nickName }) => nickName)).toEqual(['Caio']);
  });

  test('refuses a bulk transfer as a whole if it has no target or an unknown one', async () => {
    const { api, approved, take } = await office();
    const { uuid } = await approved();
    await take('caio', uuid);
    const transfer = (assignees: number[]) =>
      api.as('caio').call(bulkTransfer, { body: { tasks: [uuid], assignees, groups: [] } });
    await expect(transfer([])).rejects.toMatchObject({ status: 400, errorCode: 'ROUTE_TARGET_REQUIRED' });
    await expect(transfer([999_999])).rejects.toMatchObject({
      status: 400,
      errorCode: 'ROUTE_TARGET_UNKNOWN',
      problem: { message: 'Não há usuário com o código 999999.' },
    });
    expect((await api.as('caio').call(getTask, { params: { uuid } })).canUnassign).toBe(true);
  });

  test('T7.3.21 T4.4.08 sets a tag on several tasks', async () => {
    const { api, approved, tag } = await office();
    const [a, b] = [await approved(), await approved()];
    const set = (...items: string[]) =>
      api.as('caio').call(bulkSetTag, { query: { idTaskMarker: tag }, body: { items } });
    expect(outcomes(await set(a.uuid))).toEqual(['done']);
    const answer = await set(a.uuid, b.uuid, absent, b.approval);
    expect(answer.results).toMatchObject([
      { outcome: 'skipped', reason: 'TAG_ALREADY_SET', message: 'A tarefa já tem esta etiqueta' },
      { outcome: 'done' },
      hidden,
      { outcome: 'skipped', reason: 'TASK_NOT_OPEN' },
    ]);
    const { taskMarker } = await api.as('caio').call(getTask, { params: { uuid: b.uuid } });
    expect(taskMarker?.name).toBe('Urgente');
    const history = await api.as('ana').call(listHistory, { params: { id: a.protocol } });
    expect(history.filter(({ message }) => message.includes('Urgente'))).toHaveLength(1);
  });

  test('T7.3.23 T4.4.10 removes the tags of several tasks', async () => {
    const { api, approved, tag } = await office();
    const [a, b, without] = [await approved(), await approved(), await approved()];
    const items = [a.uuid, b.uuid, without.uuid];
    const caio = api.as('caio');
    await caio.call(bulkSetTag, { query: { idTaskMarker: tag }, body: { items: items.slice(0, 2) } });
    const answer = await caio.call(bulkRemoveTag, { body: { items } });
    expect(outcomes(answer)).toEqual(['done', 'done', 'skipped NO_TAG']);
    expect((await caio.call(getTask, { params: { uuid: a.uuid } })).taskMarker).toBeNull();
  });

  test('T7.3.33 finish, assign and transfer of one task return its detail, cancel returns protocol and status', async () => {
    const { api, approved, eva } = await office();
    const { uuid, protocol } = await approved();
    const post = async (by: string, path: string, body?: unknown) => {
      const headers = { 'content-type': 'application/json' };
      const response = await api.fetch(by, path, { method: 'POST', headers, body: JSON.stringify(body) });
      return [response.status, await response.json()];
    };
    const detail = { uuid, protocol, title: 'Compra' };
    expect(await post('caio', `/v1/tasks/${uuid}/assign`)).toEqual([200, expect.objectContaining(detail)]);
    const transfer = { assignees: [eva], groups: [] };
    expect(await post('caio', `/v1/tasks/${uuid}/route`, transfer)).toEqual([200, expect.objectContaining(detail)]);
    const finish = await post('eva', `/v1/tasks/${uuid}/finish`, { pedido: '1' });
    expect(finish).toEqual([200, expect.objectContaining({ ...detail, status: 'FINISHED' })]);
    const other = await approved();
    const cancel = await post('ana', `/v1/processes/${other.protocol}/cancel`, { motive: 'engano' });
    expect(cancel).toEqual([200, { protocol: other.protocol, status: 'CANCELED' }]);
  });

  test('T7.3.33 a call repeated with its key returns the same response and has no second effect', async () => {
    const { db, api, approved, take } = await office();
    const [a, b] = [await approved(), await approved()];
    await take('caio', a.uuid);
    const body = JSON.stringify({ tasks: [a.uuid, b.uuid], data: { pedido: '1' } });
    const send = () =>
      api.fetch('caio', '/v1/tasks/massive-finish', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'idempotency-key': 'lote-1' },
      });
    const first = await (await send()).json();
    expect(outcomes(first)).toEqual(['done', 'failed TASK_NOT_HELD']);
    await take('caio', b.uuid);
    const again = await send();
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await again.json()).toEqual(first);
    const open = await db.selectFrom('tasks').select('uuid').where('status', '=', 'TO_DO').execute();
    expect(open).toEqual([{ uuid: b.uuid }]);
  });

  test('concurrent bulk calls on the same tasks in opposite orders wait for each other', async () => {
    const { api, approved, tag } = await office();
    const tasks: string[] = [];
    for (let number = 0; number < 6; number += 1) tasks.push((await approved()).uuid);
    const [caio, davi] = [api.as('caio'), api.as('davi')];
    const [first, second] = await Promise.all([
      caio.call(bulkAssign, { body: { tasks } }),
      davi.call(bulkAssign, { body: { tasks: tasks.toReversed() } }),
    ]);
    expect([...first.processed, ...second.processed].sort()).toEqual(tasks.toSorted());
    const [winner, held] = first.processed.length > 0 ? [caio, first.processed] : [davi, second.processed];
    const [finished, tagged] = await Promise.all([
      winner.call(bulkFinish, { body: { tasks: held, data: { pedido: '1' } } }),
      caio.call(bulkSetTag, { query: { idTaskMarker: tag }, body: { items: held.toReversed() } }),
    ]);
    expect(finished.processed).toEqual(held);
    expect(tagged.results?.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  });

  test('a database error on one task does not affect the others', async () => {
    const { db, api, approved, take } = await office();
    const all = [await approved(), await approved(), await approved()];
    for (const { uuid } of all) await take('caio', uuid);
    await sql`create function break_one() returns trigger language plpgsql as $$
      begin
        if new.idk = ${sql.lit(all[1]?.idk)} then raise exception 'the disk is full'; end if;
        return new;
      end
    $$`.execute(db);
    await sql`create trigger break_one before insert on histories for each row execute function break_one()`.execute(
      db,
    );
    const tasks = all.map(({ uuid }) => uuid);
    try {
      const answer = await api.as('caio').call(bulkFinish, { body: { tasks, data: { pedido: '1' } } });
      expect(outcomes(answer)).toEqual(['done', 'failed INTERNAL_ERROR', 'done']);
    } finally {
      await sql`drop function break_one cascade`.execute(db);
    }
    const open = await db.selectFrom('tasks').select(['uuid', 'held_by']).where('status', '=', 'TO_DO').execute();
    expect(open).toMatchObject([{ uuid: all[1]?.uuid }]);
  });

  test('a server error on one task does not affect the others', async () => {
    const { db, approved, take } = await office();
    const [a, b] = [await approved(), await approved()];
    for (const { uuid } of [a, b]) await take('caio', uuid);
    let calls = 0;
    const broken = createTestApi(db, {
      now: () => {
        calls += 1;
        if (calls === 1) throw new Error('the clock stopped');
        return new Date('2026-03-02T12:00:00Z');
      },
    });
    const tasks = [a.uuid, b.uuid];
    const answer = await broken.as('caio').call(bulkFinish, { body: { tasks, data: { pedido: '1' } } });
    expect(answer.results).toMatchObject([
      { outcome: 'failed', reason: 'INTERNAL_ERROR', message: 'Ocorreu um erro interno' },
      { outcome: 'done' },
    ]);
  });
});
