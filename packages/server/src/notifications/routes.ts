import type { Handlers } from '../handlers.ts';
import { deleteNotification, markNotificationRead, markNotificationUnread } from './change-notification.ts';
import { listNotifications } from './list-notifications.ts';
import { markAllNotificationsRead } from './mark-all-notifications-read.ts';

export const notificationsRoutes = {
  'notifications.list': listNotifications,
  'notifications.read': markNotificationRead,
  'notifications.unread': markNotificationUnread,
  'notifications.delete': deleteNotification,
  'notifications.markAll': markAllNotificationsRead,
} satisfies Partial<Handlers>;
