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
export function UpdatesFeed({ client, theme, isolate, locale, ...props }: UpdatesFeedProps) {
  return (
    <WidgetRoot
      client={client}
      theme={theme}
      isolate={isolate}
      locale={locale}
      sheet={loadSheet}
      className={styles.root}
    >
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
  const { navigate } = useTramita();
  const messages = useMessages(updatesMessages);
  const [ownQuery, setOwnQuery] = useState('');
  const query = props.query ?? ownQuery;
  const feed = useUpdates(useThrottled(query, searchThrottleMs));
  const root = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(root);
  const newest = feed.pages[0]?.[0]?.id ?? null;
  const { open, shown, change } = useOpenUpdate(props, isWide && query === '' ? newest : null);
  const article = useUpdate(shown);
  const leave = useRef(change);
  leave.current = change;
  // the list is rendered page by page, and a page again only if it changes
  const latestHref = useRef(updateHref);
  latestHref.current = updateHref;
  const hrefOf = useCallback((update: Update) => latestHref.current(update), []);
  const handleOpen = useCallback((id: number) => leave.current(id), []);
  const close = useCallback(() => leave.current(null), []);
  const removal = useUpdateRemoval(messages, close);
  useFailedUpdate(article.problem?.error, messages, close);

  return (
    <>
      <UpdatesFeedView
        messages={messages}
        list={feed}
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
        onClose={close}
      />
      {removal.dialog}
    </>
  );
}

/**
 * The open update, stored by the page or here. Until the user opens or closes one, `newest` is shown, which is null if
 * there is no room for it next to the list.
 */
function useOpenUpdate({ update, onUpdateChange }: UpdatesFeedProps, newest: number | null) {
  const [ownUpdate, setOwnUpdate] = useState<number | null>(null);
  const [isUntouched, setUntouched] = useState(true);
  const open = update === undefined ? ownUpdate : update;
  const change = (id: number | null) => {
    setUntouched(false);
    setOwnUpdate(id);
    onUpdateChange?.(id);
  };
  return { open, shown: open ?? (isUntouched ? newest : null), change };
}

/** Shows a message and closes the open update if it could not be loaded. */
function useFailedUpdate(failure: unknown, messages: typeof updatesMessages, onClose: () => void): void {
  const { client } = useTramita();
  const queryClient = useQueryClient();
  const snackbars = useSnackbars();
  useEffect(() => {
    if (!failure) return;
    const isGone = isProblem(failure, 'NOT_FOUND');
    snackbars.error(isGone ? `${messages.oneFailed} ${messages.gone}` : messages.oneFailed);
    // it expired or was deleted after the list was loaded
    if (isGone) void queryClient.invalidateQueries({ queryKey: client.queryKey(listUpdates) });
    onClose();
  }, [failure, messages, snackbars, queryClient, client, onClose]);
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
