import { expect, test } from 'vitest';
import { addDays, addMonths, clampDate, isIsoDate, isoToText, maskDate, monthWeeks, textToIso } from './iso-date.ts';

test('T9.24 what is typed becomes dd/MM/yyyy and a whole day becomes ISO', () => {
  expect(maskDate('1911')).toBe('19/11');
  expect(maskDate('19112026999')).toBe('19/11/2026');
  expect(textToIso('19/11/2026')).toBe('2026-11-19');
  expect(isoToText('2026-11-19')).toBe('19/11/2026');
});

test('a text that is no day of the calendar gives no date', () => {
  for (const text of ['', '19/11', '30/02/2026', '29/02/2025', '00/01/2026', '01/13/2026'])
    expect(textToIso(text)).toBeNull();
  expect(textToIso('29/02/2024')).toBe('2024-02-29');
  expect(isIsoDate('2026-02-30')).toBe(false);
});

test('days and months cross the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  expect(clampDate('2026-01-01', '2026-02-01')).toBe('2026-02-01');
  expect(clampDate('2026-03-01', undefined, '2026-02-01')).toBe('2026-02-01');
});

test('a month is whole weeks from Sunday to Saturday', () => {
  const weeks = monthWeeks('2026-11-16');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe('2026-11-01');
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-05');
  expect(monthWeeks('2026-08-01')).toHaveLength(6);
  expect(monthWeeks('2026-02-10')).toHaveLength(4);
});
