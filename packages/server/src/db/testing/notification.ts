import { type NotificationContent, notificationOf } from '@tramita/client/engine';

/** Returns the content of a notification about request 7, in which this person commented. */
export const commentBy = (by: string, protocol = '0b1c2d3e-0000-4000-8000-000000000007'): NotificationContent =>
  notificationOf('commented', { idk: 7, protocol, processTitle: 'Compras' }, { by });
