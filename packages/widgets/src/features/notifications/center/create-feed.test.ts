import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOffice, notification } from '../testing/notifications-server.ts';
import { undoTime } from './create-change-queue.ts';
import { createFeed, type NotificationFeed } from './create-feed.ts';
import type { TabMessage } from './tab-channel.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(1);
const ids = (feed: NotificationFeed) => feed.read().rows?.map(({ id }) => id);

async function open(count: number) {
  const office = createOffice(count);
  const onFailed = vi.fn();
  const sent: TabMessage[] = [];
  const options = { client: office.client, onUpdated: () => {}, onFailed };
  const feed = createFeed({ ...options, send: (message) => sent.push(message) });
  await feed.refresh('background');
  await settle();
  return { office, feed, onFailed, sent, options };
}

test('T4.4.12 shows a notification as read or unread at once and sends the change', async () => {
  const { office, feed } = await open(3);
  feed.setRead(2, true);
  expect(feed.read()).toMatchObject({ unread: 2, rows: [{ read: false }, { read: true }, { read: false }] });
  await settle();
  expect(office.rows()[1]?.read).toBe(true);
  feed.setRead(2, false);
  expect(feed.read().unread).toBe(3);
  await settle();
  expect(office.rows()[1]?.read).toBe(false);
});

test('sends changes one after another, in order', async () => {
  const { office, feed } = await open(3);
  office.hold(/read/);
  feed.setRead(2, true);
  feed.setRead(2, false);
  feed.setRead(1, true);
  await settle();
  expect(office.sent(/PUT/)).toEqual(['PUT notifications/2/read']);
  office.release();
  await settle();
  expect(office.sent(/PUT/)).toHaveLength(2);
  office.hold(null);
  office.release();
  await settle();
  expect(office.sent(/PUT/)).toEqual([
    'PUT notifications/2/read',
    'PUT notifications/2/unread',
    'PUT notifications/1/read',
  ]);
  expect(feed.read().unread).toBe(2);
});

test('T4.4.14 marks all as read at once, including other pages', async () => {
  const { office, feed } = await open(12);
  feed.markAllRead();
  expect(feed.read().unread).toBe(0);
  expect(feed.read().rows?.every(({ read }) => read)).toBe(true);
  await settle();
  expect(office.sent(/POST/)).toEqual(['POST notifications/mark-all-as-reed']);
  expect(office.rows().every(({ read }) => read)).toBe(true);
});

test('reverts and reports a failed change', async () => {
  const { office, feed, onFailed } = await open(3);
  office.fail(/PUT|POST|DELETE/);
  feed.setRead(2, true);
  feed.markAllRead();
  feed.remove(1);
  feed.close();
  expect(feed.read().unread).toBe(0);
  await settle();
  expect(feed.read().unread).toBe(3);
  expect(ids(feed)).toEqual([3, 2, 1]);
  expect(onFailed).toHaveBeenCalledTimes(3);
});

test('T8.62 does not report a failure to mark as read on opening', async () => {
  const { office, feed, onFailed } = await open(1);
  office.fail(/PUT/);
  feed.setRead(1, true, { isQuiet: true });
  await settle();
  expect(feed.read().unread).toBe(1);
  expect(onFailed).not.toHaveBeenCalled();
});

test('T4.4.13 T2.4.03 sends a deletion after the time to undo it', async () => {
  const { office, feed } = await open(3);
  feed.remove(2);
  expect(feed.read()).toMatchObject({ unread: 2, rows: [{ isDeleted: false }, { isDeleted: true }, {}] });
  await vi.advanceTimersByTimeAsync(undoTime - 100);
  expect(office.sent(/DELETE/)).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(office.sent(/DELETE/)).toEqual(['DELETE notifications/2']);
  expect(ids(feed)).toEqual([3, 1]);
});

test('T2.4.03 never sends a deletion that was undone', async () => {
  const { office, feed } = await open(3);
  feed.remove(2);
  feed.undo(2);
  expect(feed.read()).toMatchObject({ unread: 3, rows: [{}, { id: 2, isDeleted: false }, {}] });
  await vi.advanceTimersByTimeAsync(undoTime * 2);
  expect(office.sent(/DELETE/)).toEqual([]);
});

test('sends waiting changes when the list closes', async () => {
  const { office, feed } = await open(3);
  feed.remove(3);
  feed.remove(1);
  feed.close();
  expect(ids(feed)).toEqual([2]);
  await settle();
  expect(office.sent(/DELETE/)).toEqual(['DELETE notifications/3', 'DELETE notifications/1']);
});

test('sends all changes at once with keepalive when the page is left', async () => {
  const { office, feed } = await open(3);
  office.hold(/PUT|DELETE/);
  const call = vi.spyOn(office.client, 'call');
  feed.setRead(2, true);
  feed.setRead(1, true);
  feed.remove(3);
  feed.leave();
  expect(call).toHaveBeenCalledTimes(3);
  for (const [, options] of call.mock.calls) expect(options).toMatchObject({ keepalive: true });
});

