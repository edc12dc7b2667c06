import type { UnreadCounts } from '@tramita/client/contract';
import type { TramitaSettings } from '../../provider/tramita-context.ts';
import type { NotificationsChannel } from './center/notifications-channel.ts';

/** Where the task of a notification is found. */
export interface NotificationTarget {
  /** The list it stands in, as `{page}/{status}`: `attendance/to-do`. */
  readonly menu: string;
  /** Uuid of the task on to-do lists, protocol of the request on the others. */
  readonly identifier: string;
}

/** Props of the notifications menu. */
export interface NotificationsMenuProps
  extends Pick<TramitaSettings, 'client' | 'theme' | 'storageScope' | 'onEvent' | 'onError'> {
  /** Whether the list is open. Left out, the menu keeps it itself. */
  open?: boolean;
  /** Whether it is open at first, where `open` is left out. @default false */
  defaultOpen?: boolean;
  /** The list opened or closed. */
  onOpenChange?: (open: boolean) => void;
  /** Opens the task of a notification. @default goes to `/{menu}/{identifier}` with the provider's `navigate` */
  onOpenTask?: (target: NotificationTarget) => void;
  /** Told how many notifications are unread, at first and whenever it changes: for the title of the tab. */
  onUnreadChange?: (unread: number) => void;
  /**
   * Told how many tasks are unread. With it they are asked for together with the notifications, at every turn but the
   * first, so that a page needs no timer of its own.
   */
  onTaskCountsChange?: (counts: UnreadCounts) => void;
  /** Time between two turns of asking for news, in ms; none is taken while the tab is hidden. @default 60000 */
  pollInterval?: number;
  /** Tells of news at once; while it is connected there is no polling. */
  live?: NotificationsChannel;
  /** For placing the bell in the page. */
  className?: string;
}
