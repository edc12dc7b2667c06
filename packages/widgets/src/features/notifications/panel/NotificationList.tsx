import { Fragment, useId, useState } from 'react';
import type { notificationsMessages } from '../../../messages/features/notifications.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { useUiEnvironment } from '../../../ui/ui-environment.ts';
import type { FeedRow } from '../center/create-feed.ts';
import { groupEqual } from '../center/group-equal.ts';
import * as styles from '../Notifications.css.ts';
import { DeletedRow } from './DeletedRow.tsx';
import { groupByDay, timeInDay } from './day-groups.ts';
import { NotificationGroup } from './NotificationGroup.tsx';
import { NotificationRow } from './NotificationRow.tsx';

export interface NotificationListProps {
  messages: typeof notificationsMessages;
  rows: readonly FeedRow[];
  /** Id of the row that is the tab stop. */
  current: number | null;
  opening: number | null;
  onCurrentChange: (id: number) => void;
  onOpen: (row: FeedRow) => void;
  onFollow: (row: FeedRow) => void;
  onToggleRead: (row: FeedRow) => void;
  onDelete: (row: FeedRow) => void;
  onUndo: (row: FeedRow) => void;
}

/** Notifications by day. One row is the tab stop; the others are reached with the arrow keys. */
export function NotificationList(props: NotificationListProps) {
  const locale = useLocale();
  const { messages, rows, current } = props;
  const id = useId();
  const now = useUiEnvironment().now();
  const [opened, setOpened] = useState<readonly string[]>([]);
  return groupByDay(rows, now, messages, locale).map((group) => (
    <Fragment key={group.day}>
      <h3 id={`${id}-${group.day}`} className={styles.day}>
        {group.label}
      </h3>
      <ul aria-labelledby={`${id}-${group.day}`} className={styles.list}>
        {groupEqual(group.rows).map((item) => {
          if (item.kind === 'row') return <Item key={item.row.id} {...props} row={item.row} now={now} />;
          const key = `${group.day} ${item.process}`;
          const isOpen = opened.includes(key);
          return (
            <li key={key} data-slot="notification-group" className={styles.group}>
              <NotificationGroup
                messages={messages}
                process={item.process}
                rows={item.rows}
                isOpen={isOpen}
                isInTabOrder={!isOpen && item.rows.some((row) => row.id === current)}
                onToggle={() => setOpened(isOpen ? opened.filter((one) => one !== key) : [...opened, key])}
              >
                {item.rows.map((row) => (
                  <Item key={row.id} {...props} row={row} now={now} />
                ))}
              </NotificationGroup>
            </li>
          );
        })}
      </ul>
    </Fragment>
  ));
}

function Item({ row, now, messages, current, opening, ...on }: NotificationListProps & { row: FeedRow; now: Date }) {
  const locale = useLocale();
  return (
    <li
      data-row={row.id}
      data-slot="notification"
      data-state={row.isDeleted ? 'deleted' : row.read ? 'read' : 'unread'}
      className={row.isDeleted ? styles.deletedRow : styles.row}
      onFocus={() => on.onCurrentChange(row.id)}
    >
      {row.isDeleted ? (
        <DeletedRow id={row.id} messages={messages} isInTabOrder={row.id === current} onUndo={() => on.onUndo(row)} />
      ) : (
        <NotificationRow
          row={row}
          messages={messages}
          isInTabOrder={row.id === current}
          isOpening={row.id === opening}
          formatTime={timeInDay(row.createdAt, now, messages, locale)}
          onOpen={() => on.onOpen(row)}
          onFollow={() => on.onFollow(row)}
          onToggleRead={() => on.onToggleRead(row)}
          onDelete={() => on.onDelete(row)}
        />
      )}
    </li>
  );
}
