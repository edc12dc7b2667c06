import * as z from 'zod/mini';
import type { Db } from '../connection/db.ts';
import { insertJob } from './jobs.ts';

/** Kind of the job that removes files that are no longer referenced. */
export const removeFilesKind = 'remove-files';

/** Payload of a {@link removeFilesKind} job: keys in the file store. */
export const removeFilesPayloadSchema = z.object({ keys: z.array(z.string()) });

/** With the back-off of all jobs, the last attempt is made almost two hours after the first. */
const attempts = 6;

/** Schedules the removal of files; call it in the transaction that deletes the rows that referenced them. */
export async function planFileRemoval(db: Db, keys: readonly string[], at: Date): Promise<void> {
  if (keys.length === 0) return;
  await insertJob(db, { kind: removeFilesKind, payload: { keys }, runAt: at, maxAttempts: attempts });
}
