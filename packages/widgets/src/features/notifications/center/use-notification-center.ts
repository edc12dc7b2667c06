import type { UnreadCounts } from '@tramita/client/contract';
import { useContext, useEffect, useMemo, useRef } from 'react';
import { TramitaContext, useTramita } from '../../../provider/tramita-context.ts';
import { createCenter, type NotificationCenter } from './create-center.ts';
import type { NotificationsChannel } from './notifications-channel.ts';

export interface NotificationCenterOptions {
  pollInterval: number;
  live: NotificationsChannel | undefined;
  onTaskCountsChange: ((counts: UnreadCounts) => void) | undefined;
  onFailed: (error: unknown) => void;
}

/** The notifications of the client's user, kept current while the component is mounted. */
export function useNotificationCenter(options: NotificationCenterOptions): NotificationCenter {
  const { client } = useTramita();
  // tabs share data only if the page identifies the user, because otherwise their users may differ
  const named = useContext(TramitaContext)?.storageScope || null;
  const { pollInterval, live } = options;
  const latest = useRef(options);
  latest.current = options;
  const center = useMemo(
    () =>
      createCenter({
        client,
        scope: named,
        pollInterval: () => latest.current.pollInterval,
        onTaskCounts: () => latest.current.onTaskCountsChange,
        onFailed: (error) => latest.current.onFailed(error),
      }),
    [client, named],
  );
  useEffect(() => center.start(), [center]);
  useEffect(() => live && center.listenTo(live), [center, live]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts when the interval changes
  useEffect(() => center.restart(), [center, pollInterval]);
  return center;
}
