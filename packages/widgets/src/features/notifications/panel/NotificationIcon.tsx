import type { Notification } from '@tramita/client/contract';
import { type NotificationKind, notificationKind } from '@tramita/client/rules';
import {
  Ban,
  Bell,
  CircleCheck,
  CornerUpRight,
  type LucideIcon,
  MessageSquare,
  Star,
  ThumbsDown,
  ThumbsUp,
  TriangleAlert,
  UserCheck,
} from 'lucide-react';
import * as styles from '../Notifications.css.ts';

const icons: Record<NotificationKind, readonly [LucideIcon, keyof typeof styles.iconTone]> = {
  task: [UserCheck, 'accent'],
  transferred: [CornerUpRight, 'neutral'],
  approved: [ThumbsUp, 'success'],
  rejected: [ThumbsDown, 'danger'],
  finished: [CircleCheck, 'success'],
  rating: [Star, 'accent'],
  canceled: [Ban, 'neutral'],
  stopped: [TriangleAlert, 'danger'],
  comment: [MessageSquare, 'neutral'],
  other: [Bell, 'neutral'],
};

const isKnown = (kind: string): kind is NotificationKind => Object.hasOwn(icons, kind);

/**
 * Icon of the kind of a notification; decorative, because its text says the same. A server that sends no kind writes
 * Portuguese sentences, from which the kind is read.
 */
export function NotificationIcon({ message, kind: sent }: Pick<Notification, 'message' | 'kind'>) {
  const kind = sent && isKnown(sent) ? sent : notificationKind(message);
  const [Icon, tone] = icons[kind];
  return (
    <span aria-hidden="true" data-icon={kind} className={styles.iconTone[tone]}>
      <Icon />
    </span>
  );
}
