import type { LeasedJob } from '../db/jobs/jobs.ts';

/**
 * Does one job. Jobs are delivered at least once, so doing one twice must have no second effect.
 * Resolves to 'settled' when the handler itself recorded how the job ended, to 'done' when the worker is to.
 * When it throws, the worker fails the attempt: back-off, or dead after the last.
 */
export type JobHandler = (job: LeasedJob, signal: AbortSignal) => Promise<'done' | 'settled'>;

/** The handlers by kind of job. */
export type JobHandlers = Readonly<Record<string, JobHandler>>;
