import { type Insertable, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import type { UpdateAttachmentsTable } from '../tables/updates-tables.ts';

/** Content of an update from its editor. The description is sanitised HTML. */
export interface UpdateContent {
  readonly title: string;
  readonly description: string;
  readonly publishAt: Date | null;
  readonly expiresAt: Date | null;
  /** Ids of groups and departments it is for; if both are empty, it is for all users. */
  readonly groups: readonly number[];
  readonly departments: readonly number[];
}

const columnsOf = ({ title, description, publishAt, expiresAt, groups, departments }: UpdateContent) => ({
  title,
  description,
  publish_at: publishAt,
  expires_at: expiresAt,
  targeted: groups.length + departments.length > 0,
});

/** Inserts an update; returns its id. */
export async function insertUpdate(db: Db, content: UpdateContent, by: number, at: Date): Promise<number> {
  const { id } = await db
    .insertInto('updates')
    .values({ ...columnsOf(content), created_by: by, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceTargets(db, id, content);
  return id;
}

/** Locks an update until the transaction ends, if it exists. */
export async function lockUpdate(db: Db, id: number): Promise<void> {
  await db.selectFrom('updates').select('id').where('id', '=', id).forUpdate().execute();
}

/** Changes an update; returns false if it does not exist. */
export async function updateUpdate(db: Db, id: number, content: UpdateContent): Promise<boolean> {
  const changed = await db.updateTable('updates').set(columnsOf(content)).where('id', '=', id).executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return false;
  await replaceTargets(db, id, content);
  return true;
}

async function replaceTargets(db: Db, id: number, { groups, departments }: UpdateContent): Promise<void> {
  await db.deleteFrom('update_groups').where('update_id', '=', id).execute();
  await db.deleteFrom('update_departments').where('update_id', '=', id).execute();
  await sql`
    insert into update_groups (update_id, group_id) select distinct ${id}::integer, unnest(${groups}::integer[])
    `.execute(db);
  await sql`
    insert into update_departments (update_id, department_id)
    select distinct ${id}::integer, unnest(${departments}::integer[])`.execute(db);
}

/** Deletes an update with everything that refers to it; returns the keys of its files, or null if it does not exist. */
export async function deleteUpdateRow(db: Db, id: number): Promise<string[] | null> {
  const found = await db.selectFrom('updates').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!found) return null;
  const files = await db
    .deleteFrom('update_attachments')
    .where('update_id', '=', id)
    .returning('storage_key')
    .execute();
  await db.deleteFrom('updates').where('id', '=', id).execute();
  return files.flatMap(({ storage_key }) => storage_key ?? []);
}

/** Inserts attachments of an update, in this order. */
export async function insertUpdateAttachments(
  db: Db,
  attachments: readonly Insertable<UpdateAttachmentsTable>[],
): Promise<void> {
  if (attachments.length > 0)
    await db
      .insertInto('update_attachments')
      .values([...attachments])
      .execute();
}

/** Deletes attachments of an update; returns the keys of their files. Ignores ids of other updates' attachments. */
export async function deleteUpdateAttachments(db: Db, updateId: number, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const files = await db
    .deleteFrom('update_attachments')
    .where('update_id', '=', updateId)
    .where('id', 'in', [...ids])
    .returning('storage_key')
    .execute();
  return files.flatMap(({ storage_key }) => storage_key ?? []);
}
