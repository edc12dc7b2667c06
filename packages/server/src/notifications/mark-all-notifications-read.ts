import type { CallContext } from '../context.ts';
import { markAllNotificationsRead as markAll } from '../db/messages/notifications.ts';

/** Marks all of the caller's notifications read. */
export function markAllNotificationsRead({ services, user }: CallContext): Promise<void> {
  return markAll(services.db, user.id);
}
