import type { Update } from '@tramita/client/contract';
import { Plus } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { updatesMessages } from '../../messages/updates.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx';
import { SearchBox } from '../../ui/SearchBox/SearchBox.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { useEndOfList } from '../../ui/use-end-of-list.ts';
import { UpdateArticle } from './UpdateArticle.tsx';
import { UpdateCard } from './UpdateCard.tsx';
import * as styles from './UpdatesFeed.css.ts';

export interface UpdatesFeedViewProps {
  messages: typeof updatesMessages;
  status: 'loading' | 'error' | 'ready';
  /** The rows on screen are being asked for anew. */
  isRefreshing: boolean;
  /** A further page or a refresh failed; the rows stay. */
  hasFailedLater: boolean;
  rows: readonly Update[];
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
  const { messages, status, open, rows, total } = props;
  const list = useRef<HTMLDivElement>(null);
  useReturnFocus(list, open);
  return (
    <div className={styles.feed} data-slot="updates" data-state={open === null ? 'list' : 'article'}>
      <section className={styles.list} aria-label={messages.feed} aria-busy={status === 'loading'}>
        <Head {...props} />
        <div ref={list} className={styles.scroll}>
          <Rows {...props} />
        </div>
      </section>
      <div className={styles.pane}>
        {open === null ? (
          <p className={styles.choose}>{status === 'ready' && rows.length > 0 && messages.choose}</p>
        ) : (
          <UpdateArticle
            key={open}
            messages={messages}
            article={props.article}
            onClose={props.onClose}
            onEdit={props.onEdit}
            onRemove={props.onRemove}
          />
        )}
      </div>
      <LiveRegion>
        {status === 'loading' || total === null
          ? messages.loading
          : props.isLoadingMore
            ? messages.loadingMore
            : messages.count(total)}
      </LiveRegion>
    </div>
  );
}

function Head(props: UpdatesFeedViewProps) {
  const { messages, total, query, searchContainer, onQueryChange, isRefreshing, newHref } = props;
  return (
    <div className={styles.head}>
      <span className={styles.total}>{total === null ? <Skeleton width={96} /> : messages.count(total)}</span>
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
  const { messages, status, rows, query, onRetry } = props;
  const end = useEndOfList({ onEnd: props.onLoadMore, key: rows.length });
  if (status === 'error') return <ErrorState title={messages.listFailed} onRetry={onRetry} />;
  if (status === 'loading') return <LoadingCards count={5} />;
  if (rows.length === 0) {
    return (
      <EmptyState title={messages.nothing}>
        {query.trim() ? messages.nothingFor(query.trim()) : messages.nothingHere}
      </EmptyState>
    );
  }
  return (
    <>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className={styles.item}>
            <UpdateCard
              messages={messages}
              update={row}
              href={props.hrefOf(row)}
              isOpen={row.id === props.open}
              onOpen={props.onOpen}
            />
          </li>
        ))}
      </ul>
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
