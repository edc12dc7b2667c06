import type { Services } from '../context.ts';
import { completeJob, failJob, type LeasedJob, releaseJob, renewLease } from '../db/jobs/jobs.ts';
import { tracked } from '../ports/telemetry.ts';
import { backOffMs } from './back-off.ts';
import type { JobHandlers } from './job-handler.ts';

export interface RunJobOptions {
  readonly leaseMs: number;
  /** Aborts a running handler and gives its job back, so that another worker can take it. */
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
  let renewing: Promise<void> | undefined;
  const renewal = setInterval(() => {
    renewing = renewLease(services.db, job, new Date(services.now().getTime() + options.leaseMs))
      .then((held) => {
        if (!held) lost.abort(new Error('The job was taken by another worker or dropped'));
      })
      .catch((error) => services.log.warn('Could not renew the lease of a job', { job: job.id, error: String(error) }));
  }, options.leaseMs / 3);
  try {
    const handler = handlers[job.kind];
    if (!handler) throw new Error(`There is no handler for jobs of kind ${job.kind}`);
    const signal = AbortSignal.any([options.signal, lost.signal]);
    const start = { kind: 'job', facts: { job: job.kind } } as const;
    const outcome = await tracked(services.telemetry, start, async (operation) => {
      const end = await Promise.race([handler(job, signal), rejectOnAbort(signal)]);
      operation.add({ result: 'done' });
      return end;
    });
    if (outcome === 'done') await completeJob(services.db, job);
  } catch (error) {
    // if the lease was lost, the current holder of the job runs it
    if (options.signal.aborted) await giveBack(services, job);
    else if (!lost.signal.aborted) await recordFailure(services, job, error);
  } finally {
    clearInterval(renewal);
    // the database may be closed after this
    await renewing;
  }
}

async function giveBack(services: Services, job: LeasedJob): Promise<void> {
  try {
    await releaseJob(services.db, job);
  } catch (cause) {
    // the lease expires and the job is delivered again
    services.log.error('Could not give a job back', { job: job.id, error: String(cause) });
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
