// @vitest-environment jsdom
import type { RealtimeMessage, RealtimeMessageType } from '@tramita/client/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOffice } from '../testing/notifications-server.ts';
import { type CenterOptions, createCenter } from './create-center.ts';
import type { NotificationsChannel } from './notifications-channel.ts';

const minute = 60_000;
let stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  see('visible');
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.useRealTimers();
});

function see(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function start(office = createOffice(3), options: Partial<CenterOptions> = {}) {
  const center = createCenter({
    client: office.client,
    scope: null,
    pollInterval: () => minute,
    onTaskCounts: () => undefined,
    onFailed: () => {},
    ...options,
  });
  const stop = center.start();
  stops.push(stop);
  return { office, center, stop, lists: () => office.sent(/^GET notifications/).length };
}

test('T7.4.08 T9.23 loads the list again every minute', async () => {
  const { office, center, lists } = start();
  await pass(1);
  expect(lists()).toBe(1);
  await pass(minute - 100);
  expect(lists()).toBe(1);
  office.notify();
  await pass(200);
  expect(lists()).toBe(2);
  expect(center.feed.read()).toMatchObject({ unread: 4, arrival: { count: 1 } });
  await pass(minute);
  expect(lists()).toBe(3);
});

test('T9.23 the interval can be changed', async () => {
  const { lists } = start(createOffice(1), { pollInterval: () => 5000 });
  await pass(21_000);
  expect(lists()).toBe(5);
});

test('T7.4.07 counts unread tasks with every poll except the first, with the same timer', async () => {
  const counts = vi.fn();
  const { office } = start(createOffice(1), { onTaskCounts: () => counts });
  await pass(minute - 100);
  expect(office.sent(/unread$/)).toHaveLength(0);
  await pass(200);
  expect(office.sent(/unread$/)).toHaveLength(1);
  expect(counts).toHaveBeenCalledExactlyOnceWith({ myTasks: 1, groupTasks: 2, assignedToMe: 3 });
});

test('T7.4.07 T7.4.08 does not poll while the tab is hidden, and polls once when it becomes visible', async () => {
  const counts = vi.fn();
  const { office, lists } = start(createOffice(1), { onTaskCounts: () => counts });
  await pass(10);
  see('hidden');
  await pass(10 * minute);
  expect(lists()).toBe(1);
  see('visible');
  await pass(10);
  expect(lists()).toBe(2);
  expect(office.sent(/unread$/)).toHaveLength(1);
  await pass(minute - 100);
  expect(lists()).toBe(2);
  await pass(200);
  expect(lists()).toBe(3);
});

test('T8.62 a failed poll shows no error, and the next one follows', async () => {
  const onFailed = vi.fn();
  const complain = vi.spyOn(console, 'error');
  const { office, center, lists } = start(createOffice(2), { onFailed, onTaskCounts: () => () => {} });
  await pass(10);
  office.fail(/GET|unread/);
  await pass(2 * minute);
  const failed = lists();
  expect(failed).toBeGreaterThan(2);
  expect(center.feed.read()).toMatchObject({ hasFailed: false, rows: [{}, {}] });
  office.fail(null);
  office.notify();
  await pass(minute);
  expect(center.feed.read().unread).toBe(3);
  expect(onFailed).not.toHaveBeenCalled();
  expect(complain).not.toHaveBeenCalled();
});

test('stopping leaves no timer, listener or call', async () => {
  const { stop, lists } = start();
  await pass(10);
  stop();
  see('hidden');
  see('visible');
  await pass(5 * minute);
  expect(lists()).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('sends pending deletions when stopped and when the page is left', async () => {
  const { office, center, stop } = start();
  await pass(10);
  center.feed.remove(3);
  window.dispatchEvent(new Event('pagehide'));
  await pass(10);
  expect(office.sent(/DELETE/)).toEqual(['DELETE notifications/3']);
  center.feed.remove(2);
  stop();
  await pass(10);
  expect(office.sent(/DELETE/)).toHaveLength(2);
});

const message = (type: RealtimeMessageType, notifications: number): RealtimeMessage => ({
  type,
  body: { notifications, myTasks: 4, groupTasks: 5, assignedToMe: 6 },
});

/** Creates a channel for sending test messages. */
function createChannel() {
  let say: (message: RealtimeMessage) => void = () => {};
  let connect: (isConnected: boolean) => void = () => {};
  const channel: NotificationsChannel = {
    subscribe: (listener) => {
      say = listener;
      return () => {
        say = () => {};
      };
    },
    watchConnection: (listener) => {
      connect = listener;
      return () => {};
    },
  };
  return { channel, say: (message: RealtimeMessage) => say(message), connect: (is: boolean) => connect(is) };
}

test('does not poll while a realtime channel is connected, and refreshes on its messages', async () => {
  const counts = vi.fn();
  const { office, center, lists } = start(createOffice(2), { onTaskCounts: () => counts });
  const live = createChannel();
  const leave = center.listenTo(live.channel);
  await pass(10);
  live.connect(true);
  await pass(10);
  const before = lists();
  await pass(5 * minute);
  expect(lists()).toBe(before);

  office.notify();
  live.say(message('REFRESH_NOTIFICATIONS', 3));
  expect(center.feed.read().unread).toBe(3);
  expect(counts).toHaveBeenLastCalledWith({ myTasks: 4, groupTasks: 5, assignedToMe: 6 });
  await pass(10);
  expect(center.feed.read().rows).toHaveLength(3);
  expect(lists()).toBe(before + 1);
  live.say(message('READ_STATUS', 3));
  await pass(10);
  expect(lists()).toBe(before + 1);

  live.connect(false);
  await pass(minute);
  expect(lists()).toBeGreaterThan(before + 1);
  live.connect(true);
  leave();
  const after = lists();
  await pass(minute + 10);
  expect(lists()).toBeGreaterThan(after);
});

test('a channel without a connection state counts as connected', async () => {
  const { center, lists } = start();
  center.listenTo({ subscribe: () => () => {} });
  await pass(5 * minute);
  expect(lists()).toBe(1);
});
