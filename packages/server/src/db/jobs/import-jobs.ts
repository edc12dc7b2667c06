import * as z from 'zod/mini';
import type { NewJob } from './jobs.ts';

/** Kind of the job that compares an imported file with the register. */
export const checkImportKind = 'check-import';
/** Kind of the job that writes a checked file. */
export const applyImportKind = 'apply-import';

/** Payload of both jobs. */
export const importPayloadSchema = z.object({ id: z.number() });

const importJob =
  (kind: string) =>
  (id: number, at: Date): NewJob => ({
    kind,
    payload: { id },
    runAt: at,
    maxAttempts: 3,
    uniqueKey: `${kind}:${id}`,
  });

/** Returns the job that compares a file. It is attempted again only if its worker died. */
export const checkImportJob = importJob(checkImportKind);

/** Returns the job that writes a checked file. It is attempted again only if its worker died. */
export const applyImportJob = importJob(applyImportKind);
