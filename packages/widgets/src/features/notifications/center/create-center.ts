import type { TramitaClient } from '@tramita/client';
import { getUnreadCounts, type RealtimeMessage, type UnreadCounts } from '@tramita/client/contract';
import { createFeed, type NotificationFeed } from './create-feed.ts';
import { createPoller } from './create-poller.ts';
import type { NotificationsChannel } from './notifications-channel.ts';
import { openTabChannel, type TabChannel, type TabMessage } from './tab-channel.ts';

export interface CenterOptions {
  client: TramitaClient;
  /** Identifies the user whose tabs share data; null if this tab does not share. */
  scope: string | null;
  pollInterval: () => number;
  /** Returns the listener for unread tasks, which are then requested too; undefined if they are not needed. */
  onTaskCounts: () => ((counts: UnreadCounts) => void) | undefined;
  onFailed: (error: unknown) => void;
}

/** Keeps one widget's notifications current, by polling, by other tabs and by a realtime channel. */
export interface NotificationCenter {
  readonly feed: NotificationFeed;
  /** Starts; returns a function that stops, after which only unsent changes are sent. */
  start: () => () => void;
  /** Restarts polling after a change of the interval. */
  restart: () => void;
  /** Listens to a channel; returns a function that stops. */
  listenTo: (channel: NotificationsChannel) => () => void;
}

export function createCenter({
  client,
  scope,
  pollInterval,
  onTaskCounts,
  onFailed,
}: CenterOptions): NotificationCenter {
  const name = scope === null ? null : `tramita:notifications:${client.baseUrl}:${scope}`;
  let tabs: TabChannel | null = null;
  let life = new AbortController();
  const send = (message: TabMessage) => tabs?.send(message);
  const feed = createFeed({ client, send, onUpdated: (isOther) => poller.restart(isOther), onFailed });

  const askTaskCounts = async () => {
    if (!onTaskCounts()) return;
    try {
      const counts = await client.call(getUnreadCounts, { signal: life.signal });
      onTaskCounts()?.(counts);
      send({ kind: 'counts', counts });
    } catch {
      // the next poll tries again
    }
  };
  const poller = createPoller({
    interval: pollInterval,
    leadership: name,
    onTurn: (isFirst) => {
      void feed.refresh('background');
      if (!isFirst) void askTaskCounts();
    },
  });
  const handleTab = (message: TabMessage) => {
    if (message.kind === 'counts') onTaskCounts()?.(message.counts);
    else feed.receive(message);
  };
  const handleRealtime = ({ type, body: { notifications, ...counts } }: RealtimeMessage) => {
    onTaskCounts()?.(counts);
    const isNew = feed.setUnread(notifications);
    const isSeen = document.visibilityState !== 'hidden';
    if (isSeen && (isNew || type === 'REFRESH_NOTIFICATIONS')) void feed.refresh('background');
  };

  return {
    feed,
    restart: () => poller.restart(),
    start() {
      life = new AbortController();
      tabs = openTabChannel(name, handleTab);
      poller.start();
      window.addEventListener('pagehide', feed.leave);
      return () => {
        life.abort();
        window.removeEventListener('pagehide', feed.leave);
        poller.stop();
        feed.stop();
        feed.leave();
        tabs?.close();
        tabs = null;
      };
    },
    listenTo(channel) {
      let wasConnected = false;
      const handleConnection = (isConnected: boolean) => {
        // load what was missed while disconnected
        if (isConnected && !wasConnected) void feed.refresh('background');
        wasConnected = isConnected;
        poller.pause(isConnected);
      };
      const stops = [channel.subscribe(handleRealtime), channel.watchConnection?.(handleConnection)];
      if (!channel.watchConnection) handleConnection(true);
      return () => {
        for (const stop of stops) stop?.();
        poller.pause(false);
      };
    },
  };
}
