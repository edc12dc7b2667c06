import { expect, test } from 'vitest';
import { calendarLimits, calendarSpeed, calendarWeight } from './lib/calendar-figures.mjs';

test('D15.03 one core computes 50,000 business due times and 5,000 traces a second with ten years of holidays', () => {
  const { due, traces } = calendarSpeed({ due: 20_000, traces: 2000 });
  expect(due).toBeGreaterThanOrEqual(calendarLimits.due);
  expect(traces).toBeGreaterThanOrEqual(calendarLimits.traces);
});

test('D15.03 the calendar rules weigh at most 3 kB gzipped, and nothing in bundles without calendars', async () => {
  const { rules, others } = await calendarWeight();
  expect(rules).toBeLessThanOrEqual(calendarLimits.weight);
  expect(others).toBe(0);
});
