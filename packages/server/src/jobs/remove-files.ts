import * as z from 'zod/mini';
import type { Services } from '../context.ts';
import { removeFilesPayloadSchema } from '../db/jobs/file-removal-job.ts';
import { findUsedFormFiles } from '../db/requests/form-files.ts';
import type { JobHandler } from './job-handler.ts';

/** Removes files whose rows are gone, except contents that a form uses again. Done twice it finds nothing to do. */
export function createRemoveFilesHandler({ db, files }: Services): JobHandler {
  return async ({ payload }) => {
    const { keys } = z.parse(removeFilesPayloadSchema, payload);
    const used = await findUsedFormFiles(db, keys);
    for (const key of keys) if (!used.has(key)) await files.delete(key);
    return 'done';
  };
}
