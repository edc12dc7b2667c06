import { expect, test } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

test('allows a burst, then calls at the refill rate, separately for each caller', () => {
  const take = createRateLimiter({ perSecond: 2, burst: 3 });
  expect([0, 0, 0, 0].map(() => take('ana', 0))).toEqual([0, 0, 0, 1]);
  expect(take('bia', 0)).toBe(0);
  expect([take('ana', 1000), take('ana', 1000), take('ana', 1000)]).toEqual([0, 0, 1]);
});

test('never allows more than the burst after a long wait', () => {
  const take = createRateLimiter({ perSecond: 100, burst: 2 });
  take('ana', 0);
  expect([take('ana', 1e9), take('ana', 1e9), take('ana', 1e9)].map((wait) => wait > 0)).toEqual([false, false, true]);
});

test('refills nothing if the clock is set back', () => {
  const take = createRateLimiter({ perSecond: 1, burst: 1 });
  take('ana', 10_000);
  expect(take('ana', 0)).toBe(1);
});
