import * as z from 'zod/mini';
import type { Db } from '../connection/db.ts';
import { insertJob } from './jobs.ts';

/** Kind of the job that removes files nobody refers to any longer. */
export const removeFilesKind = 'remove-files';

/** Payload of a {@link removeFilesKind}: keys in the file store. */
export const removeFilesPayloadSchema = z.object({ keys: z.array(z.string()) });

/** With the back-off of all jobs the last attempt comes not quite two hours after the first. */
const attempts = 6;

/** Plans the removal of files; give the transaction in which the rows that named them go. */
export async function planFileRemoval(db: Db, keys: readonly string[], at: Date): Promise<void> {
  if (keys.length === 0) return;
  await insertJob(db, { kind: removeFilesKind, payload: { keys }, runAt: at, maxAttempts: attempts });
}
