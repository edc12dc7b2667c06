import {
  assignTask,
  bulkCancel,
  bulkFinishRequests,
  cancelRequest,
  finishTask,
  getRequest,
  getSteps,
  getTask,
  listHistory,
  listNotifications,
  listTasks,
} from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { insertUser } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { createTestApi, insertOffice, openTaskOf, startPurchase } from '../testing/api.ts';
import { translate } from '../text/translate.ts';

const absent = '0b1c2d3e-0000-4000-8000-000000000001';
const hidden = { outcome: 'failed', reason: 'NOT_FOUND', message: 'Não encontramos esta solicitação' };

describeDatabase('ending several requests', (database) => {
  async function office() {
    const { db } = database();
    const people = await insertOffice(db);
    await insertUser(db, { user_name: 'gil', first_name: 'Gil', roles: 'ROLE_REPORT' });
    const api = createTestApi(db);
    const start = async () => {
      const { idk, protocol } = await startPurchase(api, people.processId);
      return { idk, protocol, uuid: await openTaskOf(db, idk) };
    };
    const finished = async () => {
      const { idk, protocol, uuid } = await start();
      await api.as('bia').call(finishTask, { params: { uuid }, body: { approved: true } });
      const next = await openTaskOf(db, idk);
      await api.as('caio').call(assignTask, { params: { uuid: next } });
      await api.as('caio').call(finishTask, { params: { uuid: next }, body: { pedido: '1' } });
      return { idk, protocol };
    };
    const canceled = async () => {
      const request = await start();
      const params = { protocolKirk: request.protocol };
      await api.as('ana').call(cancelRequest, { params, body: { motive: 'desisti' } });
      return request;
    };
    return { db, api, ...people, start, finished, canceled };
  }

  test('E11.02 P7.3.13 the reasons of a bulk action are in the language of the caller', async () => {
    const { api, start, canceled } = await office();
    const [ended, open] = [await canceled(), await start()];
    const protocols = [ended.protocol, open.protocol, absent];
    const answer = await api
      .as('bia')
      .withLocale('en')
      .call(bulkCancel, { body: { protocols, motive: 'mistake' } });
    const portuguese = await api.as('bia').call(bulkCancel, { body: { protocols, motive: 'engano' } });
    const pairs = portuguese.results?.map(({ message }, index) => [message ?? '', answer.results?.[index]?.message]);
    for (const [said, translated] of pairs ?? []) expect(translated).toBe(translate(said ?? '', 'en'));
    expect(answer.results?.[2]?.message).not.toBe(hidden.message);
  });

  test('T7.3.18 cancels the caller’s requests with one reason and refuses those of others individually', async () => {
    const { api, start } = await office();
    const [a, b] = [await start(), await start()];
    const protocols = [a.protocol, absent, b.protocol, a.protocol];
    const asBia = await api.as('bia').call(bulkCancel, { body: { protocols, motive: 'engano' } });
    expect(asBia.results).toMatchObject([
      { outcome: 'failed', reason: 'NOT_CREATOR', message: 'Só quem abriu a solicitação pode cancelá-la' },
      hidden,
      { outcome: 'failed', reason: 'NOT_CREATOR' },
    ]);
    expect(asBia.processed).toEqual([]);
    const asEva = await api.as('eva').call(bulkCancel, { body: { protocols: [a.protocol], motive: 'engano' } });
    expect(asEva.results).toMatchObject([hidden]);
    const asAna = await api.as('ana').call(bulkCancel, { body: { protocols, motive: ' engano ' } });
    expect(asAna).toMatchObject({ processed: [a.protocol, b.protocol], ignored: [absent] });
    const request = await api.as('ana').call(getRequest, { params: { uuid: b.protocol } });
    expect(request).toMatchObject({ status: 'CANCELED', motive: 'engano' });
  });

  test('T4.7.03 cancelling leaves finished and canceled requests unchanged', async () => {
    const { api, start, finished, canceled } = await office();
    const protocols = [(await finished()).protocol, (await canceled()).protocol, (await start()).protocol];
    const answer = await api.as('ana').call(bulkCancel, { body: { protocols, motive: 'engano' } });
    const skipped = { outcome: 'skipped', reason: 'PROCESS_ENDED', message: 'A solicitação já foi encerrada' };
    expect(answer.results).toMatchObject([skipped, skipped, { outcome: 'done' }]);
  });

  test('T5.2.09 T5.2.05 ending several requests requires a reason', async () => {
    const { api, start } = await office();
    const body = { protocols: [(await start()).protocol], motive: '  ' };
    const refused = {
      status: 400,
      errorCode: 'MOTIVE_REQUIRED',
      problem: { message: 'Descreva o motivo para realizar a ação' },
    };
    await expect(api.as('ana').call(bulkCancel, { body })).rejects.toMatchObject(refused);
    await expect(api.as('gil').call(bulkFinishRequests, { body })).rejects.toMatchObject(refused);
  });

  test('T7.3.03 P7.3.12 report viewers end requests at any step; ended requests stay unchanged', async () => {
    const { api, db, start, finished, canceled } = await office();
    const [waiting, done, gone] = [await start(), await finished(), await canceled()];
    const protocols = [done.protocol, waiting.protocol, gone.protocol, absent];
    const body = { protocols, motive: 'prazo vencido' };
    const answer = await api.as('gil').call(bulkFinishRequests, { body });
    expect(answer.results).toMatchObject([
      { id: done.protocol, outcome: 'skipped', reason: 'PROCESS_ENDED' },
      { id: waiting.protocol, outcome: 'done' },
      { id: gone.protocol, outcome: 'skipped', reason: 'PROCESS_ENDED' },
      hidden,
    ]);
    expect(answer).toMatchObject({ processed: [waiting.protocol], ignored: [done.protocol, gone.protocol, absent] });
    const request = await api.as('ana').call(getRequest, { params: { uuid: waiting.protocol } });
    expect(request).toMatchObject({ status: 'FINISHED', motive: 'prazo vencido' });
    const task = await api.as('bia').call(getTask, { params: { uuid: waiting.uuid } });
    expect(task).toMatchObject({ status: 'CANCELED', motive: 'prazo vencido' });
    const { steps } = await api.as('ana').call(getSteps, { query: { idk: waiting.idk } });
    expect(steps.at(-1)).toMatchObject({ status: 'FINISHED', details: 'prazo vencido', canceled: false });
    expect(steps.at(-1)?.finishedBy?.nickName).toBe('Gil');
    const query = { myTasks: false, assignedToMe: false, status: 'TO_DO' } as const;
    expect(await api.as('bia').call(listTasks, { query })).toEqual([]);
    const rows = await db.selectFrom('instances').select('motive').where('idk', '=', done.idk).execute();
    expect(rows).toEqual([{ motive: null }]);
  });

  test('ending a request records the user and reason, and notifies the requester and the assignee', async () => {
    const { api, start } = await office();
    const { protocol, idk } = await start();
    const body = { protocols: [protocol], motive: 'prazo vencido' };
    await api.as('gil').call(bulkFinishRequests, { body });
    const history = await api.as('ana').call(listHistory, { params: { id: protocol } });
    expect(history.map(({ message }) => message)).toContain(
      '<b>Gil Silva</b> encerrou a solicitação pelo relatório. Motivo: prazo vencido',
    );
    const message = `Gil Silva encerrou a solicitação <b>${idk}</b>, <b>Compras</b>. Motivo: prazo vencido`;
    for (const name of ['ana', 'bia']) {
      const { notifications } = await api.as(name).call(listNotifications, { query: {} });
      expect(notifications.map((notification) => notification.message)).toContain(message);
    }
  });

  test('T7.3.03 returns 403 to users who cannot see reports', async () => {
    const { api, start } = await office();
    const body = { protocols: [(await start()).protocol], motive: 'x' };
    await expect(api.as('ana').call(bulkFinishRequests, { body })).rejects.toMatchObject({ status: 403 });
  });
});
