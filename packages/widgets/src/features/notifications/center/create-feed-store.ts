import { type FeedContent, noContent } from './feed-content.ts';

/** State of loading. */
export interface FeedStatus {
  /** Whether a refresh requested by the user is running. */
  readonly isRefreshing: boolean;
  readonly isLoadingMore: boolean;
  /** Whether a load requested by the user failed. */
  readonly hasFailed: boolean;
  /** Number of notifications in the last arrival of new ones, and the number of that arrival. */
  readonly arrival: { readonly count: number; readonly turn: number };
}

/** Server data and loading state, shared by the parts of a feed. */
export interface FeedStore {
  readonly content: FeedContent;
  readonly status: FeedStatus;
  /** Time when a change was last stored on the server; responses requested earlier are outdated. */
  readonly changedAt: number;
  setContent: (content: FeedContent) => void;
  setStatus: (status: Partial<FeedStatus>) => void;
  /** Sets the content after a change was stored on the server. */
  setChanged: (content: FeedContent) => void;
  subscribe: (listener: () => void) => () => void;
  /** Notifies all subscribers. */
  notify: () => void;
}

const calm: FeedStatus = {
  isRefreshing: false,
  isLoadingMore: false,
  hasFailed: false,
  arrival: { count: 0, turn: 0 },
};

/** Returns the time on a clock shared by all tabs, with higher resolution than `Date.now`. */
export const moment = (): number => performance.timeOrigin + performance.now();

export function createFeedStore(): FeedStore {
  const listeners = new Set<() => void>();
  let content = noContent;
  let status = calm;
  let changedAt = 0;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const setContent = (next: FeedContent) => {
    content = next;
    notify();
  };
  return {
    get content() {
      return content;
    },
    get status() {
      return status;
    },
    get changedAt() {
      return changedAt;
    },
    setContent,
    setStatus(next) {
      status = { ...status, ...next };
      notify();
    },
    setChanged(next) {
      changedAt = moment();
      setContent(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify,
  };
}
