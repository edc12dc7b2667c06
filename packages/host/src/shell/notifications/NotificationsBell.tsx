import type { UnreadCounts } from '@tramita/client/contract';
import { NotificationsMenu } from '@tramita/widgets/notifications';
import { useTramita } from '@tramita/widgets/provider';
import { useEffect, useState } from 'react';
import { useUser } from '../../auth/user-context.ts';
import { usePortalConfig } from '../../config/config-context.ts';
import { createLiveChannel, type LiveChannel } from './create-live-channel.ts';

export interface NotificationsBellProps {
  onUnreadChange: (unread: number) => void;
  onTaskCountsChange: (counts: UnreadCounts) => void;
}

/** The bell of the top bar, updated by the realtime channel if the server has one. */
export function NotificationsBell(props: NotificationsBellProps) {
  const live = useLiveChannel();
  return <NotificationsMenu {...props} live={live} />;
}

function useLiveChannel(): LiveChannel | undefined {
  const { realtime: isOffered } = usePortalConfig();
  const { client } = useTramita();
  const { userName } = useUser();
  const [channel, setChannel] = useState<LiveChannel>();
  useEffect(() => {
    if (!isOffered) return;
    const opened = createLiveChannel(client, userName);
    setChannel(opened);
    return () => {
      setChannel(undefined);
      opened.close();
    };
  }, [isOffered, client, userName]);
  return channel;
}
