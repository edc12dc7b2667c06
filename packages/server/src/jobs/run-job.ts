import type { Services } from '../context.ts';
import { completeJob, failJob, type LeasedJob, renewLease } from '../db/jobs/jobs.ts';
import { backOffMs } from './back-off.ts';
import type { JobHandlers } from './job-handler.ts';

export interface RunJobOptions {
  readonly leaseMs: number;
  /** Aborts a running handler; its job stays leased and is taken again later. */
  readonly signal: AbortSignal;
}

/** Runs one leased job and renews its lease meanwhile. Never throws: the result is stored in the database. */
export async function runJob(
  services: Services,
  handlers: JobHandlers,
  job: LeasedJob,
  options: RunJobOptions,
): Promise<void> {
  const lost = new AbortController();
  const renewal = setInterval(() => {
    renewLease(services.db, job, new Date(services.now().getTime() + options.leaseMs))
      .then((held) => {
        if (!held) lost.abort(new Error('The job was taken by another worker or dropped'));
      })
      .catch((error) => services.log.warn('Could not renew the lease of a job', { job: job.id, error: String(error) }));
  }, options.leaseMs / 3);
  try {
    const handler = handlers[job.kind];
    if (!handler) throw new Error(`There is no handler for jobs of kind ${job.kind}`);
    const signal = AbortSignal.any([options.signal, lost.signal]);
    const outcome = await Promise.race([handler(job, signal), rejectOnAbort(signal)]);
    if (outcome === 'done') await completeJob(services.db, job);
  } catch (error) {
    // the current holder of the job, or the next start, runs it again
    if (!options.signal.aborted && !lost.signal.aborted) await recordFailure(services, job, error);
  } finally {
    clearInterval(renewal);
  }
}

/** Rejects if a handler ignores its signal; the lease prevents any later writes of that handler. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

async function recordFailure(services: Services, job: LeasedJob, error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  const isLast = job.attempt >= job.maxAttempts;
  const runAt = isLast ? null : new Date(services.now().getTime() + backOffMs(job.attempt));
  services.log.error('A job failed', {
    job: job.id,
    kind: job.kind,
    attempt: job.attempt,
    dead: isLast,
    error: message,
  });
  try {
    await failJob(services.db, job, message, runAt);
  } catch (cause) {
    // the lease expires and the job is delivered again
    services.log.error('Could not record that a job failed', { job: job.id, error: String(cause) });
  }
}
