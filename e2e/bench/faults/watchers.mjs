import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@tramita/client';
import { getUnreadCounts } from '@tramita/client/contract';
import { createRealtimeChannel } from '@tramita/client/realtime';

/** People who have a page open that shows changes as they happen, with the client that pages use. */
export function openWatchers(cluster, people) {
  const watchers = people.map((userName) => {
    const watcher = { shown: -1 };
    const client = createClient({
      baseUrl: cluster.address,
      tokenProvider: { getToken: () => cluster.tokenOf(userName) },
    });
    watcher.channel = createRealtimeChannel({
      enabled: true,
      client,
      userName,
      onMessage({ body }) {
        watcher.shown = body.groupTasks;
      },
    });
    watcher.stored = async () => (await client.call(getUnreadCounts)).groupTasks;
    return watcher;
  });
  const states = () => watchers.map(({ channel }) => channel.state);
  return {
    size: watchers.length,
    /** Resolves once all are connected, or after `limitMs`; to the number that are not. */
    async allConnected(limitMs) {
      const until = performance.now() + limitMs;
      while (states().some((state) => state !== 'connected') && performance.now() < until)
        await new Promise((resolve) => setTimeout(resolve, 200));
      return states().filter((state) => state !== 'connected').length;
    },
    /**
     * Makes a change that all of them are shown. Resolves to the number of pages that do not show the stored number within
     * `limitMs`.
     */
    async missing(change, limitMs) {
      const before = watchers.map(({ shown }) => shown);
      await change();
      const until = performance.now() + limitMs;
      let left = watchers.filter((_, index) => before[index] >= 0);
      while (left.length > 0 && performance.now() < until) {
        await pause(500);
        const stored = await Promise.all(left.map((watcher) => watcher.stored()));
        left = left.filter(({ shown }, index) => shown !== stored[index]);
      }
      return left.length + before.filter((shown) => shown < 0).length;
    },
    close() {
      for (const { channel } of watchers) channel.close();
    },
  };
}
