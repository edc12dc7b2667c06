import { useQueryClient } from '@tanstack/react-query';
import { isProblem } from '@tramita/client';
import { listUpdates, type Update } from '@tramita/client/contract';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { updatesMessages } from '../../../messages/features/updates.ts';
import { QueryScope } from '../../../provider/QueryScope.tsx';
import { type TramitaSettings, useTramita } from '../../../provider/tramita-context.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { WidgetRoot } from '../../../provider/WidgetRoot.tsx';
import { useThrottled } from '../../../timing/use-throttled.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import * as styles from './UpdatesFeed.css.ts';
import { UpdatesFeedView } from './UpdatesFeedView.tsx';
import { useUpdateRemoval } from './use-update-removal.tsx';
import { useUpdate, useUpdates } from './use-updates.ts';

/** How often a search may go out while somebody types. */
const searchThrottleMs = 1000;

/** Props of the news feed. */
export interface UpdatesFeedProps extends Pick<TramitaSettings, 'client' | 'theme'> {
  /** Id of the piece of news that is read; null for the list alone. Left out, the feed keeps it itself. */
  update?: number | null;
  onUpdateChange?: (id: number | null) => void;
  /** What is searched for. Left out, the feed keeps it itself. */
  query?: string;
  onQueryChange?: (query: string) => void;
  /** An element of the page, inside a themed root, in which the search is drawn instead of above the list. */
  searchContainer?: HTMLElement | null;
  /** Address of a piece of news in the page. @default '/update/detail/{id}' */
  updateHref?: (update: Update) => string;
  /** The person may write, change and delete; the server has the last word. @default false */
  canManage?: boolean;
  /** Address of the editor of a new piece of news. @default '/update/new' */
  newHref?: string;
  /** Address of the editor of a piece of news. @default '/update/{id}' */
  editHref?: (update: Update) => string;
}

/**
 * The news of the portal: a searchable list that grows as it is scrolled, and the piece that is read beside it. Fills
 * its container, which should have a height.
 *
 * @example
 * <UpdatesFeed client={client} />
 */
export function UpdatesFeed({ client, theme, ...props }: UpdatesFeedProps) {
  return (
    <WidgetRoot client={client} theme={theme} className={styles.root}>
      <QueryScope>
        <ConnectedFeed {...props} />
      </QueryScope>
    </WidgetRoot>
  );
}

const defaultHref = (update: Update) => `/update/detail/${update.id}`;
const defaultEditHref = (update: Update) => `/update/${update.id}`;

function ConnectedFeed(props: Omit<UpdatesFeedProps, 'client' | 'theme'>) {
  const { updateHref = defaultHref, editHref = defaultEditHref, newHref = '/update/new', canManage = false } = props;
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
  // until the user opens or closes one, the newest is shown where there is room for it beside the list
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
  // the list is drawn page by page, and a page anew only when something of it changes
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

/** From this width of the feed in px on, what is read is shown beside the list. */
const wideWidth = 861;

function useIsWide(root: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
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
