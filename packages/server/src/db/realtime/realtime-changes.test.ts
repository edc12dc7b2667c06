import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestApi, insertOffice, openTaskOf, startPurchase } from '../../testing/api.ts';
import { addNotifications, changeNotification, markAllNotificationsRead } from '../messages/notifications.ts';
import { markRead, markUnread } from '../tasks/tasks.ts';
import { insertUser } from '../testing/builders.ts';
import { commentBy } from '../testing/notification.ts';
import { describeDatabases } from '../testing/test-database.ts';
import { readChange, switchRealtime } from './realtime-changes.ts';

const protocol = '0b1c2d3e-0000-4000-8000-000000000007';

describeDatabases('changes', (database) => {
  let heard: string[];
  let stop: () => Promise<void>;

  beforeEach(async () => {
    heard = [];
    stop = await database().listen({
      onChange: ({ kind, to, id }) => heard.push(`${kind} ${to} ${id}`),
      onGap: () => heard.push('gap'),
    });
  });
  afterEach(() => stop());

  const switchOn = () => switchRealtime(database().db, true);

  /** Returns the notifications caused by `work`, sorted and without duplicates of a transaction. */
  async function changesOf(work: () => Promise<unknown>): Promise<string[]> {
    const { db } = database();
    heard.length = 0;
    await work();
    // earlier notifications arrive before this one
    const end = `counts user ${2_000_000_000 + Math.floor(Math.random() * 1_000_000)}`;
    await sql`select pg_notify(realtime_channel(current_schema()), ${end.replace('user ', 'u')})`.execute(db);
    await vi.waitFor(() => expect(heard).toContain(end));
    return heard.filter((changes) => changes !== end).sort();
  }

  const notify = (userIds: number[]) =>
    addNotifications(database().db, userIds, { content: commentBy('Bia'), protocol, at: new Date() });

  test('sends no notification while no server has switched the channel on', async () => {
    const { db } = database();
    const ana = await insertUser(db, { user_name: 'ana' });
    expect(await changesOf(() => notify([ana]))).toEqual([]);
    await switchOn();
    expect(await changesOf(() => notify([ana]))).toEqual([`notifications user ${ana}`]);
    await switchRealtime(db, false);
    expect(await changesOf(() => notify([ana]))).toEqual([]);
  });

  test('notifies a user about inserted, changed and deleted notifications, once per statement', async () => {
    const { db } = database();
    await switchOn();
    const ana = await insertUser(db, { user_name: 'ana' });
    const bia = await insertUser(db, { user_name: 'bia' });
    const both = [`notifications user ${ana}`, `notifications user ${bia}`];
    expect(await changesOf(() => notify([ana, bia, ana, ana]))).toEqual(both);
    const { id } = await db.selectFrom('notifications').select('id').orderBy('id').executeTakeFirstOrThrow();
    expect(await changesOf(() => changeNotification(db, { id, userId: ana }, { read: true }))).toEqual([both[0]]);
    expect(await changesOf(() => changeNotification(db, { id, userId: ana }, { active: false }))).toEqual([both[0]]);
    expect(await changesOf(() => markAllNotificationsRead(db, bia))).toEqual([both[1]]);
    expect(await changesOf(() => markAllNotificationsRead(db, bia))).toEqual([]);
    expect(await changesOf(() => db.deleteFrom('notifications').execute())).toEqual(both);
  });

  test('sends nothing after a rollback, and duplicates within a transaction once', async () => {
    const { db } = database();
    await switchOn();
    const ana = await insertUser(db, { user_name: 'ana' });
    const message = { content: commentBy('Bia'), protocol, at: new Date() };
    const failed = db.transaction().execute(async (tx) => {
      await addNotifications(tx, [ana], message);
      throw new Error('no');
    });
    expect(await changesOf(() => failed.catch(() => {}))).toEqual([]);
    const twice = () =>
      db.transaction().execute(async (tx) => {
        await addNotifications(tx, [ana], message);
        await addNotifications(tx, [ana], message);
      });
    expect(await changesOf(twice)).toEqual([`notifications user ${ana}`]);
  });

  test('C11.01 notifies users whose counts change: task addressed, read, held, given back, closed', async () => {
    const { db } = database();
    const { bia, caio, buyers, processId } = await insertOffice(db);
    await switchOn();
    const api = createTestApi(db);
    const toBia = [`counts user ${bia}`, `notifications user ${bia}`];
    const counts = (changes: string[]) => changes.filter((line) => line.startsWith('counts'));
    let idk = 0;
    const started = await changesOf(async () => {
      idk = (await startPurchase(api, processId)).idk;
    });
    expect(started).toEqual(expect.arrayContaining(toBia));

    const uuid = await openTaskOf(db, idk);
    const approved = await changesOf(() =>
      api.fetch('bia', `/v1/tasks/${uuid}/finish`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"approved":true}',
      }),
    );
    expect(counts(approved)).toEqual([`counts group ${buyers}`, `counts user ${bia}`]);

    const { id } = await db.selectFrom('tasks').select('id').where('status', '=', 'TO_DO').executeTakeFirstOrThrow();
    expect(await changesOf(() => markRead(db, id, caio))).toEqual([`counts user ${caio}`]);
    expect(await changesOf(() => markRead(db, id, caio))).toEqual([]);
    expect(await changesOf(() => markUnread(db, id, caio))).toEqual([`counts user ${caio}`]);
    const concerned = [`counts group ${buyers}`, `counts user ${caio}`];
    const hold = (held_by: number | null) => db.updateTable('tasks').set({ held_by }).where('id', '=', id).execute();
    expect(await changesOf(() => hold(caio))).toEqual(concerned);
    expect(await changesOf(() => hold(caio))).toEqual([]);
    expect(await changesOf(() => hold(null))).toEqual(concerned);
    const end = { status: 'FINISHED', finished_at: new Date() } as const;
    expect(await changesOf(() => db.updateTable('tasks').set(end).where('id', '=', id).execute())).toEqual([
      `counts group ${buyers}`,
    ]);
    expect(
      await changesOf(() => db.updateTable('tasks').set({ title: 'outra' }).where('id', '=', id).execute()),
    ).toEqual([]);
    expect(await changesOf(() => db.deleteFrom('instances').where('idk', '=', idk).execute())).toEqual(
      expect.arrayContaining([`counts group ${buyers}`, `counts user ${bia}`]),
    );
  });

  test('notifies users who join or leave a group or are deactivated', async () => {
    const { db } = database();
    const { eva, buyers } = await insertOffice(db);
    await switchOn();
    const member = { group_id: buyers, user_id: eva };
    expect(await changesOf(() => db.insertInto('group_members').values(member).execute())).toEqual([
      `counts user ${eva}`,
    ]);
    expect(await changesOf(() => db.deleteFrom('group_members').where('user_id', '=', eva).execute())).toEqual([
      `counts user ${eva}`,
    ]);
    const setActive = (active: boolean) => db.updateTable('users').set({ active }).where('id', '=', eva).execute();
    // servers of the previous release know only the counts
    expect(await changesOf(() => setActive(false))).toEqual([`counts user ${eva}`, `gone user ${eva}`]);
    expect(await changesOf(() => setActive(true))).toEqual([]);
  });
});

test.each(['', 'counts', 'counts u', 'counts x7', 'counts u7 ', 'delete u7', 'counts u-7', 'gone'])(
  '%j is no changes',
  (payload) => {
    expect(readChange(payload)).toBeNull();
  },
);
