import { expect, test } from 'vitest';
import { backOffMs } from './back-off.ts';

test('M9.23 attempts are 1, 5, 15, 30 and 60 minutes apart, then 60 for every further one', () => {
  const minutes = Array.from({ length: 10 }, (_, index) => backOffMs(index + 1) / 60_000);
  expect(minutes).toEqual([1, 5, 15, 30, 60, 60, 60, 60, 60, 60]);
});
