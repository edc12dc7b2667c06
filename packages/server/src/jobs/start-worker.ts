import type { Services } from '../context.ts';
import { leaseJob } from '../db/jobs/jobs.ts';
import type { JobHandlers } from './job-handler.ts';
import { runJob } from './run-job.ts';

export interface WorkerOptions {
  /** Maximum number of concurrent jobs. @default 4 */
  readonly concurrency?: number;
  /** Most deliveries to one webhook at the same time. @default any number */
  readonly perReceiver?: number;
  /** How long a job stays leased to a worker that stopped responding. @default 10000 */
  readonly leaseMs?: number;
  /** Interval at which an idle worker polls for jobs. @default 1000 */
  readonly pollMs?: number;
}

/** Options of the worker that makes deliveries to webhooks. One receiver cannot occupy it completely. */
export const webhookWorker: WorkerOptions = { concurrency: 8, leaseMs: 30_000, perReceiver: 6 };

/** A running worker. */
export interface Worker {
  /** Polls for jobs immediately; call it after the commit that inserted one. */
  wake(): void;
  /**
   * Takes no more jobs and resolves when running jobs have ended; aborts them after `graceMs` and gives them back, so
   * that others can take them.
   */
  stop(graceMs?: number): Promise<void>;
}

/**
 * Processes the job table. Any number of workers in any number of processes may run at the same time; a job whose
 * worker died is taken again when its lease expires.
 */
export function startWorker(services: Services, handlers: JobHandlers, options: WorkerOptions = {}): Worker {
  const { concurrency = 4, leaseMs = 10_000, pollMs = 1000, perReceiver } = options;
  const kinds = Object.keys(handlers);
  const abort = new AbortController();
  const running = new Set<Promise<void>>();
  let stopping = false;
  let lookAgain = false;
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    do {
      lookAgain = false;
      while (!stopping && running.size < concurrency) {
        const job = await leaseJob(services.db, { kinds, now: services.now(), leaseMs, perReceiver });
        if (!job) break;
        const run = runJob(services, handlers, job, { leaseMs, signal: abort.signal }).finally(() => {
          running.delete(run);
          wake();
        });
        running.add(run);
      }
    } while (lookAgain && !stopping);
  }

  function wake(): void {
    lookAgain = true;
    if (stopping || looking) return;
    looking = look()
      .catch((error) => services.log.error('Could not look for jobs', { error: String(error) }))
      .finally(() => {
        looking = null;
      });
  }

  const poll = setInterval(wake, pollMs);
  wake();
  return {
    wake,
    async stop(graceMs = 10_000) {
      stopping = true;
      clearInterval(poll);
      await looking;
      const grace = setTimeout(() => abort.abort(new Error('The worker is stopping')), graceMs);
      await Promise.all(running);
      clearTimeout(grace);
    },
  };
}
