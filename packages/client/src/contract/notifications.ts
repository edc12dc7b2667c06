import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';
import { idSchema, pageSchema, sizeSchema } from './base/paging.ts';

/** A notification of the caller. `protocol` is the request it is about; `createdAt` is ISO 8601 in UTC. */
export const notificationSchema = z.object({
  id: z.number(),
  /** Sanitized HTML, in the language of the call. */
  message: z.string(),
  read: z.boolean(),
  /** False after deletion. Lists contain active notifications only. */
  active: z.boolean(),
  protocol: z.nullish(z.string()),
  createdAt: z.string(),
  /** Subject, such as `task` or `approved`; absent on servers that do not say it. */
  kind: z.nullish(z.string()),
  /** Title of the request's process, as plain text. */
  processTitle: z.nullish(z.string()),
});
export type Notification = z.infer<typeof notificationSchema>;

/**
 * GET /notifications: returns a page of the caller's notifications, newest first, and the total number of unread ones.
 */
export const listNotifications = endpoint({
  id: 'notifications.list',
  summary: 'Notificações',
  method: 'GET',
  path: '/v1/notifications',
  policy: 'signed-in',
  query: z.object({ page: pageSchema, itemsPerPage: sizeSchema(10, 50) }),
  response: z.object({ unread: z.number(), notifications: z.array(notificationSchema) }),
});

const params = z.object({ id: idSchema });

/** PUT /notifications/{id}/read: marks a notification as read. */
export const markNotificationRead = endpoint({
  id: 'notifications.read',
  summary: 'Marca a notificação como lida',
  method: 'PUT',
  path: '/v1/notifications/{id}/read',
  policy: 'signed-in',
  params,
  responseKind: 'none',
  status: 204,
});

/** PUT /notifications/{id}/unread: marks a notification as unread. */
export const markNotificationUnread = endpoint({
  id: 'notifications.unread',
  summary: 'Marca a notificação como não lida',
  method: 'PUT',
  path: '/v1/notifications/{id}/unread',
  policy: 'signed-in',
  params,
  responseKind: 'none',
  status: 204,
});

/** DELETE /notifications/{id}: deletes a notification. */
export const deleteNotification = endpoint({
  id: 'notifications.delete',
  summary: 'Exclui a notificação',
  method: 'DELETE',
  path: '/v1/notifications/{id}',
  policy: 'signed-in',
  params,
  responseKind: 'none',
  status: 204,
});

/** POST /notifications/mark-all-as-reed (sic): marks all notifications of the caller as read. */
export const markAllNotificationsRead = endpoint({
  id: 'notifications.markAll',
  summary: 'Marca todas as notificações como lidas',
  method: 'POST',
  path: '/v1/notifications/mark-all-as-reed',
  policy: 'signed-in',
  responseKind: 'none',
  status: 204,
});
