import type { Notification } from '@tramita/client/contract';

/** How many notifications a page holds. */
export const pageSize = 10;

/** What the server said last, with what was done since. */
export interface FeedContent {
  /** Newest first; null before the first answer. */
  readonly rows: readonly Notification[] | null;
  /** Unread ones in all, on this page or not; null before the first answer. */
  readonly unread: number | null;
  /** There are older ones on the server. */
  readonly hasMore: boolean;
}

export const noContent: FeedContent = { rows: null, unread: null, hasMore: false };

/** Something a person did to their notifications. */
export type FeedChange =
  | { readonly kind: 'read'; readonly id: number; readonly read: boolean }
  | { readonly kind: 'all' }
  | { readonly kind: 'delete'; readonly id: number };

/** The content after a change. A notification that is not in it changes nothing. */
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

/** What a call for the newest notifications answered. */
export interface NewestAnswer {
  readonly unread: number;
  readonly notifications: readonly Notification[];
}

/**
 * The content after the newest `asked` notifications came. Older ones stay below them; where more arrived than were
 * asked for, they go, so that the list has no hole.
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

/** The content with older notifications below; those that stand there already are left out. */
export function withOlder(content: FeedContent, older: readonly Notification[], hasMore: boolean): FeedContent {
  const rows = content.rows ?? [];
  return { ...content, rows: [...rows, ...unknownOf(older, rows)], hasMore };
}

/** Those of `rows` that are not in `known`. */
export function unknownOf(rows: readonly Notification[], known: readonly Notification[]): Notification[] {
  const ids = new Set(known.map(({ id }) => id));
  return rows.filter(({ id }) => !ids.has(id));
}

/** The content with its first page only. */
export function firstPageOf(content: FeedContent): FeedContent {
  if (!content.rows || content.rows.length <= pageSize) return content;
  return { ...content, rows: content.rows.slice(0, pageSize), hasMore: true };
}
