import * as z from 'zod/mini';
import type { NewJob } from './jobs.ts';

/** Kind of the job that writes the file of an export. */
export const exportKind = 'export-report';

/** Payload of an {@link exportKind} job. */
export const exportPayloadSchema = z.object({ uuid: z.string() });

/** Returns the job for one export. It is attempted again only if its worker died. */
export function exportJob(uuid: string, at: Date): NewJob {
  return { kind: exportKind, payload: { uuid }, runAt: at, maxAttempts: 3, uniqueKey: `${exportKind}:${uuid}` };
}
