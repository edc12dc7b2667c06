import { expect, test } from 'vitest';
import { isIsoDate, isoToText, maskDate, textToIso } from './iso-date.ts';

test('T9.24 formats typed text as dd/MM/yyyy and converts a complete date to ISO', () => {
  expect(maskDate('1911')).toBe('19/11');
  expect(maskDate('19112026999')).toBe('19/11/2026');
  expect(textToIso('19/11/2026')).toBe('2026-11-19');
  expect(isoToText('2026-11-19')).toBe('19/11/2026');
});

test('returns no date for a text that is not a date of the calendar', () => {
  for (const text of ['', '19/11', '30/02/2026', '29/02/2025', '00/01/2026', '01/13/2026'])
    expect(textToIso(text)).toBeNull();
  expect(textToIso('29/02/2024')).toBe('2024-02-29');
  expect(isIsoDate('2026-02-30')).toBe(false);
});
