import * as z from 'zod/mini';
import type { NewJob } from './jobs.ts';

/** Kind of the job that delivers one message of the outbox. */
export const sendMessageKind = 'send-message';
/** Kind of the job that reminds the assignees of a task once a day. */
export const remindKind = 'remind-assignees';

/** Payload of a {@link sendMessageKind} job. */
export const sendMessagePayloadSchema = z.object({ message: z.number() });
/** Payload of a {@link remindKind} job; `number` counts the reminders of a task from 1. */
export const remindPayloadSchema = z.object({ taskUuid: z.string(), number: z.number() });

/** With the back-off of all jobs, the last attempt is made almost two hours after the first. */
export const sendAttempts = 6;

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the job for reminder `number` of a task, one day after `at`. */
export function remindJob(taskUuid: string, number: number, at: Date): NewJob {
  return {
    kind: remindKind,
    payload: { taskUuid, number },
    runAt: new Date(at.getTime() + dayMs),
    maxAttempts: 5,
    uniqueKey: `${remindKind}:${taskUuid}:${number}`,
  };
}
