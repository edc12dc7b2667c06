import type { Services } from '../context.ts';
import { leaseJob, nextJobDue } from '../db/jobs.ts';
import { serviceCallKeys, serviceCallKind } from '../db/service-call-job.ts';
import { createJobHandlers } from './job-handlers.ts';
import { runJob } from './run-job.ts';

const leaseMs = 10_000;
const pauseMs = 50;

/**
 * Runs the calls of a request that are due, or waits for another worker to run them, up to the next person, the end,
 * or a call that has to be tried again later. After `timeoutMs` it returns with the rest left to the workers.
 */
export async function drainInstance(services: Services, idk: number, timeoutMs = 30_000): Promise<void> {
  const keyPrefix = serviceCallKeys(idk);
  const handlers = createJobHandlers(services);
  const signal = AbortSignal.timeout(timeoutMs);
  while (!signal.aborted) {
    const now = services.now();
    const job = await leaseJob(services.db, { kinds: [serviceCallKind], now, leaseMs, keyPrefix });
    if (job) {
      await runJob(services, handlers, job, { leaseMs, signal });
      continue;
    }
    const next = await nextJobDue(services.db, keyPrefix);
    // a lease is over in seconds, a second attempt waits for a minute at least
    if (!next || next.getTime() > now.getTime() + leaseMs) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
