import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { notificationKindOf } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { countUnreadNotifications, listNotifications as listRows, sentenceOf } from '../db/messages/notifications.ts';
import type { AnswerOf } from '../handlers.ts';

type Call = (typeof endpoints)['notifications.list'];

/** Returns a page of the caller's notifications and the total number of unread ones. */
export async function listNotifications(
  { services: { db }, user, locale }: CallContext,
  { query }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const rows = await listRows(db, user.id, { page: query.page, size: query.itemsPerPage });
  return {
    unread: await countUnreadNotifications(db, user.id),
    notifications: rows.map((row) => ({
      id: row.id,
      message: sentenceOf(row, locale),
      read: row.read,
      active: row.active,
      protocol: row.protocol,
      createdAt: row.created_at.toISOString(),
      kind: row.name === null ? undefined : notificationKindOf(row.name),
      processTitle: row.content?.request?.processTitle,
    })),
  };
}
