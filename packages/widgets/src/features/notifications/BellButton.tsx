import { Bell } from 'lucide-react';
import type { Ref } from 'react';
import type { notificationsMessages } from '../../messages/features/notifications.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import * as styles from './BellButton.css.ts';

export interface BellButtonProps {
  /** The bell's element. */
  buttonRef: Ref<HTMLButtonElement>;
  unread: number;
  isOpen: boolean;
  messages: typeof notificationsMessages;
  onClick: () => void;
  /** Called when the pointer or the focus reaches the bell, before it is pressed. */
  onApproach: () => void;
}

/** Largest number shown in the badge. */
const most = 99;

/** The bell with the number of unread notifications, which is also part of its accessible name. */
export function BellButton({ buttonRef, unread, isOpen, messages, onClick, onApproach }: BellButtonProps) {
  return (
    <span className={styles.place}>
      <IconButton
        ref={buttonRef}
        name={messages.bellName(unread)}
        icon={<Bell />}
        tooltip={!isOpen}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-slot="notifications-bell"
        className={styles.bell}
        onClick={onClick}
        onPointerEnter={onApproach}
        onFocus={onApproach}
      />
      {unread > 0 && (
        <span className={styles.count} data-slot="notifications-count" aria-hidden="true">
          {unread > most ? `${most}+` : unread}
        </span>
      )}
    </span>
  );
}
