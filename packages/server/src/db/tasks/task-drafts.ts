import type { FormValues } from '@tramita/client/contract';
import { fieldTypeRecords } from '@tramita/client/rules';
import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';

/** Identifies a draft by task and user. */
export interface DraftKey {
  readonly taskId: number;
  readonly userId: number;
}

/** A stored draft. */
export interface DraftRow {
  readonly values: FormValues;
  readonly comment: string | null;
  readonly revision: number;
  readonly saved_at: Date;
}

/** A draft to store. */
export interface NewDraft extends DraftKey {
  readonly values: FormValues;
  readonly comment: string | null;
  /** Length of values and comment as UTF-8 JSON. */
  readonly bytes: number;
  readonly at: Date;
}

/** Returns a user's draft of a task, or null. */
export async function findDraft(db: Db, { taskId, userId }: DraftKey): Promise<DraftRow | null> {
  const row = await db
    .selectFrom('task_drafts')
    .select(['values', 'comment', 'revision', 'saved_at'])
    .where('task_id', '=', taskId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  // values were parsed by the form's schema before they were stored
  return row ? { ...row, values: row.values as FormValues } : null;
}

/** Returns whether a task is open, and locks it so that it stays open until the transaction `tx` ends. */
export async function lockOpenTask(tx: Db, taskId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('tasks')
    .select('id')
    .where('id', '=', taskId)
    .where('status', '=', 'TO_DO')
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the total size of a user's drafts of other tasks, in bytes. */
export async function countOtherDraftBytes(db: Db, { taskId, userId }: DraftKey): Promise<number> {
  const { bytes } = await db
    .selectFrom('task_drafts')
    .select(sql<number>`coalesce(sum(bytes), 0)::integer`.as('bytes'))
    .where('user_id', '=', userId)
    .where('task_id', '<>', taskId)
    .executeTakeFirstOrThrow();
  return bytes;
}

/**
 * Stores a draft over revision `lastSeen`, 0 for none. Returns the new revision; returns null and writes nothing if the
 * stored revision is a different one.
 */
export async function writeDraft(db: Db, draft: NewDraft, lastSeen: number): Promise<number | null> {
  const row = {
    values: JSON.stringify(draft.values),
    comment: draft.comment,
    bytes: draft.bytes,
    revision: lastSeen + 1,
    saved_at: draft.at,
  };
  if (lastSeen === 0) {
    const inserted = await db
      .insertInto('task_drafts')
      .values({ task_id: draft.taskId, user_id: draft.userId, ...row })
      .onConflict((conflict) => conflict.columns(['task_id', 'user_id']).doNothing())
      .returning('revision')
      .executeTakeFirst();
    return inserted?.revision ?? null;
  }
  const updated = await db
    .updateTable('task_drafts')
    .set(row)
    .where('task_id', '=', draft.taskId)
    .where('user_id', '=', draft.userId)
    .where('revision', '=', lastSeen)
    .returning('revision')
    .executeTakeFirst();
  return updated?.revision ?? null;
}

/** Deletes a user's draft of a task. */
export async function deleteDraft(db: Db, { taskId, userId }: DraftKey): Promise<void> {
  await db.deleteFrom('task_drafts').where('task_id', '=', taskId).where('user_id', '=', userId).execute();
}

/** Deletes drafts that were saved before `before`. */
export async function deleteOldDrafts(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('task_drafts').where('saved_at', '<', before).execute();
}

const secretTypes = Object.entries(fieldTypeRecords).flatMap(([type, { isSecret }]) => (isSecret ? [type] : []));

/** Returns the names of the process's fields whose values must never be stored in drafts. */
export async function findSecretFields(db: Db, processId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select field ->> 'name' as name
    from processes, jsonb_array_elements(definition -> 'fields') field
    where id = ${processId} and field ->> 'type' in (${sql.join(secretTypes)})`.execute(db);
  return rows.map(({ name }) => name);
}
