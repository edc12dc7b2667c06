import type { notificationsMessages } from '../../../messages/features/notifications.ts';
import { LiveRegion } from '../../../ui/LiveRegion/LiveRegion.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import * as styles from '../Notifications.css.ts';

const widths = ['84%', '62%', '91%', '70%', '78%'];

/** Placeholders of rows with their height. */
export function NotificationsSkeleton({ messages }: { messages: typeof notificationsMessages }) {
  return (
    <div className={styles.skeleton}>
      <LiveRegion>{messages.loading}</LiveRegion>
      {widths.map((width) => (
        <div key={width} className={styles.skeletonRow}>
          <Skeleton width="96%" />
          <Skeleton width={width} />
          <Skeleton width={64} height={8} />
        </div>
      ))}
    </div>
  );
}
