import {
  assignTask,
  finishTask,
  getRequest,
  getRequestToRate,
  listHistory,
  rateRequest,
} from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { describeDatabase } from '../db/testing/test-database.ts';
import { createTestApi, insertOffice, openTaskOf, startPurchase } from '../testing/api.ts';

describeDatabase('ratings', (database) => {
  async function office() {
    const { db } = database();
    const people = await insertOffice(db);
    const api = createTestApi(db);
    const { idk, protocol } = await startPurchase(api, people.processId);
    const finish = async () => {
      await api.as('bia').call(finishTask, { params: { uuid: await openTaskOf(db, idk) }, body: { approved: true } });
      const params = { uuid: await openTaskOf(db, idk) };
      await api.as('caio').call(assignTask, { params });
      await api.as('caio').call(finishTask, { params, body: { pedido: '1' } });
    };
    const rate = (name: string, status: 0 | 1 = 1, comment?: string) =>
      api.as(name).call(rateRequest, { params: { uuid: protocol }, body: { status, comment } });
    return { db, api, ...people, idk, protocol, finish, rate };
  }

  test('P1.13 P1.14 P7.4.08 the requester rates a finished request, with or without a comment', async () => {
    const { api, protocol, finish, rate } = await office();
    await finish();
    await rate('ana', 0, ' demorou <i>muito</i> ');
    const toRate = await api.as('ana').call(getRequestToRate, { params: { uuid: protocol } });
    expect(toRate).toMatchObject({ hasNps: true, npsStatus: 0, npsComment: 'demorou <i>muito</i>' });
    const history = await api.as('ana').call(listHistory, { params: { id: protocol } });
    expect(history[0]?.message).toContain('Não Gostei');
  });

  test('P3.08 a request to rate contains its title, whether it may be rated, and its rating', async () => {
    const { api, idk, protocol, finish, rate } = await office();
    await finish();
    const read = () => api.as('ana').call(getRequestToRate, { params: { uuid: protocol } });
    const { uuid, ...before } = await read();
    expect(uuid).toMatch(/^[\da-f-]{36}$/);
    expect(before).toMatchObject({ processInstanceId: idk, processTitle: 'Compras', hasNps: true });
    expect([before.npsStatus, before.npsComment]).toEqual([null, null]);
    await rate('ana', 1, 'rápido');
    expect(await read()).toMatchObject({ npsStatus: 1, npsComment: 'rápido' });
  });

  test('P7.4.08 refuses a second rating and changes nothing', async () => {
    const { api, protocol, finish, rate } = await office();
    await finish();
    const results = await Promise.allSettled([rate('ana', 1), rate('ana', 1)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(rate('ana', 0)).rejects.toMatchObject({ status: 409, errorCode: 'NPS_ALREADY_RATED' });
    expect(await api.as('ana').call(getRequest, { params: { uuid: protocol } })).toMatchObject({ npsStatus: 1 });
  });

  test('P7.4.08 refuses to rate an unfinished request, or one whose process has no ratings', async () => {
    const { db, finish, rate } = await office();
    const unavailable = { status: 400, errorCode: 'NPS_NOT_AVAILABLE' };
    await expect(rate('ana')).rejects.toMatchObject(unavailable);
    await finish();
    await db.updateTable('processes').set({ has_nps: false }).execute();
    await expect(rate('ana')).rejects.toMatchObject(unavailable);
  });

  test('P1.12 only the requester may rate', async () => {
    const { finish, rate } = await office();
    await finish();
    for (const name of ['bia', 'caio', 'admin']) await expect(rate(name)).rejects.toMatchObject({ status: 403 });
    await expect(rate('eva')).rejects.toMatchObject({ status: 404 });
    await rate('ana');
  });

  test('P5.16 refuses a rating other than 0 or 1, and a comment over 500 characters', async () => {
    const { api, protocol, finish, rate } = await office();
    await finish();
    const send = (body: unknown) =>
      api.fetch('ana', `/v1/requests/${protocol}/nps`, { method: 'POST', body: JSON.stringify(body) });
    for (const body of [{}, { status: 2 }, { status: '1' }, { status: 1, comment: 'x'.repeat(501) }]) {
      expect((await send(body)).status).toBe(400);
    }
    await rate('ana', 1, 'x'.repeat(500));
  });
});
