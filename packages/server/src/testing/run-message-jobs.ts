import { leaseJob } from '../db/jobs/jobs.ts';
import { createMessageHandlers } from '../job-handlers.ts';
import { runJob } from '../jobs/run-job.ts';
import type { TestApi } from './api.ts';

/** Runs every due message job, as a worker would. Returns their number. */
export async function runMessageJobs({ services }: TestApi): Promise<number> {
  const handlers = createMessageHandlers(services);
  const kinds = Object.keys(handlers);
  for (let count = 0; ; count += 1) {
    const job = await leaseJob(services.db, { kinds, now: services.now(), leaseMs: 60_000 });
    if (!job) return count;
    await runJob(services, handlers, job, { leaseMs: 60_000, signal: new AbortController().signal });
  }
}
