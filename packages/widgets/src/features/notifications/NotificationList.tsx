import { Fragment, useId } from 'react';
import type { notificationsMessages } from '../../messages/notifications.ts';
import { useUiEnvironment } from '../../ui/ui-environment.ts';
import type { FeedRow } from './create-feed.ts';
import { DeletedRow } from './DeletedRow.tsx';
import { groupByDay, yesterdayTime } from './day-groups.ts';
import { NotificationRow } from './NotificationRow.tsx';
import * as styles from './Notifications.css.ts';

export interface NotificationListProps {
  messages: typeof notificationsMessages;
  rows: readonly FeedRow[];
  /** Id of the row that stands in the tab order. */
  current: number | null;
  opening: number | null;
  onCurrentChange: (id: number) => void;
  onOpen: (row: FeedRow) => void;
  onFollow: (row: FeedRow) => void;
  onToggleRead: (row: FeedRow) => void;
  onDelete: (row: FeedRow) => void;
  onUndo: (row: FeedRow) => void;
}

/** Notifications by day. Only one row stands in the tab order; the others are reached by the arrows. */
export function NotificationList({ messages, rows, current, opening, onCurrentChange, ...on }: NotificationListProps) {
  const id = useId();
  const now = useUiEnvironment().now();
  return groupByDay(rows, now, messages).map((group) => (
    <Fragment key={group.day}>
      <h3 id={`${id}-${group.day}`} className={styles.day}>
        {group.label}
      </h3>
      <ul aria-labelledby={`${id}-${group.day}`} className={styles.list}>
        {group.rows.map((row) => (
          <li
            key={row.id}
            data-row={row.id}
            data-slot="notification"
            data-state={row.isDeleted ? 'deleted' : row.read ? 'read' : 'unread'}
            className={row.isDeleted ? styles.deletedRow : styles.row}
            onFocus={() => onCurrentChange(row.id)}
          >
            {row.isDeleted ? (
              <DeletedRow
                id={row.id}
                messages={messages}
                isInTabOrder={row.id === current}
                onUndo={() => on.onUndo(row)}
              />
            ) : (
              <NotificationRow
                row={row}
                messages={messages}
                isInTabOrder={row.id === current}
                isOpening={row.id === opening}
                formatTime={yesterdayTime(row.createdAt, now, messages)}
                onOpen={() => on.onOpen(row)}
                onFollow={() => on.onFollow(row)}
                onToggleRead={() => on.onToggleRead(row)}
                onDelete={() => on.onDelete(row)}
              />
            )}
          </li>
        ))}
      </ul>
    </Fragment>
  ));
}