test('deleting a notification that no longer exists is not a failure', async () => {
  const { office, feed, onFailed } = await open(2);
  office.setRows(office.rows().slice(1));
  feed.remove(2);
  feed.close();
  await settle();
  expect(office.sent(/DELETE/)).toHaveLength(1);
  expect(ids(feed)).toEqual([1]);
  expect(onFailed).not.toHaveBeenCalled();
});

test('T2.4.06 T9.22 appends pages of ten until a page is not full', async () => {
  const { office, feed } = await open(23);
  expect(office.calls).toEqual(['GET notifications?page=0&itemsPerPage=10']);
  expect(feed.read()).toMatchObject({ hasMore: true });
  await feed.loadMore();
  expect(office.calls.at(-1)).toBe('GET notifications?page=1&itemsPerPage=10');
  expect(ids(feed)).toHaveLength(20);
  expect(feed.read().hasMore).toBe(true);
  await feed.loadMore();
  expect(ids(feed)).toHaveLength(23);
  expect(feed.read().hasMore).toBe(false);
});

test('loads each notification once when new ones have shifted the pages', async () => {
  const { office, feed } = await open(35);
  office.notify(3);
  await feed.loadMore();
  expect(new Set(ids(feed)).size).toBe(ids(feed)?.length);
  await feed.refresh('background');
  const shown = ids(feed) ?? [];
  expect(shown).toEqual(
    office
      .rows()
      .slice(0, shown.length)
      .map(({ id }) => id),
  );
});

test('loads further notifications in place of deleted ones', async () => {
  const { feed } = await open(15);
  for (const id of [15, 14, 13]) feed.remove(id);
  feed.close();
  await vi.advanceTimersByTimeAsync(10);
  expect(ids(feed)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
});

test('ignores a response that was requested before a change', async () => {
  const { office, feed } = await open(3);
  office.hold(/^GET/);
  const refreshing = feed.refresh('background');
  await settle();
  feed.setRead(3, true);
  await settle();
  office.hold(null);
  office.release();
  await refreshing;
  expect(feed.read()).toMatchObject({ unread: 2, rows: [{ read: true }, {}, {}] });
  expect(office.sent(/^GET/)).toHaveLength(3);
});

test('T8.62 a failed background refresh keeps the rows without an error; one requested by the user is reported', async () => {
  const { office, feed, onFailed } = await open(2);
  office.fail(/^GET/);
  await feed.refresh('background');
  expect(feed.read()).toMatchObject({ hasFailed: false, rows: [{}, {}] });
  await feed.refresh('person');
  expect(feed.read()).toMatchObject({ hasFailed: true, isRefreshing: false, rows: [{}, {}] });
  expect(onFailed).not.toHaveBeenCalled();
  office.fail(null);
  await feed.refresh('person');
  expect(feed.read().hasFailed).toBe(false);
});

test('counts only new unread notifications as arrived', async () => {
  const { office, feed } = await open(12);
  expect(feed.read().arrival.count).toBe(0);
  office.notify(2);
  await feed.refresh('background');
  expect(feed.read().arrival).toEqual({ count: 2, turn: 1 });
  office.setRows([notification(15, { read: true }), ...office.rows().slice(3)]);
  await feed.refresh('background');
  expect(feed.read().arrival.turn).toBe(1);
});

test('another tab shows changes of this one at once, and reverts them if they are undone or fail', async () => {
  const { office, feed, sent, options } = await open(3);
  const other = createFeed({ ...options, send: () => {} });
  const deliver = () => {
    for (const message of sent.splice(0)) other.receive(message);
  };
  deliver();
  expect(ids(other)).toEqual([3, 2, 1]);
  feed.setRead(3, true);
  deliver();
  expect(other.read()).toMatchObject({ unread: 2, rows: [{ read: true }, {}, {}] });
  feed.remove(2);
  deliver();
  expect(ids(other)).toEqual([3, 1]);
  expect(other.read().unread).toBe(1);
  feed.undo(2);
  deliver();
  expect(ids(other)).toEqual([3, 2, 1]);
  await settle();
  office.fail(/POST/);
  feed.markAllRead();
  deliver();
  expect(other.read().unread).toBe(0);
  await settle();
  deliver();
  expect(other.read().unread).toBe(2);
  expect(office.sent(/PUT|DELETE/)).toHaveLength(1);
});

test('ignores a page that another tab requested before a change of this one', async () => {
  const { office, feed, sent } = await open(2);
  const [old] = sent;
  feed.setRead(2, true);
  await settle();
  if (old) feed.receive(old);
  expect(feed.read().unread).toBe(1);
  expect(office.rows()[0]?.read).toBe(true);
});

test('shows a count from another source and returns whether the list may be outdated', async () => {
  const { feed } = await open(2);
  expect(feed.setUnread(2)).toBe(false);
  expect(feed.setUnread(5)).toBe(true);
  expect(feed.read().unread).toBe(5);
});
