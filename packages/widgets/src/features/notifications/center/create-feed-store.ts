import { type FeedContent, noContent } from './feed-content.ts';

/** How the loading goes. */
export interface FeedStatus {
  /** Asked for anew by the person. */
  readonly isRefreshing: boolean;
  readonly isLoadingMore: boolean;
  /** What the person asked for could not be loaded. */
  readonly hasFailed: boolean;
  /** How many came at the last arrival of new ones, and which arrival it was. */
  readonly arrival: { readonly count: number; readonly turn: number };
}

/** What the server said and how the loading goes, for the parts of a feed to share. */
export interface FeedStore {
  readonly content: FeedContent;
  readonly status: FeedStatus;
  /** When a change last reached the server: what was asked for before does not know of it. */
  readonly changedAt: number;
  setContent: (content: FeedContent) => void;
  setStatus: (status: Partial<FeedStatus>) => void;
  /** The content after a change that reached the server. */
  setChanged: (content: FeedContent) => void;
  subscribe: (listener: () => void) => () => void;
  /** Tells everybody who subscribed. */
  notify: () => void;
}

const calm: FeedStatus = {
  isRefreshing: false,
  isLoadingMore: false,
  hasFailed: false,
  arrival: { count: 0, turn: 0 },
};

/** The moment on a clock that all tabs share, finer than `Date.now`. */
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
