import type { Db } from '../connection/db.ts';
import { isHeldBy } from '../lists/task-list-sources.ts';
import { type PersonRow, personColumns } from '../people/people.ts';

/** A file of a request and the user who attached it. */
export interface AttachmentRow {
  readonly attachment_id: number;
  readonly original_file_name: string;
  readonly size: number;
  readonly content_type: string;
  readonly storage_key: string;
  readonly created_at: Date;
  readonly by: PersonRow;
}

const selectAttachments = (db: Db) =>
  db
    .selectFrom('attachments')
    .innerJoin('users', 'users.id', 'attachments.user_id')
    .select([
      'attachments.id as attachment_id',
      'attachments.idk',
      'original_file_name',
      'size',
      'content_type',
      'storage_key',
      'attachments.created_at',
    ])
    .select(personColumns);

type JoinedRow = Omit<AttachmentRow, 'by'> & PersonRow;

const toAttachmentRow = ({ id, nick_name, complete_name, user_name, picture, ...attachment }: JoinedRow) => ({
  ...attachment,
  by: { id, nick_name, complete_name, user_name, picture },
});

/** Returns the files of a request, oldest first. */
export async function listAttachments(db: Db, idk: number): Promise<AttachmentRow[]> {
  const rows = await selectAttachments(db).where('attachments.idk', '=', idk).orderBy('attachments.id').execute();
  return rows.map(toAttachmentRow);
}

/** Returns a file by its id, with the number of its request, or null. */
export async function findAttachment(db: Db, id: number): Promise<(AttachmentRow & { readonly idk: number }) | null> {
  const row = await selectAttachments(db).where('attachments.id', '=', id).executeTakeFirst();
  return row ? { ...toAttachmentRow(row), idk: row.idk } : null;
}

/** Deletes the row of a file; returns false if it was already deleted. */
export async function deleteAttachmentRow(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('attachments').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns the number of files of a request. */
export async function countAttachments(db: Db, idk: number): Promise<number> {
  const { files } = await db
    .selectFrom('attachments')
    .select((eb) => eb.fn.countAll<number>().as('files'))
    .where('idk', '=', idk)
    .executeTakeFirstOrThrow();
  return files;
}

/** Locks a request so that it cannot end until the transaction ends; returns false if it has ended. */
export async function lockOpenRequest(db: Db, idk: number): Promise<boolean> {
  const row = await db
    .selectFrom('instances')
    .select('idk')
    .where('idk', '=', idk)
    .where('status', '=', 'IN_PROGRESS')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether a user holds the open task of a request: took it, or is its only addressee. */
export async function isHoldingTask(db: Db, idk: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('tasks as r')
    .select('r.id')
    .where('r.idk', '=', idk)
    .where('r.status', '=', 'TO_DO')
    .where(isHeldBy(userId))
    .executeTakeFirst();
  return row !== undefined;
}
