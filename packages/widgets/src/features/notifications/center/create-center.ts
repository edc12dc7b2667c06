import type { TramitaClient } from '@tramita/client';
import { getUnreadCounts, type RealtimeMessage, type UnreadCounts } from '@tramita/client/contract';
import { createFeed, type NotificationFeed } from './create-feed.ts';
import { createPoller } from './create-poller.ts';
import type { NotificationsChannel } from './notifications-channel.ts';
import { openTabChannel, type TabChannel, type TabMessage } from './tab-channel.ts';

export interface CenterOptions {
  client: TramitaClient;
  /** Names the person whose tabs share what they know; null for a tab on its own. */
  scope: string | null;
  pollInterval: () => number;
  /** Asks for the unread tasks too, and is told them; null while nobody wants them. */
  onTaskCounts: () => ((counts: UnreadCounts) => void) | undefined;
  onFailed: (error: unknown) => void;
}

/** Keeps one widget's notifications current: by its own turns, by other tabs, by a realtime channel. */
export interface NotificationCenter {
  readonly feed: NotificationFeed;
  /** Begins; answers how to stop, which leaves nothing behind but what still has to be sent. */
  start: () => () => void;
  /** The interval is another one. */
  restart: () => void;
  /** Listens to a channel; answers how to stop. */
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
      // the next turn asks again
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
    const isNews = feed.setUnread(notifications);
    const isSeen = document.visibilityState !== 'hidden';
    if (isSeen && (isNews || type === 'REFRESH_NOTIFICATIONS')) void feed.refresh('background');
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
        // what was told while it was away is made up for
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
