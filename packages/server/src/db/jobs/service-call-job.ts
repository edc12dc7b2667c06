import * as z from 'zod/mini';
import type { NewJob } from './jobs.ts';

/** Kind of the jobs that execute a service task: call another system, or write a row of a sheet. */
export const serviceCallKind = 'service-call';
/** Kind of the jobs that time out the wait for the answer of an asynchronous call. */
export const callbackTimeoutKind = 'callback-timeout';

/**
 * Payload of a {@link serviceCallKind} job. `visit` distinguishes several visits of one step; `earlier` counts the
 * attempts made by previous jobs, each of which waited for an answer that did not arrive.
 */
export const serviceCallPayloadSchema = z.object({
  idk: z.number(),
  stepId: z.string(),
  visit: z.number(),
  earlier: z._default(z.number(), 0),
});
export type ServiceCallPayload = z.infer<typeof serviceCallPayloadSchema>;

/** Payload of a {@link callbackTimeoutKind} job: the waiting attempt, counted from 1, of `maxAttempts`. */
export const callbackTimeoutPayloadSchema = z.object({
  idk: z.number(),
  stepId: z.string(),
  visit: z.number(),
  attempt: z.number(),
  maxAttempts: z.number(),
});
export type CallbackTimeoutPayload = z.infer<typeof callbackTimeoutPayloadSchema>;

/** Returns the key prefix of all jobs of a request's service tasks. */
export function serviceCallKeys(idk: number): string {
  return `${serviceCallKind}:${idk}:`;
}

/** Returns the job for one visit of a service step. */
export function serviceCallJob(call: {
  idk: number;
  stepId: string;
  revision: number;
  at: Date;
  maxAttempts: number;
}): NewJob {
  const payload: ServiceCallPayload = { idk: call.idk, stepId: call.stepId, visit: call.revision, earlier: 0 };
  return {
    kind: serviceCallKind,
    payload,
    runAt: call.at,
    maxAttempts: call.maxAttempts,
    uniqueKey: `${serviceCallKeys(call.idk)}${call.revision}`,
  };
}

/** Returns the job for the remaining attempts of a visit after an answer did not arrive. */
export function nextServiceCallJob(waited: CallbackTimeoutPayload, runAt: Date): NewJob {
  const { idk, stepId, visit, attempt, maxAttempts } = waited;
  const payload: ServiceCallPayload = { idk, stepId, visit, earlier: attempt };
  return {
    kind: serviceCallKind,
    payload,
    runAt,
    maxAttempts: maxAttempts - attempt,
    uniqueKey: `${serviceCallKeys(idk)}${visit}:${attempt}`,
  };
}

/** Returns the job that ends the wait of one attempt. */
export function callbackTimeoutJob(payload: CallbackTimeoutPayload, runAt: Date): NewJob {
  const { idk, visit, attempt } = payload;
  return {
    kind: callbackTimeoutKind,
    payload: { ...payload },
    runAt,
    maxAttempts: 5,
    uniqueKey: `${serviceCallKeys(idk)}${visit}:${attempt}:timeout`,
  };
}
