import type { Notification } from '@tramita/client/contract';

/** Number of notifications of a page. */
export const pageSize = 10;

/** The last data of the server, with later changes applied. */
export interface FeedContent {
  /** Newest first; null before the first response. */
  readonly rows: readonly Notification[] | null;
  /** Total number of unread notifications, on all pages; null before the first response. */
  readonly unread: number | null;
  /** Whether there are older ones on the server. */
  readonly hasMore: boolean;
}

export const noContent: FeedContent = { rows: null, unread: null, hasMore: false };

/** A change that a user made to the notifications. */
export type FeedChange =
  | { readonly kind: 'read'; readonly id: number; readonly read: boolean }
  | { readonly kind: 'all' }
  | { readonly kind: 'delete'; readonly id: number };

/** Returns the content after a change. Ignores a notification that is not in it. */
export function applyChange(content: FeedContent, change: FeedChange): FeedContent {
  const { rows } = content;
  if (!rows) return content;
  if (change.kind === 'all') return { ...content, rows: rows.map((row) => ({ ...row, read: true })), unread: 0 };
  const row = rows.find(({ id }) => id === change.id);
  if (!row) return content;
  if (change.kind === 'delete') {
    return { ...content, rows: rows.filter((one) => one !== row), unread: less(content.unread, row.read ? 0 : 1) };
  }
  if (row.read === change.read) return content;
  return {
    ...content,
    rows: rows.map((one) => (one === row ? { ...row, read: change.read } : one)),
    unread: less(content.unread, change.read ? 1 : -1),
  };
}

const less = (unread: number | null, by: number): number => Math.max(0, (unread ?? 0) - by);

/** Response of a call for the newest notifications. */
export interface NewestAnswer {
  readonly unread: number;
  readonly notifications: readonly Notification[];
}

/**
 * Returns the content after loading the newest `asked` notifications. Older ones stay below them, unless more new ones
 * arrived than were requested; then they are removed, so that the list has no gap.
 */
export function withNewest(content: FeedContent, answer: NewestAnswer, asked: number): FeedContent {
  const { unread, notifications } = answer;
  const isFull = notifications.length >= asked;
  const last = notifications.at(-1);
  const old = content.rows ?? [];
  const at = last ? old.findIndex(({ id }) => id === last.id) : -1;
  if (!isFull || at < 0) return { rows: notifications, unread, hasMore: isFull };
  return { rows: [...notifications, ...unknownOf(old.slice(at + 1), notifications)], unread, hasMore: content.hasMore };
}

/** Returns the content with older notifications appended, without duplicates. */
export function withOlder(content: FeedContent, older: readonly Notification[], hasMore: boolean): FeedContent {
  const rows = content.rows ?? [];
  return { ...content, rows: [...rows, ...unknownOf(older, rows)], hasMore };
}

/** Returns the elements of `rows` that are not in `known`. */
export function unknownOf(rows: readonly Notification[], known: readonly Notification[]): Notification[] {
  const ids = new Set(known.map(({ id }) => id));
  return rows.filter(({ id }) => !ids.has(id));
}

/** Returns the content with its first page only. */
export function firstPageOf(content: FeedContent): FeedContent {
  if (!content.rows || content.rows.length <= pageSize) return content;
  return { ...content, rows: content.rows.slice(0, pageSize), hasMore: true };
}
