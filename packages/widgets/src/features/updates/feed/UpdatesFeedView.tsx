import type { Update } from '@tramita/client/contract';
import { Plus } from 'lucide-react';
import { memo, type Ref, type RefObject, useLayoutEffect, useRef } from 'react';
import type { updatesMessages } from '../../../messages/features/updates.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx';
import { ListStatus } from '../../../ui/LiveRegion/ListStatus.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { ProgressBar } from '../../../ui/ProgressBar/ProgressBar.tsx';
import { SearchBox } from '../../../ui/SearchBox/SearchBox.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { useEndOfList } from '../../../ui/use-end-of-list.ts';
import { UpdateArticle } from './UpdateArticle.tsx';
import { UpdateCard } from './UpdateCard.tsx';
import * as styles from './UpdatesFeed.css.ts';

export interface UpdatesFeedViewProps {
  /** Gets the feed's element. */
  root?: Ref<HTMLDivElement>;
  messages: typeof updatesMessages;
  status: 'loading' | 'error' | 'ready';
  /** The rows on screen are being asked for anew. */
  isRefreshing: boolean;
  /** A further page or a refresh failed; the rows stay. */
  hasFailedLater: boolean;
  /** What was loaded, page by page. */
  pages: readonly (readonly Update[])[];
  /** Pieces of news on all pages; null while not known. */
  total: number | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  query: string;
  /** Where the search is drawn instead of above the list. */
  searchContainer: HTMLElement | null;
  onQueryChange: (query: string) => void;
  /** Id of the one that is read. */
  open: number | null;
  /** The user opened it; the newest may also be shown by itself. */
  isOpened: boolean;
  /** The one that is read; null while it is loaded. */
  article: Update | null;
  hrefOf: (update: Update) => string;
  /** Address of the editor of a new one; absent for those who may not write. */
  newHref?: string | undefined;
  onEdit?: ((update: Update) => void) | undefined;
  onRemove?: ((update: Update) => void) | undefined;
  onOpen: (id: number) => void;
  onClose: () => void;
  onLoadMore: () => void;
  onRetry: () => void;
}

/** The feed as it looks; it loads nothing. */
export function UpdatesFeedView(props: UpdatesFeedViewProps) {
  const { messages, status, open, total } = props;
  const isEmpty = props.pages.every((page) => page.length === 0);
  const list = useRef<HTMLDivElement>(null);
  useReturnFocus(list, open);
  return (
    <div ref={props.root} className={styles.feed} data-slot="updates" data-state={open === null ? 'list' : 'article'}>
      <section className={styles.list} aria-label={messages.feed} aria-busy={status === 'loading'}>
        <Head {...props} />
        <div ref={list} className={styles.scroll}>
          <Rows {...props} />
        </div>
      </section>
      <div className={styles.pane}>
        {open === null ? (
          <p className={styles.choose}>{status === 'ready' && !isEmpty && messages.choose}</p>
        ) : (
          <UpdateArticle
            key={open}
            messages={messages}
            article={props.article}
            takesFocus={props.isOpened}
            onClose={props.onClose}
            onEdit={props.onEdit}
            onRemove={props.onRemove}
          />
        )}
      </div>
      <ListStatus failed={status === 'error'} loading={messages.loading}>
        {status === 'loading' || total === null
          ? null
          : props.isLoadingMore
            ? messages.loadingMore
            : messages.count(total)}
      </ListStatus>
    </div>
  );
}

function Head(props: UpdatesFeedViewProps) {
  const { messages, status, total, query, searchContainer, onQueryChange, isRefreshing, newHref } = props;
  return (
    <div className={styles.head}>
      <span className={styles.total}>
        {total !== null ? messages.count(total) : status !== 'error' && <Skeleton width={96} />}
      </span>
      <SearchBox
        className={searchContainer ? undefined : styles.search}
        label={messages.searchLabel}
        size={searchContainer ? undefined : 'md'}
        container={searchContainer}
        value={query}
        onChange={onQueryChange}
      />
      {newHref !== undefined && (
        <LinkButton className={styles.create} href={newHref} icon={<Plus aria-hidden="true" />}>
          {messages.create}
        </LinkButton>
      )}
      {isRefreshing && <ProgressBar className={styles.refreshing} value={null} label={messages.loading} />}
    </div>
  );
}

function Rows(props: UpdatesFeedViewProps) {
  const { messages, status, pages, query, onRetry, open } = props;
  const end = useEndOfList({ onEnd: props.onLoadMore, key: pages.length });
  if (status === 'error') return <ErrorState title={messages.listFailed} onRetry={onRetry} />;
  if (status === 'loading') return <LoadingCards count={5} />;
  if (pages.every((page) => page.length === 0)) {
    return (
      <EmptyState title={messages.nothing} onClearSearch={query.trim() ? () => props.onQueryChange('') : undefined}>
        {query.trim() ? messages.nothingFor(query.trim()) : messages.nothingHere}
      </EmptyState>
    );
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a list in groups, of which a browser skips those out of sight */}
      <div role="list">
        {pages.map((rows, index) => (
          <FeedPage
            // biome-ignore lint/suspicious/noArrayIndexKey: pages only ever follow each other
            key={index}
            messages={messages}
            rows={rows}
            open={rows.some(({ id }) => id === open) ? open : null}
            hrefOf={props.hrefOf}
            onOpen={props.onOpen}
          />
        ))}
      </div>
      {props.hasFailedLater ? (
        <Notice
          tone="danger"
          title={messages.listFailed}
          actions={
            <Button size="sm" onClick={onRetry}>
              {messages.retry}
            </Button>
          }
        />
      ) : (
        props.hasMore && <LoadingCards count={1} />
      )}
      <div ref={end} aria-hidden="true" />
    </>
  );
}

interface FeedPageProps extends Pick<UpdatesFeedViewProps, 'messages' | 'open' | 'hrefOf' | 'onOpen'> {
  rows: readonly Update[];
}

/** The rows of one page, which a browser skips as one while they are out of sight: a feed may have thousands. */
const FeedPage = memo(function FeedPage({ messages, rows, open, hrefOf, onOpen }: FeedPageProps) {
  return (
    <div role="presentation" className={styles.feedPage}>
      {rows.map((row) => (
        // biome-ignore lint/a11y/useSemanticElements: see the list
        <div role="listitem" key={row.id}>
          <UpdateCard messages={messages} update={row} href={hrefOf(row)} isOpen={row.id === open} onOpen={onOpen} />
        </div>
      ))}
    </div>
  );
});

function LoadingCards({ count }: { count: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={index} className={styles.card}>
          <Skeleton width="78%" height={14} />
          <Skeleton height={10} />
          <Skeleton width="92%" height={10} />
          <Skeleton width="40%" height={10} />
        </div>
      ))}
    </div>
  );
}

/** Closing the piece that was read gives the focus back to its card. */
function useReturnFocus(list: RefObject<HTMLElement | null>, open: number | null): void {
  const last = useRef(open);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = open;
    if (before === null || open !== null) return;
    if (!document.activeElement || document.activeElement === document.body) {
      list.current?.querySelector<HTMLElement>(`[data-update="${before}"]`)?.focus();
    }
  }, [list, open]);
}
