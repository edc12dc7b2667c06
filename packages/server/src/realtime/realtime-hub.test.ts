import type { RealtimeMessage } from '@tramita/client/contract';
import { type Kysely, sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { addNotifications } from '../db/messages/notifications.ts';
import type { Database } from '../db/tables/schema.ts';
import { commentBy } from '../db/testing/notification.ts';
import { describeDatabases } from '../db/testing/test-database.ts';
import { createMemoryLogger } from '../http/testing/http-bench.ts';
import { createTestApi, insertOffice, startPurchase } from '../testing/api.ts';
import { type HubMember, type HubOptions, RealtimeHub } from './realtime-hub.ts';

const protocol = '0b1c2d3e-0000-4000-8000-000000000007';
/** Id of no user. */
const absentId = 2_000_000_000;
const counts = { notifications: 0, myTasks: 0, groupTasks: 0, assignedToMe: 0 };

describeDatabases('the hub', (database) => {
  let hub: RealtimeHub;
  afterEach(() => hub.close());

  async function office(options: HubOptions = {}) {
    const { db } = database();
    const people = await insertOffice(db);
    const log = createMemoryLogger();
    hub = new RealtimeHub({ db, log, now: () => new Date() }, { gatherMs: 20, ...options });
    return { db, log, ...people };
  }

  function connect(userId: number) {
    const received: RealtimeMessage[] = [];
    const expel = vi.fn();
    const member: HubMember = { userId, push: (message) => received.push(message), expel };
    hub.join(member);
    return { member, received, expel };
  }

  const notify = (db: Kysely<Database>, ...userIds: number[]) =>
    addNotifications(db, userIds, { content: commentBy('Bia'), protocol, at: new Date() });

  /** Waits for the given numbers of messages, and for two later rounds, which would send an extra one. */
  async function receivedTimes(...expected: [connection: { readonly received: RealtimeMessage[] }, times: number][]) {
    const times = () => expected.map(([{ received }]) => received.length);
    const wanted = expected.map(([, count]) => count);
    await vi.waitFor(() => expect(times()).toEqual(wanted));
    // the hub disconnects an unknown user instead of sending a message
    const unknown = connect(absentId);
    for (const round of [1, 2]) {
      hub.greet(unknown.member);
      await vi.waitFor(() => expect(unknown.expel).toHaveBeenCalledTimes(round));
    }
    hub.leave(unknown.member);
    expect(times()).toEqual(wanted);
  }

  test('T7.4.13 T7.4.14 notification changes send a refresh, task changes send counts, both current', async () => {
    const { db, ana, bia, processId } = await office();
    const ofBia = connect(bia);
    const { received } = ofBia;
    await startPurchase(createTestApi(db), processId);
    await notify(db, bia);
    hub.onChange({ kind: 'counts', to: 'user', id: bia });
    await receivedTimes([ofBia, 1]);
    const body = { notifications: 2, myTasks: 0, groupTasks: 1, assignedToMe: 1 };
    expect(received[0]).toEqual({ type: 'READ_STATUS', body });
    hub.onChange({ kind: 'notifications', to: 'user', id: bia });
    await receivedTimes([ofBia, 2]);
    expect(received[1]).toEqual({ type: 'REFRESH_NOTIFICATIONS', body });
    hub.onChange({ kind: 'notifications', to: 'user', id: ana });
    await receivedTimes([ofBia, 2]);
  });

  test('sends one message per page for many concurrent changes, and prefers notifications', async () => {
    const { bia } = await office();
    const pages = [connect(bia), connect(bia)] as const;
    for (let round = 0; round < 500; round += 1) {
      hub.onChange({ kind: round === 250 ? 'notifications' : 'counts', to: 'user', id: bia });
    }
    await receivedTimes([pages[0], 1], [pages[1], 1]);
    for (const { received } of pages) expect(received).toEqual([{ type: 'REFRESH_NOTIFICATIONS', body: counts }]);
  });

  test('changes of a group reach only its connected members', async () => {
    const { bia, caio, davi, buyers } = await office();
    const [ofBia, ofCaio, ofDavi] = [connect(bia), connect(caio), connect(davi)];
    hub.onChange({ kind: 'counts', to: 'group', id: buyers });
    hub.onChange({ kind: 'notifications', to: 'user', id: davi });
    await receivedTimes([ofBia, 0], [ofCaio, 1], [ofDavi, 1]);
    expect(ofCaio.received).toEqual([{ type: 'READ_STATUS', body: counts }]);
    expect(ofDavi.received).toEqual([{ type: 'REFRESH_NOTIFICATIONS', body: counts }]);
  });

  test('changes of an absent person and of their groups reach the connected substitute', async () => {
    const { db, caio, eva, bia, buyers } = await office();
    const [ofEva, ofBia] = [connect(eva), connect(bia)];
    hub.onChange({ kind: 'counts', to: 'user', id: caio });
    await receivedTimes([ofEva, 0]);
    const period = sql`current_date - 2, current_date + 2`;
    await sql`insert into absences (user_id, starts_on, ends_on, reason, includes_groups)
      select ${caio}, ${period}, 'OTHER', true`.execute(db);
    await sql`insert into absence_substitutes (absence_id, user_id) select id, ${eva} from absences`.execute(db);
    hub.onChange({ kind: 'counts', to: 'user', id: caio });
    await receivedTimes([ofEva, 1], [ofBia, 0]);
    hub.onChange({ kind: 'counts', to: 'group', id: buyers });
    await receivedTimes([ofEva, 2], [ofBia, 0]);
  });

  test('sends the current state to a new connection alone, and to every connection after a gap', async () => {
    const { bia, caio } = await office();
    const [old, other] = [connect(bia), connect(caio)];
    const fresh = connect(bia);
    hub.greet(fresh.member);
    await receivedTimes([fresh, 1], [old, 0], [other, 0]);
    hub.onGap();
    await receivedTimes([fresh, 2], [old, 1], [other, 1]);
    expect(other.received[0]?.type).toBe('REFRESH_NOTIFICATIONS');
  });

  test('sends nothing to a connection that has closed', async () => {
    const { bia } = await office();
    const ofBia = connect(bia);
    expect(hub.sizeOf(bia)).toBe(1);
    hub.onChange({ kind: 'counts', to: 'user', id: bia });
    hub.leave(ofBia.member);
    await receivedTimes([ofBia, 0]);
    expect(hub.sizeOf(bia)).toBe(0);
  });

  test('disconnects a deactivated user when there is a message to send', async () => {
    const { db, bia } = await office();
    const { received, expel } = connect(bia);
    await db.updateTable('users').set({ active: false }).where('id', '=', bia).execute();
    hub.onChange({ kind: 'counts', to: 'user', id: bia });
    await vi.waitFor(() => expect(expel).toHaveBeenCalledOnce());
    expect(received).toEqual([]);
  });

  test('D4.12 disconnects a deactivated user at the notice, without a query', async () => {
    const { db, bia, caio } = await office();
    const [first, second, stays] = [connect(bia), connect(bia), connect(caio)];
    hub.onChange({ kind: 'gone', to: 'user', id: bia });
    for (const { expel } of [first, second]) expect(expel).toHaveBeenCalledOnce();
    expect(stays.expel).not.toHaveBeenCalled();
    expect(await db.selectFrom('users').select('active').where('id', '=', bia).execute()).toEqual([{ active: true }]);
  });

  test('D4.12 disconnects a deactivated user at the next check, even without a notice', async () => {
    const { db, bia, caio } = await office({ checkMs: 50 });
    const [gone, stays] = [connect(bia), connect(caio)];
    await db.updateTable('users').set({ active: false }).where('id', '=', bia).execute();
    await vi.waitFor(() => expect(gone.expel).toHaveBeenCalled());
    expect(stays.expel).not.toHaveBeenCalled();
  });

  test('retries for every user after a database error', async () => {
    const { db, log, bia, caio, buyers } = await office({ retryMs: 50 });
    const [ofBia, ofCaio] = [connect(bia), connect(caio)];
    await sql`alter table notifications rename to notifications_away`.execute(db);
    await sql`alter table group_members rename to group_members_away`.execute(db);
    try {
      hub.onChange({ kind: 'counts', to: 'group', id: buyers });
      hub.onChange({ kind: 'counts', to: 'user', id: bia });
      await vi.waitFor(() => expect(log.entries.length).toBeGreaterThan(1));
      await sql`alter table group_members_away rename to group_members`.execute(db);
      await vi.waitFor(() =>
        expect(log.entries.map(({ message }) => message)).toContain('could not read the counts of connected users'),
      );
    } finally {
      await sql`alter table if exists group_members_away rename to group_members`.execute(db);
      await sql`alter table notifications_away rename to notifications`.execute(db);
    }
    await receivedTimes([ofBia, 1], [ofCaio, 1]);
    expect(log.entries[0]).toMatchObject({ level: 'warn', message: 'could not find the users affected by a change' });
  });

  test('logs when the database listener is lost and when it is restored', async () => {
    const { log } = await office();
    hub.onLost(new Error('ended'));
    hub.onGap();
    expect(log.entries).toMatchObject([
      { level: 'warn', message: 'lost the listener for changes', fields: { error: 'ended' } },
      { level: 'info', message: 'listening for changes again' },
    ]);
  });
});
