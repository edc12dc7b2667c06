import { RotateCw } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { notificationsMessages } from '../../messages/features/notifications.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import type { FeedRow, FeedSnapshot } from './center/create-feed.ts';
import * as styles from './Notifications.css.ts';
import { handlePanelKey } from './panel/handle-panel-key.ts';
import { NotificationList } from './panel/NotificationList.tsx';
import { NotificationsSkeleton } from './panel/NotificationsSkeleton.tsx';
import { PanelHead } from './panel/PanelHead.tsx';
import { ShortcutsHint } from './panel/ShortcutsHint.tsx';
import { usePanelFocus } from './panel/use-panel-focus.ts';

/** Props of the list without its connection. */
export interface NotificationsViewProps extends Omit<FeedSnapshot, 'arrival'> {
  messages: typeof notificationsMessages;
  /** Id of the notification whose task is being looked up. */
  opening: number | null;
  /** Shown at the end of the header. */
  closeButton?: ReactNode;
  onOpen: (row: FeedRow) => void;
  /** Called when a link in a notification to a page of this site was followed. */
  onFollow: (row: FeedRow) => void;
  onToggleRead: (row: FeedRow) => void;
  onDelete: (row: FeedRow) => void;
  onUndo: (row: FeedRow) => void;
  onMarkAllRead: () => void;
  onLoadMore: () => void;
  onRetry: () => void;
}

/** The list of notifications in each of its states. */
export function NotificationsView(props: NotificationsViewProps) {
  const { messages, rows, unread, hasMore, isLoadingMore, isRefreshing, hasFailed } = props;
  const panel = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState<number | null>(null);
  const focus = usePanelFocus(panel);
  const isBusy = props.opening !== null || (isRefreshing && rows !== null);

  const handleDelete = (row: FeedRow) => {
    moveOn(panel.current, row, rows ?? []);
    props.onDelete(row);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const onRow = (act: (row: FeedRow) => void) => (id: number) => {
      const row = rows?.find((one) => one.id === id && !one.isDeleted);
      if (row) act(row);
    };
    handlePanelKey(event, { onToggle: onRow(props.onToggleRead), onDelete: onRow(handleDelete) });
  };

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={messages.title}
      aria-busy={rows === null && !hasFailed}
      data-slot="notifications"
      className={styles.panel}
      onKeyDown={handleKeyDown}
      {...focus}
    >
      <PanelHead
        messages={messages}
        unread={unread}
        isBusy={isBusy}
        closeButton={props.closeButton}
        onMarkAllRead={props.onMarkAllRead}
      />
      {hasFailed && rows && (
        <Notice
          strip
          tone="danger"
          title={messages.loadFailed}
          actions={
            <Button size="sm" icon={<RotateCw />} onClick={props.onRetry}>
              {messages.retry}
            </Button>
          }
        />
      )}
      {!rows && (hasFailed ? <Failed {...props} /> : <NotificationsSkeleton messages={messages} />)}
      {rows?.length === 0 && <EmptyState title={messages.empty}>{messages.emptyDetail}</EmptyState>}
      {rows && rows.length > 0 && (
        <NotificationList
          {...props}
          rows={rows}
          current={rows.some(({ id }) => id === current) ? current : (rows[0]?.id ?? null)}
          onCurrentChange={setCurrent}
          onDelete={handleDelete}
        />
      )}
      {rows && rows.length > 0 && (
        <footer className={styles.foot}>
          {hasMore && (
            <div className={styles.more}>
              <Button variant="link" fullWidth data-more busy={isLoadingMore} onClick={props.onLoadMore}>
                {messages.loadMore}
              </Button>
            </div>
          )}
          <ShortcutsHint messages={messages} />
        </footer>
      )}
    </section>
  );
}

function Failed({ messages, isRefreshing, onRetry }: NotificationsViewProps) {
  return <ErrorState title={messages.loadFailed} retrying={isRefreshing} onRetry={onRetry} />;
}

/** After a deletion focuses the next row, so that several can be deleted one after another. */
function moveOn(panel: HTMLElement | null, row: FeedRow, rows: readonly FeedRow[]): void {
  const at = rows.indexOf(row);
  const next = [...rows.slice(at + 1), ...rows.slice(0, at).reverse()].find(({ isDeleted }) => !isDeleted);
  if (next) panel?.querySelector<HTMLElement>(`[data-item="${next.id}"]`)?.focus();
}
