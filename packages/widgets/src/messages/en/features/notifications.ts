import type { notificationsMessages } from '../../features/notifications.ts';
import type { TextsOf } from '../../messages.ts';

const unreadCount = (count: number): string => `${count} unread`;

/** English texts of `notificationsMessages`. */
export const notificationsTexts: TextsOf<typeof notificationsMessages> = {
  title: 'Notifications',
  unreadCount,
  bellName: (unread: number) => (unread > 0 ? `Notifications, ${unreadCount(unread)}` : 'Notifications'),
  markAllRead: 'Mark all as read',
  nothingUnread: 'There are no unread notifications',
  allRead: 'All notifications were marked as read',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  remove: 'Delete notification',
  unread: 'Unread.',
  newTasksOf: (count: number, process: string) =>
    count === 1 ? `1 new task of <b>${process}</b>` : `${count} new tasks of <b>${process}</b>`,
  deleted: 'Notification deleted',
  undo: 'Undo',
  restored: 'Notification restored',
  loadMore: 'Load more notifications...',
  loading: 'Loading the notifications',
  refreshing: 'Updating the notifications',
  empty: 'No notifications',
  emptyDetail: 'What happens to your requests and tasks appears here.',
  loadFailed: 'The notifications could not be loaded',
  retry: 'Try again',
  taskNotFound: 'The task could not be found',
  actionFailed: 'An unexpected error occurred',
  arrived: (count: number) => (count === 1 ? '1 new notification' : `${count} new notifications`),
  close: 'Close',
  today: 'Today',
  yesterday: 'Yesterday',
  yesterdayAt: (time: string) => `yesterday at ${time}`,
  shortcutMove: 'move',
  shortcutOpen: 'open',
  shortcutToggle: 'mark as read or unread',
  shortcutRemove: 'delete',
  shortcutClose: 'close',
};
