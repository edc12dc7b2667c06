import type { ReactNode } from 'react';
import { LateFailure } from '../../../lists/LateFailure.tsx';
import type { EndlessListState } from '../../../lists/list-state.ts';
import type { peopleImportMessages } from '../../../messages/features/people/people-import.ts';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx';
import { ListStatus } from '../../../ui/LiveRegion/ListStatus.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { useEndOfList } from '../../../ui/use-end-of-list.ts';
import * as styles from './ChangeTabs.css.ts';

interface EndlessRowsProps {
  messages: typeof peopleImportMessages;
  list: EndlessListState<unknown>;
  /** Title of the failed state. */
  failed: string;
  /** Title of the empty state. */
  empty: string;
  /** The rows. */
  children: ReactNode;
}

/** Rows that load page by page, or their loading, empty or failed state. */
export function EndlessRows({ messages, list, failed, empty, children }: EndlessRowsProps) {
  const end = useEndOfList({ onEnd: list.loadMore, key: list.rows.length });
  const isFailed = list.status === 'error' || list.status === 'forbidden';
  return (
    <>
      {isFailed ? (
        <ErrorState title={failed} error={list.problem?.error} onRetry={list.retry} retrying={list.isRetrying} />
      ) : list.status === 'loading' ? (
        <Placeholders />
      ) : list.rows.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        children
      )}
      {list.hasFailedLater ? (
        <LateFailure messages={{ ...messages, listFailed: failed }} list={list} />
      ) : (
        list.isLoadingMore && <Placeholders />
      )}
      <div ref={end} className={styles.end} />
      <ListStatus failed={isFailed} loading={messages.loading}>
        {list.status === 'loading' || list.total === null
          ? null
          : list.isLoadingMore
            ? messages.loadingMore
            : messages.rows(list.total)}
      </ListStatus>
    </>
  );
}

const Placeholders = () => (
  <div className={styles.placeholders}>
    <Skeleton width="64%" />
    <Skeleton width="48%" />
    <Skeleton width="56%" />
  </div>
);
