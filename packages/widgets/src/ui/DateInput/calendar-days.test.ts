import { expect, test } from 'vitest';
import { clampDay, dayForKey, monthWeeks, sameDayOfMonth } from './calendar-days.ts';

test('keys move across the ends of weeks, months and years', () => {
  expect(dayForKey('ArrowRight', false, '2026-12-31')).toBe('2027-01-01');
  expect(dayForKey('ArrowLeft', false, '2024-03-01')).toBe('2024-02-29');
  expect(dayForKey('Home', false, '2026-11-19')).toBe('2026-11-15');
  expect(dayForKey('End', false, '2026-11-19')).toBe('2026-11-21');
  expect(dayForKey('PageDown', false, '2026-01-31')).toBe('2026-02-28');
  expect(dayForKey('PageUp', true, '2024-02-29')).toBe('2023-02-28');
  expect(dayForKey('x', false, '2026-11-19')).toBeNull();
});

test('moves by one day when daylight saving time skips midnight', () => {
  expect(dayForKey('ArrowRight', false, '2018-11-03')).toBe('2018-11-04');
  expect(dayForKey('ArrowRight', false, '2018-11-04')).toBe('2018-11-05');
});

test('moving to another month keeps the day or uses the last day of that month', () => {
  expect(sameDayOfMonth('2026-01-15', -1)).toBe('2025-12-15');
  expect(sameDayOfMonth('2026-01-31', 1)).toBe('2026-02-28');
});

test('returns the limit for a date beyond it', () => {
  expect(clampDay('2026-01-01', '2026-02-01')).toBe('2026-02-01');
  expect(clampDay('2026-03-01', undefined, '2026-02-01')).toBe('2026-02-01');
  expect(clampDay('2026-01-15', '2026-01-01', '2026-02-01')).toBe('2026-01-15');
});

test('returns whole weeks from Sunday to Saturday for a month', () => {
  const weeks = monthWeeks('2026-11-16');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe('2026-11-01');
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-05');
  expect(monthWeeks('2026-08-01')).toHaveLength(6);
  expect(monthWeeks('2026-02-10')).toHaveLength(4);
});
