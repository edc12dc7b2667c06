import { expect, test } from 'vitest';
import { isWeeklyUpdate } from './updates.ts';

test('T2.3.03 T7.4.10 P2.9.17 news counts as of this week for less than 168 hours', () => {
  const now = new Date('2026-11-21T15:00:00.000Z');
  expect(isWeeklyUpdate('2026-11-14T15:00:00.001Z', now)).toBe(true);
  expect(isWeeklyUpdate('2026-11-14T15:00:00.000Z', now)).toBe(false);
  expect(isWeeklyUpdate('2026-11-21T14:59:59.000Z', now)).toBe(true);
});
