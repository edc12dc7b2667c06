/** A token bucket: `burst` calls at once, then `perSecond`. */
export interface RateLimit {
  readonly perSecond: number;
  readonly burst: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/**
 * Takes one call of `key` at `now`, the milliseconds of `performance.now()`, which a change of the machine's clock does not
 * affect. Returns 0 if the call may proceed, otherwise the number of seconds to wait.
 */
export type RateLimiter = (key: string, now: number) => number;

const mostBuckets = 20_000;

/**
 * Creates token buckets in memory. Each instance counts separately: the limit keeps one client from starving the others
 * and is not a quota.
 */
export function createRateLimiter(limit: RateLimit): RateLimiter {
  const buckets = new Map<string, Bucket>();
  return (key, now) => {
    const known = buckets.get(key);
    const refilled = known
      ? Math.min(limit.burst, known.tokens + (Math.max(0, now - known.at) / 1000) * limit.perSecond)
      : limit.burst;
    const allowed = refilled >= 1;
    // deleted and set again, so that the map is ordered by last use
    buckets.delete(key);
    buckets.set(key, { tokens: allowed ? refilled - 1 : refilled, at: Math.max(now, known?.at ?? now) });
    if (buckets.size > mostBuckets) {
      const oldest = buckets.keys().next().value;
      if (oldest !== undefined) buckets.delete(oldest);
    }
    return allowed ? 0 : Math.max(1, Math.ceil((1 - refilled) / limit.perSecond));
  };
}
