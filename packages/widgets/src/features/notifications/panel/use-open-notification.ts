import { getNewestTask } from '@tramita/client/contract';
import { useEffect, useRef, useState } from 'react';
import { useRead } from '../../../calls/use-read.ts';
import type { notificationsMessages } from '../../../messages/features/notifications.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import type { FeedRow, NotificationFeed } from '../center/create-feed.ts';
import type { NotificationTarget } from '../notifications-menu-props.ts';

export interface OpenNotificationOptions {
  feed: NotificationFeed;
  messages: typeof notificationsMessages;
  /** Whether the list is open; closing it cancels the opening of a notification. */
  isOpen: boolean;
  onFound: (target: NotificationTarget) => void;
}

/** Opens notifications: marks each as read, then looks up the newest task of its request. */
export function useOpenNotification({ feed, messages, isOpen, onFound }: OpenNotificationOptions) {
  const { onEvent } = useTramita();
  const read = useRead();
  const snackbars = useSnackbars();
  const search = useRef<AbortController | null>(null);
  const [opening, setOpening] = useState<number | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    return () => search.current?.abort();
  }, [isOpen]);

  const open = async (row: FeedRow) => {
    search.current?.abort();
    onEvent({ widget: 'notifications', name: 'opened' });
    if (!row.read) feed.setRead(row.id, true, { isQuiet: true });
    if (!row.protocol) return setOpening(null);
    const own = new AbortController();
    const { signal } = own;
    search.current = own;
    setOpening(row.id);
    try {
      const { menu, task } = await read(getNewestTask, { params: { protocol: row.protocol } }, { signal });
      onFound({ menu, identifier: menu.endsWith('/to-do') ? task.uuid : task.protocol });
    } catch {
      if (!signal.aborted) snackbars.error(messages.taskNotFound);
    }
    if (search.current === own) setOpening(null);
  };
  return { opening, open: (row: FeedRow) => void open(row) };
}
