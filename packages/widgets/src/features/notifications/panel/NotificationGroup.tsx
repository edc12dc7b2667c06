import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { notificationsMessages } from '../../../messages/features/notifications.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { FeedRow } from '../center/create-feed.ts';
import * as styles from '../Notifications.css.ts';
import { NotificationIcon } from './NotificationIcon.tsx';
import { NotificationText } from './NotificationText.tsx';

export interface NotificationGroupProps {
  messages: typeof notificationsMessages;
  /** Title of the process, as HTML. */
  process: string;
  rows: readonly FeedRow[];
  isOpen: boolean;
  isInTabOrder: boolean;
  onToggle: () => void;
  /** Its notifications, rendered while it is expanded. */
  children: ReactNode;
}

/** Unread tasks of one process in one line; pressing it expands them. */
export function NotificationGroup(props: NotificationGroupProps) {
  const { messages, process, rows, isOpen } = props;
  const id = useId();
  return (
    <>
      <div data-row={`group-${process}`} className={styles.row} data-state="unread">
        <span className={styles.dot} aria-hidden="true" />
        <button
          type="button"
          data-item={`group-${process}`}
          tabIndex={props.isInTabOrder ? 0 : -1}
          aria-expanded={isOpen}
          aria-labelledby={`${id}-text`}
          className={styles.open}
          onClick={props.onToggle}
        />
        <NotificationIcon message={rows[0]?.message ?? ''} kind="task" />
        <p id={`${id}-text`} className={styles.groupText}>
          <VisuallyHidden>{messages.unread} </VisuallyHidden>
          <NotificationText html={messages.newTasksOf(rows.length, process)} onFollow={() => undefined} />
        </p>
        <ChevronRight className={styles.groupChevron} data-open={isOpen} aria-hidden="true" />
      </div>
      {isOpen && <ul className={styles.grouped}>{props.children}</ul>}
    </>
  );
}
