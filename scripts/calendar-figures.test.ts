import { expect, test } from 'vitest';
import { calendarLimits, calendarWeight } from './lib/calendar-figures.mjs';

test('D15.03 the calendar rules weigh at most 3 kB gzipped, and nothing in bundles without calendars', async () => {
  const { rules, others } = await calendarWeight();
  expect(rules).toBeLessThanOrEqual(calendarLimits.weight);
  expect(others).toBe(0);
});
