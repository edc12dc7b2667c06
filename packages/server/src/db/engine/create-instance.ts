import type { WorkflowDefinition } from '@tramita/client/contract';
import type { Db } from '../connection/db.ts';

/** A request about to start. */
export interface NewInstance {
  readonly protocol: string;
  readonly processId: number;
  readonly requesterId: number;
  readonly startedById: number;
  readonly at: Date;
  readonly definition: WorkflowDefinition;
}

/** A file whose bytes are stored already under `storageKey`. */
export interface StoredAttachment {
  readonly originalFileName: string;
  readonly size: number;
  readonly contentType: string;
  readonly storageKey: string;
  readonly sha256: string;
}

/** Writes a request that stands nowhere yet, with a row for each step; answers its number. */
export async function createInstance(db: Db, instance: NewInstance): Promise<number> {
  const { idk } = await db
    .insertInto('instances')
    .values({
      protocol: instance.protocol,
      process_id: instance.processId,
      created_by: instance.requesterId,
      started_by: instance.startedById,
      created_at: instance.at,
      data: '{}',
    })
    .returning('idk')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('instance_steps')
    .values(instance.definition.steps.map((step, order) => ({ idk, step_id: step.id, step_order: order })))
    .execute();
  return idk;
}

/** Writes the rows of files that belong to a request. */
export async function insertAttachments(
  db: Db,
  idk: number,
  files: readonly StoredAttachment[],
  by: number,
  at: Date,
): Promise<void> {
  if (files.length === 0) return;
  await db
    .insertInto('attachments')
    .values(
      files.map((file) => ({
        idk,
        original_file_name: file.originalFileName,
        size: file.size,
        content_type: file.contentType,
        storage_key: file.storageKey,
        sha256: file.sha256,
        user_id: by,
        created_at: at,
      })),
    )
    .execute();
}

/** What starting needs of a process version; null when there is none. */
export async function findStartableProcess(db: Db, processId: number) {
  const row = await db
    .selectFrom('processes')
    .select(['id', 'title', 'active', 'url', 'definition'])
    .where('id', '=', processId)
    .executeTakeFirst();
  // publishing is the only writer of definitions and checks them
  return row ? { ...row, definition: row.definition as WorkflowDefinition } : null;
}

/** Complete name of a person. */
export async function findCompleteName(db: Db, userId: number): Promise<string> {
  const row = await db.selectFrom('users').select('complete_name').where('id', '=', userId).executeTakeFirstOrThrow();
  return row.complete_name;
}
