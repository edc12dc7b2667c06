import type { Services } from '../context.ts';
import { serviceCallKind } from '../db/service-call-job.ts';
import { cleanUpKind, createCleanUpHandler } from './clean-up.ts';
import type { JobHandlers } from './job-handler.ts';
import { createServiceCallHandler } from './service-call.ts';

/** The handlers of every kind of job there is. */
export function createJobHandlers(services: Services): JobHandlers {
  return { [serviceCallKind]: createServiceCallHandler(services), [cleanUpKind]: createCleanUpHandler(services) };
}
