import type { Services } from '../context.ts';
import { leaseJob, nextJobDue } from '../db/jobs/jobs.ts';
import { serviceCallKeys, serviceCallKind } from '../db/jobs/service-call-job.ts';
import { runJob } from '../jobs/run-job.ts';
import { createServiceCallHandler } from '../jobs/service-call.ts';

const leaseMs = 10_000;
const pauseMs = 50;

/**
 * Runs the calls of a request that are due, or waits for another worker to run them, until the next user step, the end,
 * or a call that must be retried later. Returns after `timeoutMs` at the latest; a running call continues.
 */
export async function runServiceCalls(services: Services, idk: number, timeoutMs = 30_000): Promise<void> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const timedOut = new Promise<void>((resolve) => timeout.addEventListener('abort', () => resolve(), { once: true }));
  await Promise.race([run(services, idk, timeout), timedOut]);
}

async function run(services: Services, idk: number, timeout: AbortSignal): Promise<void> {
  const keyPrefix = serviceCallKeys(idk);
  const handlers = { [serviceCallKind]: createServiceCallHandler(services) };
  // aborting a call would only cause it to be made twice
  const { signal } = new AbortController();
  while (!timeout.aborted) {
    const now = services.now();
    const job = await leaseJob(services.db, { kinds: [serviceCallKind], now, leaseMs, keyPrefix });
    if (job) {
      await runJob(services, handlers, job, { leaseMs, signal });
      continue;
    }
    const next = await nextJobDue(services.db, keyPrefix);
    // a lease lasts seconds, a second attempt waits at least a minute
    if (!next || next.getTime() > now.getTime() + leaseMs) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
