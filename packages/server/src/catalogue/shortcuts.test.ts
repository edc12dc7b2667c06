import {
  addFavouriteService,
  createServiceTicket,
  listServiceShortcuts,
  redeemServiceTicket,
  removeFavouriteService,
} from '@tramita/client/contract';
import { requirementMessages } from '@tramita/client/rules';
import { expect, test } from 'vitest';
import { definition, insertInitializerGroup, insertProcess } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { cleanUpKind, createCleanUpHandler } from '../jobs/clean-up.ts';
import { createTestApi, insertOffice, startPurchase } from '../testing/api.ts';

describeDatabase('catalogue shortcuts', (database) => {
  async function office(now?: () => Date) {
    const { db } = database();
    const people = await insertOffice(db);
    const api = createTestApi(db, now ? { now } : {});
    const url = 'https://viagens.example/?chave={token}';
    const elsewhere = await insertProcess(db, definition([], []), { name: 'viagens', title: 'Viagens', url });
    return { db, api, ...people, elsewhere };
  }
  const titles = (services: readonly { title: string }[]) => services.map(({ title }) => title);

  test('favourites are stored per user, sorted by title; marking or removing twice changes nothing', async () => {
    const { api, processId, elsewhere, db } = await office();
    const ana = api.as('ana');
    for (const id of [elsewhere, processId, elsewhere]) await ana.call(addFavouriteService, { params: { id } });
    const { favourites } = await ana.call(listServiceShortcuts);
    expect(titles(favourites)).toEqual(['Compras', 'Viagens']);
    expect((await api.as('bia').call(listServiceShortcuts)).favourites).toEqual([]);
    for (let times = 0; times < 2; times += 1) await ana.call(removeFavouriteService, { params: { id: processId } });
    expect(titles((await ana.call(listServiceShortcuts)).favourites)).toEqual(['Viagens']);
    await db.updateTable('processes').set({ active: false }).where('id', '=', elsewhere).execute();
    expect((await ana.call(listServiceShortcuts)).favourites).toEqual([]);
  });

  test('a user has at most fifty favourites, even with concurrent calls; existing ones can be marked again', async () => {
    const { api, db, processId } = await office();
    const ids = [processId];
    for (let number = 1; number < 53; number += 1) {
      ids.push(await insertProcess(db, definition([], []), { name: `s${number}`, title: `Serviço ${number}` }));
    }
    const add = (id: number) => api.as('ana').call(addFavouriteService, { params: { id } });
    const answers = await Promise.allSettled(ids.map(add));
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({ status: 409, errorCode: 'CONFLICT' });
    const { favourites } = await api.as('ana').call(listServiceShortcuts);
    expect(favourites).toHaveLength(50);
    await add(favourites[0]?.id ?? 0);
  });

  test('returns the services a user requested recently, newest first, each once', async () => {
    const { api, processId } = await office();
    await startPurchase(api, processId);
    await startPurchase(api, processId);
    const { recent } = await api.as('ana').call(listServiceShortcuts);
    expect(titles(recent)).toEqual(['Compras']);
    // C3.04: the track of the newest request
    expect(recent[0]?.track).toContain('now');
    expect(Date.parse(recent[0]?.requestedAt ?? '')).not.toBeNaN();
    expect((await api.as('bia').call(listServiceShortcuts)).recent).toEqual([]);
  });

  test('a ticket identifies its user once, within a minute; only its hash is stored', async () => {
    let now = new Date('2026-11-20T12:00:00Z');
    const { api, elsewhere, db } = await office(() => now);
    const ask = (ticket: string) => api.as('bia').call(redeemServiceTicket, { body: { ticket } });
    const params = { id: elsewhere };
    const { ticket, expiresAt } = await api.as('ana').call(createServiceTicket, { params });
    expect(expiresAt).toBe('2026-11-20T12:01:00.000Z');
    const kept = await db.selectFrom('service_tickets').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(ticket);
    expect(await ask(ticket)).toMatchObject({
      userName: 'ana',
      service: { id: elsewhere, name: 'viagens', title: 'Viagens' },
    });
    await expect(ask(ticket)).rejects.toMatchObject({ status: 404 });
    const late = await api.as('ana').call(createServiceTicket, { params });
    now = new Date('2026-11-20T12:01:00Z');
    await expect(ask(late.ticket)).rejects.toMatchObject({ status: 404 });
  });

  test('refuses a ticket to users whose group or status may not start the service', async () => {
    const { api, ana, db } = await office();
    const { id: leave } = await db
      .insertInto('assignee_statuses')
      .values({ description: 'Afastado' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const url = 'https://viagens.example/?chave={token}';
    const group = await insertInitializerGroup(db, [ana]);
    const ofGroup = await insertProcess(db, definition([], []), { url, initializer_group_id: group });
    const ofStatus = await insertProcess(db, definition([], []), { url });
    const assignee_statuses = JSON.stringify([leave]);
    await db.updateTable('processes').set({ assignee_statuses }).where('id', '=', ofStatus).execute();
    const ask = (name: string, id: number) => api.as(name).call(createServiceTicket, { params: { id } });
    const refusal = {
      status: 403,
      errorCode: 'INITIALIZER_GROUP_REQUIRED',
      problem: { detail: requirementMessages.INITIALIZER_GROUP_REQUIRED },
    };
    await expect(ask('bia', ofGroup)).rejects.toMatchObject(refusal);
    await expect(ask('ana', ofStatus)).rejects.toMatchObject(refusal);
    expect(await db.selectFrom('service_tickets').select('hash').execute()).toEqual([]);
    await ask('ana', ofGroup);
    await db.updateTable('users').set({ status_id: leave }).where('id', '=', ana).execute();
    await ask('ana', ofStatus);
  });

  test('the daily clean-up removes unused tickets', async () => {
    let now = new Date('2026-11-20T12:00:00Z');
    const { api, elsewhere, db } = await office(() => now);
    await api.as('ana').call(createServiceTicket, { params: { id: elsewhere } });
    now = new Date('2026-11-20T12:01:00Z');
    const job = { id: 1, kind: cleanUpKind, payload: {}, attempt: 1, maxAttempts: 1 };
    await createCleanUpHandler(api.services)(job, new AbortController().signal);
    expect(await db.selectFrom('service_tickets').selectAll().execute()).toEqual([]);
  });
});
