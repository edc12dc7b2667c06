import type { NewJob } from './jobs.ts';

/** Kind of the job that replaces the names of anonymised people in all texts. */
export const anonymiseKind = 'anonymise';

/** Returns the job that carries out the anonymisation of a person; it contains no name. */
export const anonymiseJob = (userId: number, at: Date): NewJob => ({
  kind: anonymiseKind,
  payload: { userId },
  runAt: at,
  maxAttempts: 20,
  uniqueKey: `${anonymiseKind}:${userId}:${at.getTime()}`,
});
