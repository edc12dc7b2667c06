import type { LeasedJob } from '../db/jobs/jobs.ts';

/**
 * Runs one job. Jobs are delivered at least once, so running one twice must have no second effect.
 * Resolves to 'settled' if the handler itself recorded the result of the job, to 'done' if the worker should do so.
 * If it throws, the worker fails the attempt: back-off, or dead after the last one.
 */
export type JobHandler = (job: LeasedJob, signal: AbortSignal) => Promise<'done' | 'settled'>;

/** The handlers by kind of job. */
export type JobHandlers = Readonly<Record<string, JobHandler>>;
