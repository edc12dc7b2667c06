import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { notificationsMessages } from '../../../messages/features/notifications.ts';
import { usePortalAddress } from '../../../provider/inside.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { LiveRegion } from '../../../ui/LiveRegion/LiveRegion.tsx';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import type { FeedRow, NotificationFeed } from '../center/create-feed.ts';
import { NotificationsView } from '../NotificationsView.tsx';
import type { NotificationsMenuProps } from '../notifications-menu-props.ts';
import { PanelFrame } from './PanelFrame.tsx';
import { useOpenNotification } from './use-open-notification.ts';

export { prepareFormats } from '../../../messages/format/format-date.ts';

export interface NotificationsPanelProps extends Pick<NotificationsMenuProps, 'onOpenTask'> {
  isOpen: boolean;
  /** The button that opened it, which gets the focus back. */
  bell: RefObject<HTMLElement | null>;
  feed: NotificationFeed;
  messages: typeof notificationsMessages;
  onClose: () => void;
}

/** The list of notifications, next to the bell or over the whole screen of a phone. */
export function NotificationsPanel({ isOpen, bell, feed, messages, onClose, onOpenTask }: NotificationsPanelProps) {
  const { navigate, onError, onEvent } = useTramita();
  const addressOf = usePortalAddress();
  const snackbars = useSnackbars();
  const snapshot = useSyncExternalStore(feed.subscribe, feed.read, feed.read);
  const [said, say] = useState('');
  useVisit(feed, isOpen);
  const leave = () => {
    bell.current?.focus();
    onClose();
  };
  const task = useOpenNotification({
    feed,
    messages,
    isOpen,
    onFound: (target) => {
      leave();
      if (onOpenTask) onOpenTask(target);
      else navigate(addressOf(`/${target.menu}/${target.identifier}`));
    },
  });
  const report = (name: string) => onEvent({ widget: 'notifications', name });
  const handleLoadMore = () =>
    feed.loadMore().catch((error: unknown) => {
      onError(error);
      snackbars.error(messages.actionFailed);
    });
  const handleFollow = (row: FeedRow) => {
    if (!row.read) feed.setRead(row.id, true, { isQuiet: true });
    leave();
  };
  if (!isOpen) return null;
  return (
    <PanelFrame bell={bell} messages={messages} onClose={onClose}>
      {(closeButton) => (
        <>
          <NotificationsView
            {...snapshot}
            messages={messages}
            opening={task.opening}
            closeButton={closeButton}
            onOpen={task.open}
            onFollow={handleFollow}
            onToggleRead={({ id, read }) => {
              feed.setRead(id, !read);
              report(read ? 'marked-unread' : 'marked-read');
            }}
            onDelete={({ id }) => {
              feed.remove(id);
              report('deleted');
              say(messages.deleted);
            }}
            onUndo={({ id }) => {
              feed.undo(id);
              say(messages.restored);
            }}
            onMarkAllRead={() => {
              feed.markAllRead();
              report('marked-all-read');
              say(messages.allRead);
            }}
            onLoadMore={() => void handleLoadMore()}
            onRetry={() => void feed.refresh('person')}
          />
          <LiveRegion>{said}</LiveRegion>
        </>
      )}
    </PanelFrame>
  );
}

/** Loads the newest notifications when the list opens and sends waiting changes when it closes. */
function useVisit(feed: NotificationFeed, isOpen: boolean): void {
  const latest = useRef(feed);
  latest.current = feed;
  useEffect(() => {
    if (!isOpen) return;
    void latest.current.refresh('person');
    return () => latest.current.close();
  }, [isOpen]);
}
