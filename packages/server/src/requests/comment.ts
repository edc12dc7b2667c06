import type { Comment, User } from '@tramita/client/contract';
import { historyMessages, notificationOf } from '@tramita/client/engine';
import { findWorker } from '../db/absences/covers.ts';
import type { Db } from '../db/connection/db.ts';
import { insertHistory } from '../db/engine/histories.ts';
import { addNotifications } from '../db/messages/notifications.ts';
import { findPeople } from '../db/people/people.ts';
import { type CommentRow, findParticipants, insertComment } from '../db/requests/comments.ts';
import type { VisibleRequest } from '../db/requests/visibility.ts';
import { findAbsentPerson } from '../db/tasks/tasks.ts';
import { toPerson } from '../people/person.ts';

/** Converts a comment to its form in the contract. */
export function toComment(row: CommentRow): Comment {
  return {
    id: row.comment_id,
    comments: row.comments,
    createdAt: row.created_at.toISOString(),
    assignee: toPerson(row.by),
    onBehalfOf: row.on_behalf_of && toPerson(row.on_behalf_of),
  };
}

/** Writes a comment (`text` is already sanitized) and its history entry, and notifies the other participants. */
export async function writeComment(
  tx: Db,
  { idk, protocol, process_title }: VisibleRequest,
  by: User,
  text: string,
  at: Date,
): Promise<Comment> {
  const absent = await findAbsentPerson(tx, idk, await findWorker(tx, by.id, at));
  const [onBehalfOf] = absent ? await findPeople(tx, [absent.id]) : [];
  const id = await insertComment(tx, { idk, userId: by.id, onBehalfOf: absent?.id ?? null, text, at });
  const message = historyMessages.commented({ completeName: by.completeName, onBehalfOf: absent });
  const entry = { idk, kind: 'COMMENTED', message, user_id: by.id, created_at: at } as const;
  await insertHistory(tx, { ...entry, on_behalf_of: absent?.id ?? null });
  const others = (await findParticipants(tx, idk, at)).filter((userId) => userId !== by.id);
  const request = { idk, protocol, processTitle: process_title };
  await addNotifications(tx, others, {
    content: notificationOf('commented', request, { by: by.completeName }),
    protocol,
    at,
  });
  const { nickName, completeName, userName, picture } = by;
  const assignee = { id: by.id, nickName, completeName, userName, picture };
  return {
    id,
    comments: text,
    createdAt: at.toISOString(),
    assignee,
    onBehalfOf: onBehalfOf ? toPerson(onBehalfOf) : null,
  };
}
