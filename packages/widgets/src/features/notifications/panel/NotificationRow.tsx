import { Mail, MailOpen, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { notificationsMessages } from '../../../messages/features/notifications.ts';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { RelativeTime } from '../../../ui/RelativeTime/RelativeTime.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { FeedRow } from '../center/create-feed.ts';
import * as styles from '../Notifications.css.ts';
import { NotificationIcon } from './NotificationIcon.tsx';
import { NotificationText } from './NotificationText.tsx';

export interface NotificationRowProps {
  row: FeedRow;
  messages: typeof notificationsMessages;
  isInTabOrder: boolean;
  isOpening: boolean;
  /** Returns another text for its time. */
  formatTime: ((relative: string) => string) | undefined;
  onOpen: () => void;
  /** Called when a link in the text leads to another page of this site. */
  onFollow: () => void;
  onToggleRead: () => void;
  onDelete: () => void;
}

/** A notification: pressing it anywhere opens its task, except for links in its text. */
export function NotificationRow(props: NotificationRowProps) {
  const { row, messages, isInTabOrder, isOpening, formatTime } = props;
  const id = useId();
  const tabIndex = isInTabOrder ? 0 : -1;
  return (
    <>
      {!row.read && <span className={styles.dot} data-slot="unread-dot" aria-hidden="true" />}
      <button
        type="button"
        data-item={row.id}
        tabIndex={tabIndex}
        aria-labelledby={`${id}-text ${id}-time`}
        aria-busy={isOpening || undefined}
        className={styles.open}
        onClick={props.onOpen}
      />
      <NotificationIcon message={row.message} kind={row.kind} />
      <p id={`${id}-text`} className={styles.text}>
        {!row.read && <VisuallyHidden>{messages.unread} </VisuallyHidden>}
        <NotificationText html={row.message} onFollow={props.onFollow} />
      </p>
      <span id={`${id}-time`} className={styles.time}>
        <RelativeTime value={row.createdAt} format={formatTime} />
      </span>
      <span className={styles.actions}>
        <IconButton
          name={row.read ? messages.markUnread : messages.markRead}
          icon={row.read ? <Mail /> : <MailOpen />}
          size="sm"
          tabIndex={tabIndex}
          onClick={props.onToggleRead}
        />
        <IconButton name={messages.remove} icon={<Trash2 />} size="sm" tabIndex={tabIndex} onClick={props.onDelete} />
      </span>
    </>
  );
}
