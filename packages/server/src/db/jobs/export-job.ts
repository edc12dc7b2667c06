import * as z from 'zod/mini';
import type { NewJob } from './jobs.ts';

/** Kind of the job that writes the file of an export. */
export const exportKind = 'export-report';

/** Payload of an {@link exportKind}. */
export const exportPayloadSchema = z.object({ uuid: z.string() });

/** The job for one export. Only a worker that died leaves anything to a further attempt. */
export function exportJob(uuid: string, at: Date): NewJob {
  return { kind: exportKind, payload: { uuid }, runAt: at, maxAttempts: 3, uniqueKey: `${exportKind}:${uuid}` };
}
