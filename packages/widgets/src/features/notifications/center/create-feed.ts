import type { TramitaClient } from '@tramita/client';
import type { Notification } from '@tramita/client/contract';
import { type ChangeQueueOptions, createChangeQueue, type PendingChange } from './create-change-queue.ts';
import { createFeedStore, type FeedStatus, moment } from './create-feed-store.ts';
import { createLoader, type Loader } from './create-loader.ts';
import { applyChange, type FeedChange, type FeedContent, firstPageOf, pageSize } from './feed-content.ts';
import type { TabMessage } from './tab-channel.ts';

/** A notification as displayed. */
export interface FeedRow extends Notification {
  /** Whether it was deleted but can still be restored. */
  readonly isDeleted: boolean;
}

/** Data of the bell and the list. */
export interface FeedSnapshot extends Omit<FeedContent, 'rows'>, FeedStatus {
  readonly rows: readonly FeedRow[] | null;
}

export interface FeedOptions {
  client: TramitaClient;
  /** Sends a message to the other tabs. */
  send: (message: TabMessage) => void;
  /** Called when the newest notifications were loaded, here or in another tab. */
  onUpdated: (isOther: boolean) => void;
  /** Called when a change of the user failed and was reverted. */
  onFailed: (error: unknown) => void;
}

/** A user's notifications with pending changes, and functions to load and change them. */
export interface NotificationFeed extends Pick<Loader, 'refresh' | 'loadMore'> {
  read: () => FeedSnapshot;
  subscribe: (listener: () => void) => () => void;
  setRead: (id: number, read: boolean, options?: { isQuiet?: boolean }) => void;
  markAllRead: () => void;
  remove: (id: number) => void;
  undo: (id: number) => void;
  /** Call when the list closes: sends waiting deletions and removes older pages. */
  close: () => void;
  /** Call when the page is left: sends all changes at once. */
  leave: () => void;
  /** Aborts loading. */
  stop: () => void;
  /** Sets the unread count from another source; returns whether the list may be older than the count. */
  setUnread: (unread: number) => boolean;
  /** Handles a message of another tab. */
  receive: (message: TabMessage) => void;
}

/** A change of another tab that is not settled yet. */
interface OtherChange {
  readonly key: string;
  readonly change: FeedChange;
  readonly since: number;
}

/** Time after which a change of another tab is dropped, in ms; it must have been undone or sent by then. */
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
    // load further notifications in place of deleted ones
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
      // while a change is being sent, the count may or may not include it
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

/** Returns the content with all changes applied; deletions that can be undone keep their place. */
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
