import type { TramitaClient } from '@tramita/client';
import type { Notification } from '@tramita/client/contract';
import { type ChangeQueueOptions, createChangeQueue, type PendingChange } from './create-change-queue.ts';
import { createFeedStore, type FeedStatus, moment } from './create-feed-store.ts';
import { createLoader, type Loader } from './create-loader.ts';
import { applyChange, type FeedChange, type FeedContent, firstPageOf, pageSize } from './feed-content.ts';
import type { TabMessage } from './tab-channel.ts';

/** A notification as it is shown. */
export interface FeedRow extends Notification {
  /** It was deleted, which can still be taken back. */
  readonly isDeleted: boolean;
}

/** What the bell and the list show. */
export interface FeedSnapshot extends Omit<FeedContent, 'rows'>, FeedStatus {
  readonly rows: readonly FeedRow[] | null;
}

export interface FeedOptions {
  client: TramitaClient;
  /** Tells the other tabs. */
  send: (message: TabMessage) => void;
  /** The newest ones came, here or in another tab. */
  onUpdated: (isOther: boolean) => void;
  /** A change of the person failed and was taken back. */
  onFailed: (error: unknown) => void;
}

/** A person's notifications: what the server said, what was done since, and the ways to both. */
export interface NotificationFeed extends Pick<Loader, 'refresh' | 'loadMore'> {
  read: () => FeedSnapshot;
  subscribe: (listener: () => void) => () => void;
  setRead: (id: number, read: boolean, options?: { isQuiet?: boolean }) => void;
  markAllRead: () => void;
  remove: (id: number) => void;
  undo: (id: number) => void;
  /** The list is no longer looked at: sends the deletions that wait and forgets older pages. */
  close: () => void;
  /** Sends everything at once: the page is being left. */
  leave: () => void;
  /** Gives up what is being loaded. */
  stop: () => void;
  /** Another source knows how many are unread; answers whether the list may be older than that. */
  setUnread: (unread: number) => boolean;
  /** Takes what another tab told. */
  receive: (message: TabMessage) => void;
}

/** A change of another tab that is not settled yet. */
interface OtherChange {
  readonly key: string;
  readonly change: FeedChange;
  readonly since: number;
}

/** After this a change of another tab counts as forgotten, in ms: the time to take it back and to send it is over. */
const otherChangeLife = 60_000;

export function createFeed({ client, send, onUpdated, onFailed }: FeedOptions): NotificationFeed {
  const store = createFeedStore();
  const loader = createLoader({
    client,
    store,
    onLoaded: (loaded) => {
      forgetLostChanges();
      onUpdated(false);
      send({ kind: 'page', ...loaded });
    },
  });
  const handleSettled: ChangeQueueOptions['onSettled'] = ({ key, change, isQuiet }, { isDone, error }) => {
    if (isDone) store.setChanged(applyChange(store.content, change));
    const { unread, hasMore, rows } = store.content;
    send({ kind: 'settled', key, isDone, unread });
    if (error !== undefined && !isQuiet) onFailed(error);
    // the place of deleted ones is filled from the next page
    if (isDone && change.kind === 'delete' && hasMore && rows && rows.length < pageSize)
      void loader.refresh('background');
  };
  const queue = createChangeQueue({ client, onChange: store.notify, onSettled: handleSettled });
  let others: readonly OtherChange[] = [];
  let snapshot: FeedSnapshot | undefined;
  store.subscribe(() => {
    snapshot = undefined;
  });

  const add = (change: FeedChange, options?: Parameters<typeof queue.add>[1]) => {
    const { key } = queue.add(change, options);
    send({ kind: 'change', key, change });
  };
  const forgetLostChanges = () => {
    others = others.filter(({ since }) => moment() - since < otherChangeLife);
  };
  const settleOther = ({ key, isDone, unread }: TabMessage & { kind: 'settled' }) => {
    const settled = others.find((other) => other.key === key);
    others = others.filter((other) => other !== settled);
    if (!isDone) return store.notify();
    const content = settled ? applyChange(store.content, settled.change) : store.content;
    store.setChanged({ ...content, unread });
  };

  return {
    refresh: loader.refresh,
    loadMore: loader.loadMore,
    read() {
      snapshot ??= { ...shown(store.content, others, queue.pending), ...store.status };
      return snapshot;
    },
    subscribe: store.subscribe,
    setRead: (id, read, options) => add({ kind: 'read', id, read }, options),
    markAllRead: () => add({ kind: 'all' }),
    remove: (id) => add({ kind: 'delete', id }, { canUndo: true }),
    undo: queue.undo,
    close() {
      loader.forgetOlder();
      queue.flush();
      store.setContent(firstPageOf(store.content));
      store.setStatus({ hasFailed: false });
    },
    leave: () => queue.flush(true),
    stop: loader.stop,
    setUnread(unread) {
      // a count from the middle of a change may hold it already or not
      if (queue.pending.some(({ state }) => state === 'sent')) return true;
      if (store.content.unread === unread) return false;
      store.setContent({ ...store.content, unread });
      return true;
    },
    receive(message) {
      if (message.kind === 'settled') settleOther(message);
      if (message.kind === 'change') {
        others = [...others, { key: message.key, change: message.change, since: moment() }];
        store.notify();
      }
      if (message.kind === 'page' && message.askedAt >= store.changedAt) {
        forgetLostChanges();
        loader.accept(message.answer, message.asked);
        onUpdated(true);
      }
    },
  };
}

/** The content with everything done to it; what can still be taken back keeps its place. */
function shown(content: FeedContent, others: readonly OtherChange[], pending: readonly PendingChange[]) {
  let result = others.reduce((before, { change }) => applyChange(before, change), content);
  const deleted = new Set<number>();
  for (const { change, state } of pending) {
    const after = applyChange(result, change);
    const canReturn = change.kind === 'delete' && state === 'waiting';
    if (canReturn) deleted.add(change.id);
    result = canReturn ? { ...result, unread: after.unread } : after;
  }
  const rows = result.rows?.map((row): FeedRow => ({ ...row, isDeleted: deleted.has(row.id) })) ?? null;
  return { ...result, rows };
}
