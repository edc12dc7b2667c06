import { HttpProblemError, type TramitaClient } from '@tramita/client';
import {
  deleteNotification,
  markAllNotificationsRead,
  markNotificationRead,
  markNotificationUnread,
} from '@tramita/client/contract';
import type { FeedChange } from './feed-content.ts';

/** Time in which a deletion can be undone, in ms. */
export const undoTime = 10_000;

/** A change that is already visible but not yet stored on the server. */
export interface PendingChange {
  readonly key: string;
  readonly change: FeedChange;
  /** `waiting` can be undone; `queued` waits for earlier changes. */
  readonly state: 'waiting' | 'queued' | 'sent';
  /** Whether a failure is not reported, because the change was only a side effect of another action. */
  readonly isQuiet: boolean;
}

export interface ChangeQueueOptions {
  client: TramitaClient;
  /** Called when the pending changes have changed. */
  onChange: () => void;
  /** Called when a change was stored (`isDone`), failed (with `error`) or was undone (neither). */
  onSettled: (entry: PendingChange, outcome: { isDone: boolean; error?: unknown }) => void;
}

/** Sends changes one after another, in the order they were made. */
export interface ChangeQueue {
  readonly pending: readonly PendingChange[];
  add: (change: FeedChange, options?: { canUndo?: boolean; isQuiet?: boolean }) => PendingChange;
  /** Undoes a deletion that still waits. */
  undo: (id: number) => void;
  /** Sends waiting changes; with `isLeaving` all at once, because the page is about to close. */
  flush: (isLeaving?: boolean) => void;
}

/** Returns a key that no other tab uses; it need not be secret. */
const newKey = (): string => `${Math.random().toString(36).slice(2)}${Date.now().toString(36)}`;

export function createChangeQueue({ client, onChange, onSettled }: ChangeQueueOptions): ChangeQueue {
  let pending: readonly PendingChange[] = [];
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  const put = (key: string, state: PendingChange['state']) => {
    pending = pending.map((entry) => (entry.key === key ? { ...entry, state } : entry));
  };
  const settle = (entry: PendingChange, outcome: { isDone: boolean; error?: unknown }) => {
    pending = pending.filter(({ key }) => key !== entry.key);
    onSettled(entry, outcome);
    onChange();
  };
  const send = async (entry: PendingChange) => {
    put(entry.key, 'sent');
    try {
      await sendChange(client, entry.change);
      settle(entry, { isDone: true });
    } catch (error) {
      const isGone = entry.change.kind === 'delete' && error instanceof HttpProblemError && error.status === 404;
      settle(entry, isGone ? { isDone: true } : { isDone: false, error });
    }
    pump();
  };
  const pump = () => {
    if (pending.some(({ state }) => state === 'sent')) return;
    const next = pending.find(({ state }) => state === 'queued');
    if (next) void send(next);
  };
  const release = (key: string) => {
    clearTimeout(timers.get(key));
    timers.delete(key);
    put(key, 'queued');
  };

  return {
    get pending() {
      return pending;
    },
    add(change, { canUndo = false, isQuiet = false } = {}) {
      const entry: PendingChange = { key: newKey(), change, state: canUndo ? 'waiting' : 'queued', isQuiet };
      pending = [...pending, entry];
      const handleTimeOver = () => {
        release(entry.key);
        onChange();
        pump();
      };
      if (canUndo) timers.set(entry.key, setTimeout(handleTimeOver, undoTime));
      onChange();
      pump();
      return entry;
    },
    undo(id) {
      const entry = pending.find(
        ({ state, change }) => state === 'waiting' && change.kind === 'delete' && change.id === id,
      );
      if (!entry) return;
      release(entry.key);
      settle(entry, { isDone: false });
    },
    flush(isLeaving = false) {
      for (const { key, state } of pending) if (state === 'waiting') release(key);
      if (isLeaving) for (const entry of pending) if (entry.state === 'queued') void send(entry);
      onChange();
      pump();
    },
  };
}

function sendChange(client: TramitaClient, change: FeedChange): Promise<void> {
  // the change must be sent even if the page closes
  const keepalive = true;
  if (change.kind === 'all') return client.call(markAllNotificationsRead, { keepalive });
  const params = { id: change.id };
  if (change.kind === 'delete') return client.call(deleteNotification, { params, keepalive });
  return client.call(change.read ? markNotificationRead : markNotificationUnread, { params, keepalive });
}
