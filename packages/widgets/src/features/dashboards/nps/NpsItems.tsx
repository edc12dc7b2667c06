import { failureMessages, failureOf } from '../../../messages/failures.ts';
import type { dashboardsMessages } from '../../../messages/features/dashboards.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { useEndOfList } from '../../../ui/use-end-of-list.ts';
import * as styles from '../Dashboards.css.ts';
import { DetailHead } from '../DetailHead.tsx';
import type { DashboardFilters } from '../filters/dashboard-filters.ts';
import { type NpsPick, useNpsItems } from '../use-dashboard.ts';
import { NpsItemCard } from './NpsItemCard.tsx';

export interface NpsItemsProps {
  messages: typeof dashboardsMessages;
  filters: DashboardFilters;
  pick: NpsPick;
  title: string;
  /** Address of the report with the tasks of the same requests. */
  reportHref: string;
  onWholePeriod: () => void;
}

/** The ratings of the clicked part; loads more when the end of the list becomes visible. */
export function NpsItems({ messages, filters, pick, title, reportHref, onWholePeriod }: NpsItemsProps) {
  const failures = useMessages(failureMessages);
  const list = useNpsItems(filters, pick);
  const { rows, isLoadingMore } = list;
  const end = useEndOfList({
    key: `${rows.length} ${isLoadingMore}`,
    onEnd: list.loadMore,
  });
  return (
    <section className={styles.detail} aria-label={title} aria-busy={list.isFetching}>
      <DetailHead
        messages={messages}
        title={title}
        count={list.total === null ? null : messages.ratings(list.total)}
        reportHref={reportHref}
        onWholePeriod={pick.bucket === null ? undefined : onWholePeriod}
      />
      {list.isLoading ? (
        <LoadingItems />
      ) : list.problem && rows.length === 0 ? (
        <ErrorState error={list.problem.error} onRetry={list.retry} retrying={list.isFetching} />
      ) : rows.length === 0 ? (
        <EmptyState title={messages.nothing} />
      ) : (
        <>
          <ul className={styles.items}>
            {rows.map((item) => (
              <NpsItemCard key={item.uuid} item={item} messages={messages} />
            ))}
          </ul>
          {list.problem ? (
            <Notice
              tone="danger"
              actions={
                <Button size="sm" onClick={list.retry}>
                  {messages.retry}
                </Button>
              }
            >
              {failureOf(list.problem.error, {}, failures).title}
            </Notice>
          ) : (
            isLoadingMore && <LoadingItems />
          )}
          <div ref={end} />
        </>
      )}
    </section>
  );
}

function LoadingItems() {
  return (
    <div className={styles.items} aria-hidden="true">
      {[1, 2, 3].map((row) => (
        <div key={row} className={styles.item}>
          <Skeleton width="40%" />
          <Skeleton width="80%" />
          <Skeleton width="60%" />
        </div>
      ))}
    </div>
  );
}
