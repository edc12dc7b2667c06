import * as z from 'zod/mini';
import type { Services } from '../context.ts';
import { removeFilesPayloadSchema } from '../db/jobs/file-removal-job.ts';
import { findUsedFormFiles } from '../db/requests/form-files.ts';
import type { JobHandler } from './job-handler.ts';

/** Creates the handler that removes files whose rows were deleted, except contents used by a form again. Idempotent. */
export function createRemoveFilesHandler({ db, files }: Services): JobHandler {
  return async ({ payload }) => {
    const { keys } = z.parse(removeFilesPayloadSchema, payload);
    const used = await findUsedFormFiles(db, keys);
    for (const key of keys) if (!used.has(key)) await files.delete(key);
    return 'done';
  };
}
