import type { NewJob } from './jobs.ts';

/** Kind of the daily job that removes the content of old requests. */
export const removeContentKind = 'remove-content';

/** Returns the job of a day, or one that runs at once after a confirmation. */
export const removeContentJob = (at: Date, confirmed?: number): NewJob => ({
  kind: removeContentKind,
  payload: {},
  runAt: at,
  maxAttempts: 5,
  uniqueKey: `${removeContentKind}:${confirmed === undefined ? at.toISOString().slice(0, 10) : `${confirmed}:${at.getTime()}`}`,
});
