import { expect, test } from 'vitest';
import { clampDay, dayForKey, monthWeeks, sameDayOfMonth, weekStarts } from './calendar-days.ts';

test('keys move across the ends of weeks, months and years', () => {
  expect(dayForKey('ArrowRight', false, '2026-12-31', 0)).toBe('2027-01-01');
  expect(dayForKey('ArrowLeft', false, '2024-03-01', 0)).toBe('2024-02-29');
  expect(dayForKey('Home', false, '2026-11-19', 0)).toBe('2026-11-15');
  expect(dayForKey('End', false, '2026-11-19', 0)).toBe('2026-11-21');
  expect(dayForKey('PageDown', false, '2026-01-31', 0)).toBe('2026-02-28');
  expect(dayForKey('PageUp', true, '2024-02-29', 0)).toBe('2023-02-28');
  expect(dayForKey('x', false, '2026-11-19', 0)).toBeNull();
});

test('moves by one day when daylight saving time skips midnight', () => {
  expect(dayForKey('ArrowRight', false, '2018-11-03', 0)).toBe('2018-11-04');
  expect(dayForKey('ArrowRight', false, '2018-11-04', 0)).toBe('2018-11-05');
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

test('E11.03 weeks begin on Monday in English and Spanish', () => {
  expect(weekStarts).toEqual({ 'pt-BR': 0, en: 1, es: 1 });
  const weeks = monthWeeks('2026-11-16', 1);
  expect(weeks[0]?.[0]).toBe('2026-10-26');
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06');
  expect(dayForKey('Home', false, '2026-11-22', 1)).toBe('2026-11-16');
  expect(dayForKey('End', false, '2026-11-16', 1)).toBe('2026-11-22');
});

test('returns whole weeks from Sunday to Saturday for a month', () => {
  const weeks = monthWeeks('2026-11-16', 0);
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe('2026-11-01');
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-05');
  expect(monthWeeks('2026-08-01', 0)).toHaveLength(6);
  expect(monthWeeks('2026-02-10', 0)).toHaveLength(4);
});
