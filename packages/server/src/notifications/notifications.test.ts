import {
  authInfo,
  deleteNotification,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  markNotificationUnread,
  setLocale,
} from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { addNotifications } from '../db/messages/notifications.ts';
import { insertUser } from '../db/testing/builders.ts';
import { commentBy } from '../db/testing/notification.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { createTestApi, testNow } from '../testing/api.ts';

const protocol = '0b1c2d3e-0000-4000-8000-000000000007';

describeDatabase('notifications', (database) => {
  async function office() {
    const { db } = database();
    const ana = await insertUser(db, { user_name: 'ana' });
    const bia = await insertUser(db, { user_name: 'bia' });
    for (let number = 1; number <= 12; number += 1) {
      await addNotifications(db, [ana], { content: commentBy(String(number)), protocol, at: testNow });
    }
    await addNotifications(db, [bia], { content: commentBy('outra pessoa'), protocol, at: testNow });
    const api = createTestApi(db);
    const list = async (name = 'ana', query = {}) => api.as(name).call(listNotifications, { query });
    return { api, db, list };
  }

  test('T7.4.01 T3.39 T3.40 T9.22 returns a page of the user’s own, newest first, ten by default, with the total unread', async () => {
    const { list } = await office();
    const { unread, notifications } = await list();
    expect(unread).toBe(12);
    expect(notifications).toHaveLength(10);
    expect(notifications[0]).toMatchObject({
      message: '12 comentou na solicitação <b>7</b>, <b>Compras</b>',
      kind: 'comment',
      processTitle: 'Compras',
      read: false,
      active: true,
      protocol,
      createdAt: testNow.toISOString(),
    });
    expect((await list('ana', { page: 1 })).notifications.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^2 /),
      expect.stringMatching(/^1 /),
    ]);
    expect((await list('bia')).notifications).toHaveLength(1);
  });

  test('E11.02 each reader gets the sentence in the language of the call, or in the stored one', async () => {
    const { api, db } = await office();
    const client = api.as('bia');
    const sentence = async (language?: string) => {
      const headers = new Headers(language === undefined ? [] : [['accept-language', language]]);
      const response = await api.fetch('bia', '/v1/notifications', { headers });
      const { notifications } = (await response.json()) as { notifications: { message: string }[] };
      return notifications[0]?.message;
    };
    expect(await sentence('es-AR, en;q=0.5')).toBe('outra pessoa comentó en la solicitud <b>7</b>, <b>Compras</b>');
    expect(await sentence()).toBe('outra pessoa comentou na solicitação <b>7</b>, <b>Compras</b>');
    await client.call(setLocale, { body: { locale: 'en' } });
    expect((await client.call(authInfo)).locale).toBe('en');
    expect(await sentence()).toBe('outra pessoa commented on request <b>7</b>, <b>Compras</b>');
    expect(await sentence('pt')).toBe('outra pessoa comentou na solicitação <b>7</b>, <b>Compras</b>');
    // one of an older release has its Portuguese sentence only
    await db.updateTable('notifications').set({ name: null, message: 'Aviso antigo' }).execute();
    expect(await sentence('en')).toBe('Aviso antigo');
  });

  test('T7.4.02 T7.4.03 T4.4.12 marks one read and unread', async () => {
    const { api, list } = await office();
    const id = (await list()).notifications[0]?.id ?? 0;
    await api.as('ana').call(markNotificationRead, { params: { id } });
    expect(await list()).toMatchObject({
      unread: 11,
      notifications: [{ id, read: true }, {}, {}, {}, {}, {}, {}, {}, {}, {}],
    });
    await api.as('ana').call(markNotificationUnread, { params: { id } });
    expect((await list()).unread).toBe(12);
  });

  test('T7.4.04 T4.4.13 removes a deleted one from list and count', async () => {
    const { api, list } = await office();
    const id = (await list()).notifications[0]?.id ?? 0;
    await api.as('ana').call(deleteNotification, { params: { id } });
    const { unread, notifications } = await list();
    expect(unread).toBe(11);
    expect(notifications.some((notification) => notification.id === id)).toBe(false);
    await expect(api.as('ana').call(markNotificationRead, { params: { id } })).rejects.toMatchObject({ status: 404 });
  });

  test('T7.4.05 T4.4.14 marks all of the user’s own as read at once', async () => {
    const { api, list } = await office();
    await api.as('ana').call(markAllNotificationsRead);
    expect((await list()).unread).toBe(0);
    expect((await list('bia')).unread).toBe(1);
  });

  test('returns 404 for those of other users, and 401 without a session', async () => {
    const { api, list } = await office();
    const id = (await list()).notifications[0]?.id ?? 0;
    for (const [method, path] of [
      ['PUT', `/v1/notifications/${id}/read`],
      ['PUT', `/v1/notifications/${id}/unread`],
      ['DELETE', `/v1/notifications/${id}`],
    ] as const) {
      expect((await api.fetch('bia', path, { method })).status).toBe(404);
      expect((await api.fetch(null, path, { method })).status).toBe(401);
    }
    expect((await api.fetch('ana', '/v1/notifications/um/read', { method: 'PUT' })).status).toBe(400);
    expect((await list()).unread).toBe(12);
  });
});
