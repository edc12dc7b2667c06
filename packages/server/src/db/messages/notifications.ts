import {
  type NoticeContent,
  type NoticeName,
  type NoticeValues,
  type NotificationContent,
  noticeHtml,
  noticeTexts,
  notificationHtml,
  notificationTexts,
} from '@tramita/client/engine';
import { defaultLocale, type Locale } from '@tramita/client/rules';
import { sql } from 'kysely';
import { insertRows } from '../connection/bulk-rows.ts';
import type { Db } from '../connection/db.ts';
import type { PageQuery } from '../connection/paging.ts';
import type { StoredContent } from '../tables/message-tables.ts';

export interface NotificationRow {
  readonly id: number;
  readonly message: string;
  readonly name: string | null;
  readonly content: StoredContent | null;
  readonly read: boolean;
  readonly active: boolean;
  readonly protocol: string | null;
  readonly created_at: Date;
}

/** Returns a page of a user's notifications, newest first. */
export async function listNotifications(db: Db, userId: number, { page, size }: PageQuery): Promise<NotificationRow[]> {
  return db
    .selectFrom('notifications')
    .select(['id', 'message', 'name', 'content', 'read', 'active', 'protocol', 'created_at'])
    .where('user_id', '=', userId)
    .where('active', '=', true)
    .orderBy('id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
}

/** Returns the number of unread notifications of users who have any. */
export async function countUnreadNotificationsOf(
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('notifications')
    .select(['user_id', (eb) => eb.fn.countAll<number>().as('unread')])
    .where((eb) => eb('user_id', '=', eb.fn.any(eb.val(userIds))))
    .where('active', '=', true)
    .where('read', '=', false)
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id, unread }) => [user_id, unread]));
}

/** Returns the number of a user's unread notifications. */
export async function countUnreadNotifications(db: Db, userId: number): Promise<number> {
  const { unread } = await db
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .where('user_id', '=', userId)
    .where('active', '=', true)
    .where('read', '=', false)
    .executeTakeFirstOrThrow();
  return unread;
}

/** Updates one notification of a user; returns false if the user has no notification with this id. */
export async function changeNotification(
  db: Db,
  key: { readonly id: number; readonly userId: number },
  change: { readonly read: boolean } | { readonly active: false },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set(change)
    .where('id', '=', key.id)
    .where('user_id', '=', key.userId)
    .where('active', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks all notifications of a user as read. */
export async function markAllNotificationsRead(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read: true })
    .where('user_id', '=', userId)
    .where('active', '=', true)
    .where('read', '=', false)
    .execute();
}

/** Returns the stored columns of a notification: its content, and the sentence for releases that do not read it. */
export const notificationColumns = (content: NotificationContent) => ({
  message: notificationHtml(content, notificationTexts[defaultLocale]),
  name: content.name,
  content: { request: content.request, values: content.values },
});

/** Returns the sentence of a notification in a language; the stored one if its kind is unknown to this release. */
export function sentenceOf({ name, content, message }: NotificationRow, locale: Locale): string {
  if (name === null || content === null) return message;
  const notices = noticeTexts[locale];
  if (Object.hasOwn(notices, name)) return noticeHtml({ name, values: content.values } as NoticeContent, notices);
  const texts = notificationTexts[locale];
  if (!Object.hasOwn(texts, name)) return message;
  return notificationHtml({ ...content, name } as NotificationContent, texts);
}

/** Adds a notification for each user, about a request or, without a protocol, about an absence. */
export async function addNotifications(
  db: Db,
  userIds: readonly number[],
  notification: { readonly content: NotificationContent; readonly protocol: string | null; readonly at: Date },
): Promise<void> {
  if (userIds.length === 0) return;
  const { message, name, content } = notificationColumns(notification.content);
  await db
    .insertInto('notifications')
    .values(
      userIds.map((userId) => ({
        user_id: userId,
        message,
        name,
        content: JSON.stringify(content),
        protocol: notification.protocol,
        created_at: notification.at,
      })),
    )
    .execute();
}

/** Returns the newest unread or read notice of a kind since a moment about a source, by user. */
export async function findNotices<Name extends NoticeName>(
  db: Db,
  userIds: readonly number[],
  { name, source, since }: { readonly name: Name; readonly source: string; readonly since: Date },
): Promise<ReadonlyMap<number, { readonly id: number; readonly values: NoticeValues[Name] }>> {
  const rows = await db
    .selectFrom('notifications')
    .select(['id', 'user_id', 'content'])
    .where('user_id', 'in', [...userIds])
    .where('active', '=', true)
    .where('name', '=', name)
    .where('created_at', '>', since)
    .where(sql<boolean>`content -> 'values' ->> 'source' = ${source}`)
    .orderBy('id')
    .execute();
  return new Map(
    rows.map(({ id, user_id, content }) => [user_id, { id, values: content?.values as NoticeValues[Name] }]),
  );
}

/** Replaces a notice, which becomes unread. */
export async function replaceNotice(db: Db, id: number, { name, values }: NoticeContent): Promise<void> {
  const message = noticeHtml({ name, values }, noticeTexts[defaultLocale]);
  await sql`
    update notifications set message = ${message}, content = ${JSON.stringify({ request: {}, values })}::jsonb, read = false
    where id = ${id}`.execute(db);
}

/** Adds a notification about an absence for one user each, with few statements. */
export async function addAbsenceNotifications(
  db: Db,
  notifications: readonly { readonly userId: number; readonly content: NotificationContent }[],
  at: Date,
): Promise<void> {
  const rows = notifications.map(({ userId, content }) => ({
    user_id: userId,
    ...notificationColumns(content),
    read: false,
    active: true,
    created_at: at,
  }));
  const columns = ['user_id', 'message', 'name', 'content', 'read', 'active', 'created_at'];
  for (let start = 0; start < rows.length; start += insertedAtOnce) {
    await insertRows(db, 'notifications', columns, rows.slice(start, start + insertedAtOnce));
  }
}

const insertedAtOnce = 1000;

/** Adds a notice, which is about no request, for each user. */
export async function addNotices(
  db: Db,
  userIds: readonly number[],
  { name, values }: NoticeContent,
  at: Date,
): Promise<void> {
  if (userIds.length === 0) return;
  const message = noticeHtml({ name, values }, noticeTexts[defaultLocale]);
  // servers of the previous release read the title of the request
  const content = JSON.stringify({ request: {}, values });
  await db
    .insertInto('notifications')
    .values(userIds.map((userId) => ({ user_id: userId, message, name, content, protocol: null, created_at: at })))
    .execute();
}
