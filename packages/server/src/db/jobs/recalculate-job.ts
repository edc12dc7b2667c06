import * as z from 'zod/mini';
import type { NewJob } from './jobs.ts';

/** Kind of the job that moves the due times of open tasks after a change of their calendar. */
export const recalculateKind = 'recalculate-due-times';

/** Payload of a {@link recalculateKind} job. */
export const recalculatePayloadSchema = z.object({ calendarId: z.number(), versionId: z.number() });

/** Returns the job that moves open tasks of a calendar to a new version. */
export function recalculateJob(calendarId: number, versionId: number, at: Date): NewJob {
  return {
    kind: recalculateKind,
    payload: { calendarId, versionId },
    runAt: at,
    maxAttempts: 6,
    uniqueKey: `${recalculateKind}:${versionId}`,
  };
}
