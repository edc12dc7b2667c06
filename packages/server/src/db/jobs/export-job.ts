import * as z from 'zod/mini';
import type { NewJob } from './jobs.ts';

/** Kind of the job that writes the file of an export. */
export const exportKind = 'export-report';

/** Kind of the job that writes the file of an export of personal data. Older releases would write a report instead. */
export const personalExportKind = 'export-personal-data';

/** Payload of both kinds of jobs. */
export const exportPayloadSchema = z.object({ uuid: z.string() });

type ExportKind = typeof exportKind | typeof personalExportKind;

/** Returns the job for one export. It is attempted again only if its worker died. */
export function exportJob(uuid: string, at: Date, kind: ExportKind = exportKind): NewJob {
  return { kind, payload: { uuid }, runAt: at, maxAttempts: 3, uniqueKey: `${kind}:${uuid}` };
}
