import * as z from 'zod/mini';
import type { NewJob } from './jobs.ts';

/** Kind of the jobs that call another system for a service task. */
export const serviceCallKind = 'service-call';

/** What such a job carries. `visit` tells apart several visits of one step. */
export const serviceCallPayloadSchema = z.object({ idk: z.number(), stepId: z.string(), visit: z.number() });
export type ServiceCallPayload = z.infer<typeof serviceCallPayloadSchema>;

/** Beginning of the keys of all service calls of a request. */
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
  const payload: ServiceCallPayload = { idk: call.idk, stepId: call.stepId, visit: call.revision };
  return {
    kind: serviceCallKind,
    payload,
    runAt: call.at,
    maxAttempts: call.maxAttempts,
    uniqueKey: `${serviceCallKeys(call.idk)}${call.revision}`,
  };
}
