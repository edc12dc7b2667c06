import { expect, test } from 'vitest';
import { isThisWeek } from './use-weekly-update.ts';

test('T7.4.10 T2.3.03 P2.9.17 news counts as of this week for less than 168 hours', () => {
  const now = new Date('2026-11-21T15:00:00.000Z');
  expect(isThisWeek('2026-11-14T15:00:00.001Z', now)).toBe(true);
  expect(isThisWeek('2026-11-14T15:00:00.000Z', now)).toBe(false);
  expect(isThisWeek('2026-11-21T14:59:59.000Z', now)).toBe(true);
});
