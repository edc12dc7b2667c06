import * as z from 'zod/mini';
import type { Services } from '../context.ts';
import { removeFilesPayloadSchema } from '../db/file-removal-job.ts';
import type { JobHandler } from './job-handler.ts';

/** Removes files whose rows are gone. Done twice it finds nothing to do. */
export function createRemoveFilesHandler({ files }: Services): JobHandler {
  return async ({ payload }) => {
    const { keys } = z.parse(removeFilesPayloadSchema, payload);
    for (const key of keys) await files.delete(key);
    return 'done';
  };
}
