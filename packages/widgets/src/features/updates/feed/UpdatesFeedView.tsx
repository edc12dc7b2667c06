import type { Update } from '@tramita/client/contract';
import { Plus } from 'lucide-react';
import { memo, type Ref, type RefObject, useRef } from 'react';
import { LateFailure } from '../../../lists/LateFailure.tsx';
import { ListSearch } from '../../../lists/ListSearch.tsx';
import type { updatesMessages } from '../../../messages/features/updates.ts';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx';
import { ForbiddenState } from '../../../ui/ForbiddenState/ForbiddenState.tsx';
import { ListStatus } from '../../../ui/LiveRegion/ListStatus.tsx';
import { ProgressBar } from '../../../ui/ProgressBar/ProgressBar.tsx';
import { isFocusLost } from '../../../ui/page-root.ts';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { useEndOfList } from '../../../ui/use-end-of-list.ts';
import { useIsomorphicLayoutEffect } from '../../../ui/use-isomorphic-layout-effect.ts';
import { UpdateArticle } from './UpdateArticle.tsx';
import { UpdateCard } from './UpdateCard.tsx';
import * as styles from './UpdatesFeed.css.ts';
import type { FeedState } from './use-updates.ts';

export interface UpdatesFeedViewProps {
  /** Receives the feed's element. */
  root?: Ref<HTMLDivElement>;
  messages: typeof updatesMessages;
  list: FeedState;
  query: string;
  /** Element for the search, which is otherwise above the list. */
  searchContainer: HTMLElement | null;
  onQueryChange: (query: string) => void;
  /** Id of the open update. */
  open: number | null;
  /** Whether the user opened it; the newest may also be shown automatically. */
  isOpened: boolean;
  /** The open update; null while it loads. */
  article: Update | null;
  hrefOf: (update: Update) => string;
  /** Address of the editor of a new update; undefined if the user may not write. */
  newHref?: string | undefined;
  onEdit?: ((update: Update) => void) | undefined;
  onRemove?: ((update: Update) => void) | undefined;
  onOpen: (id: number) => void;
  onClose: () => void;
}

/** The feed, without loading anything. */
export function UpdatesFeedView(props: UpdatesFeedViewProps) {
  const { messages, list, open } = props;
  const { status, total } = list;
  const cards = useRef<HTMLDivElement>(null);
  useReturnFocus(cards, open);
  return (
    <div ref={props.root} className={styles.feed} data-slot="updates" data-state={open === null ? 'list' : 'article'}>
      <section className={styles.list} aria-label={messages.feed} aria-busy={status === 'loading'}>
        <Head {...props} />
        <div ref={cards} className={styles.scroll}>
          <Rows {...props} />
        </div>
      </section>
      <div className={styles.pane}>
        {open === null ? (
          <p className={styles.choose}>{status === 'ready' && list.rows.length > 0 && messages.choose}</p>
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
      <ListStatus failed={hasFailed(list)} loading={messages.loading}>
        {total === null ? null : list.isLoadingMore ? messages.loadingMore : messages.count(total)}
      </ListStatus>
    </div>
  );
}

const hasFailed = ({ status }: FeedState) => status === 'error' || status === 'forbidden';

function Head({ messages, list, query, searchContainer, onQueryChange, newHref }: UpdatesFeedViewProps) {
  const { total } = list;
  return (
    <div className={styles.head}>
      <span className={styles.total}>
        {total !== null ? messages.count(total) : !hasFailed(list) && <Skeleton width={96} line />}
      </span>
      <ListSearch
        className={styles.search}
        label={messages.searchLabel}
        container={searchContainer}
        value={query}
        onChange={onQueryChange}
      />
      {newHref !== undefined && (
        <LinkButton className={styles.create} href={newHref} icon={<Plus aria-hidden="true" />}>
          {messages.create}
        </LinkButton>
      )}
      {list.isRefreshing && <ProgressBar className={styles.refreshing} value={null} label={messages.loading} />}
    </div>
  );
}

function Rows(props: UpdatesFeedViewProps) {
  const { messages, list, open } = props;
  const query = props.query.trim();
  const end = useEndOfList({ onEnd: list.loadMore, key: list.pages.length });
  if (list.status === 'forbidden') return <ForbiddenState />;
  if (list.status === 'error') {
    return <ErrorState title={messages.listFailed} onRetry={list.retry} retrying={list.isRetrying} />;
  }
  if (list.status === 'loading') return <LoadingCards count={5} />;
  if (list.rows.length === 0) {
    return (
      <EmptyState title={messages.nothing} onClearSearch={query ? () => props.onQueryChange('') : undefined}>
        {query ? messages.nothingFor(query) : messages.nothingHere}
      </EmptyState>
    );
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a list in groups, of which a browser skips the invisible ones */}
      <div role="list">
        {list.pages.map((rows, index) => (
          <FeedPage
            // biome-ignore lint/suspicious/noArrayIndexKey: pages are only ever appended
            key={index}
            messages={messages}
            rows={rows}
            open={rows.some(({ id }) => id === open) ? open : null}
            hrefOf={props.hrefOf}
            onOpen={props.onOpen}
          />
        ))}
      </div>
      {list.hasFailedLater ? (
        <LateFailure messages={messages} list={list} />
      ) : (
        list.hasMore && <LoadingCards count={1} />
      )}
      <div ref={end} aria-hidden="true" />
    </>
  );
}

interface FeedPageProps extends Pick<UpdatesFeedViewProps, 'messages' | 'open' | 'hrefOf' | 'onOpen'> {
  rows: readonly Update[];
}

/** The rows of one page, which a browser skips as one while they are invisible: a feed may have thousands. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all equal
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

/** Closing the open update returns the focus to its card. */
function useReturnFocus(list: RefObject<HTMLElement | null>, open: number | null): void {
  const last = useRef(open);
  useIsomorphicLayoutEffect(() => {
    const before = last.current;
    last.current = open;
    if (before === null || open !== null) return;
    if (list.current && isFocusLost(list.current))
      list.current.querySelector<HTMLElement>(`[data-update="${before}"]`)?.focus();
  }, [list, open]);
}
