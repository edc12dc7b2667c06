import type { UnreadCounts } from '@tramita/client/contract';
import { useEffect, useMemo, useRef } from 'react';
import { useTramita } from '../../provider/tramita-context.ts';
import { createCenter, type NotificationCenter } from './create-center.ts';
import type { NotificationsChannel } from './notifications-channel.ts';

export interface NotificationCenterOptions {
  pollInterval: number;
  live: NotificationsChannel | undefined;
  onTaskCountsChange: ((counts: UnreadCounts) => void) | undefined;
  onFailed: (error: unknown) => void;
}

/** The scope of those who did not say who is signed in: they could be different people. */
const unknownScope = 'anonymous';

/** The notifications of the person whose client is around, kept current while the component is mounted. */
export function useNotificationCenter(options: NotificationCenterOptions): NotificationCenter {
  const { client, storageScope } = useTramita();
  const { pollInterval, live } = options;
  const latest = useRef(options);
  latest.current = options;
  const center = useMemo(
    () =>
      createCenter({
        client,
        scope: storageScope === unknownScope ? null : storageScope,
        pollInterval: () => latest.current.pollInterval,
        onTaskCounts: () => latest.current.onTaskCountsChange,
        onFailed: (error) => latest.current.onFailed(error),
      }),
    [client, storageScope],
  );
  useEffect(() => center.start(), [center]);
  useEffect(() => live && center.listenTo(live), [center, live]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with another interval
  useEffect(() => center.restart(), [center, pollInterval]);
  return center;
}
