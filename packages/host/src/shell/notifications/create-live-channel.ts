import type { TramitaClient } from '@tramita/client';
import type { RealtimeMessage } from '@tramita/client/contract';
import type { RealtimeChannel } from '@tramita/client/realtime';
import type { NotificationsChannel } from '@tramita/widgets/notifications';

/** A channel for any number of listeners, until it is closed. */
export interface LiveChannel extends Required<NotificationsChannel> {
  close: () => void;
}

/** Creates a user's realtime channel and loads its code. If loading fails, the channel never connects. */
export function createLiveChannel(client: TramitaClient, userName: string): LiveChannel {
  const listeners = new Set<(message: RealtimeMessage) => void>();
  const watchers = new Set<(isConnected: boolean) => void>();
  let isConnected = false;
  let isClosed = false;
  let channel: RealtimeChannel | undefined;

  const open = async () => {
    const { createRealtimeChannel } = await import('@tramita/client/realtime');
    if (isClosed) return;
    channel = createRealtimeChannel({
      enabled: true,
      client,
      userName,
      onMessage: (message) => {
        for (const listener of listeners) listener(message);
      },
      onStateChange: (state) => {
        isConnected = state === 'connected';
        for (const watcher of watchers) watcher(isConnected);
      },
    });
  };
  // polling works without the channel
  open().catch(() => {});

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watchConnection(watcher) {
      watchers.add(watcher);
      watcher(isConnected);
      return () => watchers.delete(watcher);
    },
    close() {
      isClosed = true;
      channel?.close();
    },
  };
}
