import * as z from 'zod/mini';
import type { NewJob } from './jobs.ts';

/** Kind of the jobs that do what a service task asks for: call another system, or write a row. */
export const serviceCallKind = 'service-call';
/** Kind of the jobs that give up waiting for the answer of an asynchronous call. */
export const callbackTimeoutKind = 'callback-timeout';

/**
 * What a {@link serviceCallKind} carries. `visit` tells apart several visits of one step; `earlier` counts the attempts
 * that were made by jobs before this one, each of which waited for an answer that did not come.
 */
export const serviceCallPayloadSchema = z.object({
  idk: z.number(),
  stepId: z.string(),
  visit: z.number(),
  earlier: z._default(z.number(), 0),
});
export type ServiceCallPayload = z.infer<typeof serviceCallPayloadSchema>;

/** What a {@link callbackTimeoutKind} carries: the attempt that waits, counted from 1, of `maxAttempts`. */
export const callbackTimeoutPayloadSchema = z.object({
  idk: z.number(),
  stepId: z.string(),
  visit: z.number(),
  attempt: z.number(),
  maxAttempts: z.number(),
});
export type CallbackTimeoutPayload = z.infer<typeof callbackTimeoutPayloadSchema>;

/** Beginning of the keys of all jobs of a request's service tasks. */
export function serviceCallKeys(idk: number): string {
  return `${serviceCallKind}:${idk}:`;
}

/** The job for one visit of a service step. */
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

/** The job for the attempts of a visit that are left after an answer did not come. */
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

/** The job that ends the waiting of one attempt. */
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
