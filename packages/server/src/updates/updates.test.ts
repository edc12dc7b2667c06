import { getUpdate, listUpdates } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { insertUser } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { insertUpdates } from '../db/updates/updates.ts';
import { createTestApi, testNow } from '../testing/api.ts';

const dayMs = 24 * 60 * 60 * 1000;

describeDatabase('updates', (database) => {
  async function openUpdates() {
    const { db } = database();
    const ana = await insertUser(db, { user_name: 'ana', complete_name: 'Ana Souza' });
    await insertUser(db, { user_name: 'bia' });
    await insertUser(db, { user_name: 'admin', roles: 'ROLE_ADMIN' });
    const days = Array.from({ length: 12 }, (_, day) => day);
    await insertUpdates(
      db,
      days.map((day) => ({
        title: `Novidade ${day}`,
        description: day === 3 ? '<p>Férias de <strong>verão</strong></p>' : '<p>strong</p>',
        created_by: ana,
        created_at: new Date(testNow.getTime() - day * dayMs),
      })),
    );
    const api = createTestApi(db);
    return { list: (name: string, query = {}) => api.as(name).call(listUpdates, { query }), api };
  }

  test('T7.4.09 P7.7.01 P7.7.02 lists the newest first, ten per page, or one to check for unread updates', async () => {
    const { list } = await openUpdates();
    const first = await list('bia');
    expect(first.totalElements).toBe(12);
    expect(first.elements).toHaveLength(10);
    expect(first.elements[0]).toEqual({
      id: first.elements[0]?.id,
      title: 'Novidade 0',
      description: '<p>strong</p>',
      createdAt: testNow.toISOString(),
      createdBy: { completeName: 'Ana Souza' },
      attachments: [],
    });
    expect((await list('bia', { page: 1 })).elements.map(({ title }) => title)).toEqual(['Novidade 10', 'Novidade 11']);
    expect((await list('bia', { page: 0, size: 1 })).elements).toHaveLength(1);
  });

  test('P2.9.01 searches title and text without case and accents, ignoring HTML tags', async () => {
    const { list } = await openUpdates();
    expect((await list('bia', { q: 'VERAO' })).elements.map(({ title }) => title)).toEqual(['Novidade 3']);
    expect((await list('bia', { q: 'novidade 1' })).totalElements).toBe(3);
    expect((await list('bia', { q: '<p>' })).totalElements).toBe(0);
    expect((await list('bia', { q: '%' })).totalElements).toBe(0);
  });

  test('P2.9.01 finds words as they are read: half bold, with signs, over two lines, with blanks that do not break', async () => {
    const { list } = await openUpdates();
    const { db } = database();
    const description =
      '<p><b>Fér</b>ias&nbsp;coletivas de P&amp;D</p><ul><li>se a &lt; b</li><li>dia 31\u00a0de\u00a0maio</li></ul>';
    await db
      .updateTable('updates')
      .set({ description: description.replaceAll('&nbsp;', '\u00a0') })
      .where('title', '=', 'Novidade 3')
      .execute();
    const found = async (q: string) => (await list('bia', { q })).elements.map(({ title }) => title);
    for (const q of ['ferias coletivas', 'coletivas\u00a0de P&D', 'p&d se a < b', 'b dia 31 de maio']) {
      expect(await found(q), q).toEqual(['Novidade 3']);
    }
    for (const q of ['amp;', '&lt;', 'fér ias']) expect(await found(q), q).toEqual([]);
  });

  test('P7.7.03 P6.20 counts a read once per user, and shows the number to administrators only', async () => {
    const { list, api } = await openUpdates();
    const id = (await list('bia')).elements[0]?.id ?? 0;
    const read = (name: string) => api.as(name).call(getUpdate, { params: { id } });
    expect(await read('bia')).not.toHaveProperty('viewsCount');
    await read('bia');
    expect(await read('admin')).toMatchObject({ title: 'Novidade 0', viewsCount: 2 });
    expect((await list('admin')).elements[0]?.viewsCount).toBe(2);
    expect((await list('bia')).elements[0]).not.toHaveProperty('viewsCount');
  });
});
