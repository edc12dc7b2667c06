import { useQueryClient } from '@tanstack/react-query';
import { isProblem } from '@tramita/client';
import { listUpdates, type Update } from '@tramita/client/contract';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { updatesMessages } from '../../../messages/features/updates.ts';
import { usePortalAddress } from '../../../provider/inside.ts';
import { QueryScope } from '../../../provider/queries/QueryScope.tsx';
import { useTramita, type WidgetSettings } from '../../../provider/tramita-context.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { WidgetRoot } from '../../../provider/WidgetRoot.tsx';
import { useThrottled } from '../../../timing/use-throttled.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import { useIsomorphicLayoutEffect } from '../../../ui/use-isomorphic-layout-effect.ts';
import * as styles from './UpdatesFeed.css.ts';
import { UpdatesFeedView } from './UpdatesFeedView.tsx';
import { useUpdateRemoval } from './use-update-removal.tsx';
import { useUpdate, useUpdates } from './use-updates.ts';

const loadSheet = () => import('virtual:sheet/updates');

/** Minimum time between two searches while the user types. */
const searchThrottleMs = 1000;

/** Props of the feed of updates. */
export interface UpdatesFeedProps extends WidgetSettings {
  /** Id of the open update; null for the list only. If undefined, the feed stores it itself. */
  update?: number | null;
  onUpdateChange?: (id: number | null) => void;
  /** Search text. If undefined, the feed stores it itself. */
  query?: string;
  onQueryChange?: (query: string) => void;
  /** An element of the page, inside a themed root, for the search, which is otherwise above the list. */
  searchContainer?: HTMLElement | null;
  /** Returns the address of an update in the page. @default '/update/detail/{id}' */
  updateHref?: (update: Update) => string;
  /** Whether the user may write, change and delete; the server checks it too. @default false */
  canManage?: boolean;
  /** Address of the editor of a new update. @default '/update/new' */
  newHref?: string;
  /** Returns the address of the editor of an update. @default '/update/{id}' */
  editHref?: (update: Update) => string;
}

/**
 * The updates of the portal: a searchable list that loads more as the user scrolls, and the open update next to it. Fills
 * its container, which should have a height.
 *
 * @example
 * <UpdatesFeed client={client} />
 */
export function UpdatesFeed({ client, theme, isolate, ...props }: UpdatesFeedProps) {
  return (
    <WidgetRoot client={client} theme={theme} isolate={isolate} sheet={loadSheet} className={styles.root}>
      <QueryScope>
        <ConnectedFeed {...props} />
      </QueryScope>
    </WidgetRoot>
  );
}

function ConnectedFeed(props: Omit<UpdatesFeedProps, keyof WidgetSettings>) {
  const addressOf = usePortalAddress();
  const { canManage = false, newHref = addressOf('/update/new') } = props;
  const { updateHref = ({ id }) => addressOf(`/update/detail/${id}`) } = props;
  const { editHref = ({ id }) => addressOf(`/update/${id}`) } = props;
  const { navigate, client } = useTramita();
  const queryClient = useQueryClient();
  const messages = useMessages(updatesMessages);
  const snackbars = useSnackbars();
  const [ownQuery, setOwnQuery] = useState('');
  const [ownUpdate, setOwnUpdate] = useState<number | null>(null);
  const query = props.query ?? ownQuery;
  const open = props.update === undefined ? ownUpdate : props.update;
  const feed = useUpdates(useThrottled(query, searchThrottleMs));
  const root = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(root);
  // until the user opens or closes an update, the newest one is shown if there is room for it next to the list
  const [isUntouched, setUntouched] = useState(true);
  const newest = feed.pages[0]?.[0]?.id ?? null;
  const shown = open ?? (isWide && isUntouched && query === '' ? newest : null);
  const article = useUpdate(shown);
  const change = (id: number | null) => {
    setUntouched(false);
    setOwnUpdate(id);
    props.onUpdateChange?.(id);
  };
  const leave = useRef(change);
  leave.current = change;
  // the list is rendered page by page, and a page again only if it changes
  const latestHref = useRef(updateHref);
  latestHref.current = updateHref;
  const hrefOf = useCallback((update: Update) => latestHref.current(update), []);
  const handleOpen = useCallback((id: number) => leave.current(id), []);
  const removal = useUpdateRemoval(messages, () => leave.current(null));

  const failure = article.problem?.error;
  useEffect(() => {
    if (!failure) return;
    const isGone = isProblem(failure, 'NOT_FOUND');
    snackbars.error(isGone ? `${messages.oneFailed} ${messages.gone}` : messages.oneFailed);
    // it expired or was deleted after the list was loaded
    if (isGone) void queryClient.invalidateQueries({ queryKey: client.queryKey(listUpdates) });
    leave.current(null);
  }, [failure, messages, snackbars, queryClient, client]);

  return (
    <>
      <UpdatesFeedView
        messages={messages}
        status={feed.isLoading ? 'loading' : feed.problem && feed.pages.length === 0 ? 'error' : 'ready'}
        isRefreshing={feed.isRefreshing}
        hasFailedLater={feed.problem !== null && feed.pages.length > 0}
        pages={feed.pages}
        total={feed.total}
        hasMore={feed.hasMore}
        isLoadingMore={feed.isLoadingMore}
        query={query}
        searchContainer={props.searchContainer ?? null}
        onQueryChange={(typed) => {
          setOwnQuery(typed);
          props.onQueryChange?.(typed);
        }}
        open={shown}
        isOpened={open !== null}
        root={root}
        article={article.data ?? null}
        hrefOf={hrefOf}
        newHref={canManage ? newHref : undefined}
        onEdit={canManage ? (update) => navigate(editHref(update)) : undefined}
        onRemove={canManage ? removal.ask : undefined}
        onOpen={handleOpen}
        onClose={() => change(null)}
        onLoadMore={feed.loadMore}
        onRetry={feed.retry}
      />
      {removal.dialog}
    </>
  );
}

/** Minimum width of the feed, in px, at which the open update is next to the list. */
const wideWidth = 861;

function useIsWide(root: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);
  useIsomorphicLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = () => setWide(element.clientWidth >= wideWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [root]);
  return isWide;
}
