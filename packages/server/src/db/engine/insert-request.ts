import type { WorkflowDefinition } from '@tramita/client/contract';
import type { EnginePerson } from '@tramita/client/engine';
import type { StoredAttachment } from '../../ports/stored-uploads.ts';
import type { Db } from '../connection/db.ts';
import { type EngineProcess, loadRequester } from './request-state.ts';

/** A request to create. */
export interface NewRequest {
  readonly protocol: string;
  readonly processId: number;
  readonly requesterId: number;
  readonly startedById: number;
  readonly at: Date;
  readonly definition: WorkflowDefinition;
}

/** Inserts a request that has not reached any step, with a row for each step. Returns the number of the request. */
export async function insertRequest(db: Db, request: NewRequest): Promise<number> {
  const { idk } = await db
    .insertInto('instances')
    .values({
      protocol: request.protocol,
      process_id: request.processId,
      created_by: request.requesterId,
      started_by: request.startedById,
      created_at: request.at,
      data: '{}',
    })
    .returning('idk')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('instance_steps')
    .values(request.definition.steps.map((step, order) => ({ idk, step_id: step.id, step_order: order })))
    .execute();
  return idk;
}

/** Inserts the rows of files that belong to a request. */
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

/** Records needed to start a request. */
export interface StartRecords {
  readonly process: EngineProcess & { readonly active: boolean; readonly url: string | null };
  readonly requester: EnginePerson;
  /** The user who sends the request: the requester, or a user with the support role. */
  readonly startedBy: { readonly id: number; readonly completeName: string };
}

/** Loads the records needed to start a request by their ids; returns null if the process version does not exist. */
export async function findStartRecords(
  db: Db,
  ids: { readonly processId: number; readonly requesterId: number; readonly startedById: number },
): Promise<StartRecords | null> {
  const row = await db
    .selectFrom('processes')
    .select(['id', 'title', 'version', 'has_nps', 'created_by', 'active', 'url', 'definition'])
    .where('id', '=', ids.processId)
    .executeTakeFirst();
  if (!row) return null;
  const sender = await db
    .selectFrom('users')
    .select(['id', 'complete_name'])
    .where('id', '=', ids.startedById)
    .executeTakeFirstOrThrow();
  return {
    // only publishing writes definitions, and it validates them
    process: { ...row, definition: row.definition as WorkflowDefinition },
    requester: await loadRequester(db, ids.requesterId),
    startedBy: { id: sender.id, completeName: sender.complete_name },
  };
}
