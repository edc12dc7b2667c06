import type { ReactNode } from 'react';
import type { notificationsMessages } from '../../../messages/features/notifications.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Chip } from '../../../ui/Chip/Chip.tsx';
import { ProgressBar } from '../../../ui/ProgressBar/ProgressBar.tsx';
import * as styles from '../Notifications.css.ts';

export interface PanelHeadProps {
  messages: typeof notificationsMessages;
  /** Null while unknown. */
  unread: number | null;
  /** Whether data is being loaded. */
  isBusy: boolean;
  closeButton: ReactNode;
  onMarkAllRead: () => void;
}

/** Title, unread count, and the button that marks all as read. */
export function PanelHead({ messages, unread, isBusy, closeButton, onMarkAllRead }: PanelHeadProps) {
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>{messages.title}</h2>
      {unread !== null && unread > 0 && <Chip tone="accent">{messages.unreadCount(unread)}</Chip>}
      <Button
        variant="link"
        size="sm"
        className={styles.markAll}
        disabledReason={unread ? null : messages.nothingUnread}
        onClick={onMarkAllRead}
      >
        {messages.markAllRead}
      </Button>
      {closeButton}
      {isBusy && <ProgressBar value={null} label={messages.refreshing} className={styles.progress} />}
    </header>
  );
}
