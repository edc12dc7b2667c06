import type { TramitaClient } from '@tramita/client';
import { listNotifications, type Notification } from '@tramita/client/contract';
import { type FeedStore, moment } from './create-feed-store.ts';
import { type NewestAnswer, pageSize, unknownOf, withNewest, withOlder } from './feed-content.ts';

export interface LoaderOptions {
  client: TramitaClient;
  store: FeedStore;
  /** Called when this feed has loaded the newest `asked` notifications. */
  onLoaded: (loaded: { askedAt: number; asked: number; answer: NewestAnswer }) => void;
}

/** Loads a feed from the server. */
export interface Loader {
  /** Loads the newest notifications; reports a failure only if the user requested it. */
  refresh: (cause: 'person' | 'background') => Promise<void>;
  /** Loads older notifications. @throws if they cannot be loaded */
  loadMore: () => Promise<void>;
  /** Accepts the newest `asked` notifications, for example from another tab. */
  accept: (answer: NewestAnswer, asked: number) => void;
  /** Discards older notifications that are being loaded. */
  forgetOlder: () => void;
  /** Aborts loading. */
  stop: () => void;
}

/** Maximum size of a page. */
const greatestPage = 50;

export function createLoader({ client, store, onLoaded }: LoaderOptions): Loader {
  let running: Promise<void> | null = null;
  let visit = 0;
  let life = new AbortController();
  const ask = (query: { page: number; itemsPerPage: number }) =>
    client.call(listNotifications, { query, signal: life.signal });
  const countArrived = arrivalCounter();

  const accept: Loader['accept'] = (answer, asked) => {
    const count = countArrived(answer.notifications, store.content.rows);
    const { arrival } = store.status;
    store.setContent(withNewest(store.content, answer, asked));
    store.setStatus({ hasFailed: false, ...(count > 0 && { arrival: { count, turn: arrival.turn + 1 } }) });
  };
  const askNewest = async () => {
    for (;;) {
      const pages = Math.max(1, Math.ceil((store.content.rows?.length ?? 0) / pageSize));
      const asked = Math.min(greatestPage, pages * pageSize);
      const askedAt = moment();
      const answer = await ask({ page: 0, itemsPerPage: asked });
      // a response requested before a change would revert the change
      if (askedAt < store.changedAt) continue;
      accept(answer, asked);
      onLoaded({ askedAt, asked, answer });
      return;
    }
  };
  /** Loads pages until one has unknown notifications, because new or deleted ones shift the pages. */
  const askOlder = async (known: readonly Notification[]) => {
    const older: Notification[] = [];
    for (let page = Math.floor(known.length / pageSize); ; page += 1) {
      const { notifications } = await ask({ page, itemsPerPage: pageSize });
      older.push(...unknownOf(notifications, [...known, ...older]));
      const isFull = notifications.length >= pageSize;
      if (!isFull || older.length >= pageSize) return { older, isFull };
    }
  };

  return {
    accept,
    async refresh(cause) {
      const { signal } = life;
      if (cause === 'person') store.setStatus({ isRefreshing: true });
      running ??= askNewest();
      const asking = running;
      let hasFailed = false;
      try {
        await asking;
      } catch {
        hasFailed = !signal.aborted;
      }
      if (running === asking) running = null;
      if (cause === 'person') store.setStatus({ isRefreshing: false, ...(hasFailed && { hasFailed }) });
    },
    async loadMore() {
      const { rows, hasMore } = store.content;
      if (store.status.isLoadingMore || !hasMore || !rows) return;
      const startedIn = visit;
      store.setStatus({ isLoadingMore: true });
      try {
        const { older, isFull } = await askOlder(rows);
        if (startedIn === visit) store.setContent(withOlder(store.content, older, isFull));
      } finally {
        store.setStatus({ isLoadingMore: false });
      }
    },
    forgetOlder() {
      visit += 1;
    },
    stop() {
      life.abort();
      life = new AbortController();
      running = null;
    },
  };
}

/** Counts new unread notifications. Ignores those of the first load, and older ones that move up. */
function arrivalCounter() {
  let newestAt = Number.NEGATIVE_INFINITY;
  return (rows: readonly Notification[], known: readonly Notification[] | null): number => {
    const arrived = unknownOf(rows, known ?? []).filter(
      ({ read, createdAt }) => !read && Date.parse(createdAt) >= newestAt,
    );
    newestAt = Math.max(newestAt, ...rows.map(({ createdAt }) => Date.parse(createdAt)));
    return known === null ? 0 : arrived.length;
  };
}
