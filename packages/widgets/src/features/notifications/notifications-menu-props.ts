import type { UnreadCounts } from '@tramita/client/contract';
import type { TramitaSettings, WidgetSettings } from '../../provider/tramita-context.ts';
import type { NotificationsChannel } from './center/notifications-channel.ts';

/** Location of the task of a notification. */
export interface NotificationTarget {
  /** Its list as `{page}/{status}`: `attendance/to-do`. */
  readonly menu: string;
  /** Uuid of the task on to-do lists, protocol of the request on the others. */
  readonly identifier: string;
}

/** Props of the notifications menu. */
export interface NotificationsMenuProps
  extends Pick<TramitaSettings, keyof WidgetSettings | 'storageScope' | 'onEvent' | 'onError'> {
  /** Whether the list is open. If undefined, the menu keeps this state itself. */
  open?: boolean;
  /** Whether it is open at first, if `open` is undefined. @default false */
  defaultOpen?: boolean;
  /** Called when the list opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Opens the task of a notification. @default goes to `/{menu}/{identifier}` with the provider's `navigate` */
  onOpenTask?: (target: NotificationTarget) => void;
  /** Called with the number of unread notifications, at first and on every change, e.g. for the title of the tab. */
  onUnreadChange?: (unread: number) => void;
  /**
   * Called with the number of unread tasks. If set, they are requested together with the notifications, at every poll
   * except the first, so that a page needs no timer of its own.
   */
  onTaskCountsChange?: (counts: UnreadCounts) => void;
  /** Time between two polls, in ms; there are none while the tab is hidden. @default 60000 */
  pollInterval?: number;
  /** Realtime channel that reports changes at once; there is no polling while it is connected. */
  live?: NotificationsChannel;
  /** For placing the bell in the page. */
  className?: string;
}
