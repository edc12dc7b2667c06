import type { CallContext } from '../context.ts';
import { changeNotification } from '../db/messages/notifications.ts';
import { NotFoundError } from '../errors.ts';

interface OneNotification {
  readonly params: { readonly id: number };
}

async function changeOwn(
  { services, user }: CallContext,
  { params }: OneNotification,
  change: Parameters<typeof changeNotification>[2],
): Promise<void> {
  const changed = await changeNotification(services.db, { id: params.id, userId: user.id }, change);
  if (!changed) throw new NotFoundError();
}

/** Marks one of the caller's notifications read. @throws 404 for those of other users. */
export function markNotificationRead(context: CallContext, request: OneNotification): Promise<void> {
  return changeOwn(context, request, { read: true });
}

/** Marks one of the caller's notifications unread. @throws 404 for those of other users. */
export function markNotificationUnread(context: CallContext, request: OneNotification): Promise<void> {
  return changeOwn(context, request, { read: false });
}

/** Removes one of the caller's notifications permanently. @throws 404 for those of other users. */
export function deleteNotification(context: CallContext, request: OneNotification): Promise<void> {
  return changeOwn(context, request, { active: false });
}
