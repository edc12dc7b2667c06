import type { Services } from '../context.ts';
import { leaseJob } from '../db/jobs/jobs.ts';
import { createJobHandlers } from '../job-handlers.ts';
import { runJob } from '../jobs/run-job.ts';

const leaseMs = 10_000;

/** Runs jobs in the sandbox, which has no worker of its own. */
export interface SandboxJobs {
  /** Runs every due job, and the jobs they create; one run at a time. */
  run(): Promise<void>;
  close(): Promise<void>;
}

export function createSandboxJobs(services: Services): SandboxJobs {
  const abort = new AbortController();
  let last: Promise<void> = Promise.resolve();

  async function drain(): Promise<void> {
    const handlers = createJobHandlers(services);
    const kinds = Object.keys(handlers);
    while (!abort.signal.aborted) {
      const job = await leaseJob(services.db, { kinds, now: services.now(), leaseMs });
      if (!job) return;
      await runJob(services, handlers, job, { leaseMs, signal: abort.signal });
    }
  }

  return {
    run() {
      last = last.then(drain);
      return last;
    },
    async close() {
      abort.abort(new Error('The sandbox is closed'));
      await last.catch(() => undefined);
    },
  };
}
