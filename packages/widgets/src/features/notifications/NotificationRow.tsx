import { Mail, MailOpen, Trash2 } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import type { notificationsMessages } from '../../messages/notifications.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { RelativeTime } from '../../ui/RelativeTime/RelativeTime.tsx';
import { SafeHtml } from '../../ui/SafeHtml/SafeHtml.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { FeedRow } from './create-feed.ts';
import * as styles from './Notifications.css.ts';

export interface NotificationRowProps {
  row: FeedRow;
  messages: typeof notificationsMessages;
  isInTabOrder: boolean;
  isOpening: boolean;
  /** Other words for when it came. */
  formatTime: ((relative: string) => string) | undefined;
  onOpen: () => void;
  onFollow: (href: string) => void;
  onToggleRead: () => void;
  onDelete: () => void;
}

/** A notification: pressing it anywhere opens its task; a link in its text keeps its own way. */
export function NotificationRow(props: NotificationRowProps) {
  const { row, messages, isInTabOrder, isOpening, formatTime } = props;
  const id = useId();
  const tabIndex = isInTabOrder ? 0 : -1;
  const handleTextClick = (event: MouseEvent) => {
    const href = ownPageOf(event);
    if (!href) return;
    event.preventDefault();
    props.onFollow(href);
  };
  return (
    <>
      {!row.read && <span className={styles.dot} aria-hidden="true" />}
      <button
        type="button"
        data-item={row.id}
        tabIndex={tabIndex}
        aria-labelledby={`${id}-text ${id}-time`}
        aria-busy={isOpening || undefined}
        className={styles.open}
        onClick={props.onOpen}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the clicks of the links inside */}
      <div id={`${id}-text`} className={styles.text} onClick={handleTextClick}>
        {!row.read && <VisuallyHidden>{messages.unread} </VisuallyHidden>}
        <SafeHtml as="span" html={row.message} />
      </div>
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

/** Where a plain click on a link leads inside this site; null for anything else. */
function ownPageOf(event: MouseEvent): string | null {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  return href && /^\/(?!\/)/.test(href) ? href : null;
}
