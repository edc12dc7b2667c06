import { expect, test } from 'vitest';
import { lastSixMonths, previousRange } from './created-range.ts';

test('C7.05 the previous range has the same number of days and ends the day before', () => {
  expect(previousRange({ from: '2026-06-01', to: '2026-06-30' })).toEqual({ from: '2026-05-02', to: '2026-05-31' });
  expect(previousRange({ from: '2026-03-01', to: '2026-03-01' })).toEqual({ from: '2026-02-28', to: '2026-02-28' });
  expect(previousRange({ from: null, to: '2026-03-01' })).toBeNull();
  expect(previousRange({ from: '2026-03-02', to: '2026-03-01' })).toBeNull();
});

test('C7.02 the last six months end today', () => {
  expect(lastSixMonths('2026-11-21')).toEqual({ from: '2026-05-22', to: '2026-11-21' });
  expect(lastSixMonths('2026-08-31')).toEqual({ from: '2026-03-01', to: '2026-08-31' });
  expect(lastSixMonths('2026-03-15')).toEqual({ from: '2025-09-16', to: '2026-03-15' });
});
