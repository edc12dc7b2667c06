import { expect, test } from 'vitest';
import { forecastDays, fullDay } from './forecast-days.ts';

const now = new Date('2026-11-19T18:00:00Z');
const days = (from: string, to: string, locale: 'pt-BR' | 'en' | 'es' = 'pt-BR') => {
  const { first, last } = forecastDays(from, to, now, locale);
  return last === null ? first : `${first} / ${last}`;
};

test('D9.04 are days of São Paulo, written with the month and the year only once', () => {
  expect(days('2026-11-24T13:00:00Z', '2026-11-26T13:00:00Z')).toBe('24 / 26 de novembro');
  expect(days('2026-11-30T13:00:00Z', '2026-12-02T13:00:00Z')).toBe('30 de novembro / 2 de dezembro');
  expect(days('2026-12-30T13:00:00Z', '2027-01-02T13:00:00Z')).toBe('30 de dezembro de 2026 / 2 de janeiro de 2027');
  expect(days('2027-01-04T13:00:00Z', '2027-01-06T13:00:00Z')).toBe('4 / 6 de janeiro de 2027');
  // 23:30 on the 24th and 00:30 on the 25th in São Paulo
  expect(days('2026-11-25T02:30:00Z', '2026-11-25T03:30:00Z')).toBe('24 / 25 de novembro');
});

test('D9.04 are one day if the forecast begins and ends on it', () => {
  expect(days('2026-11-24T12:00:00Z', '2026-11-24T20:00:00Z')).toBe('24 de novembro');
  expect(fullDay('2027-01-04T13:00:00Z', now, 'pt-BR')).toBe('4 de janeiro de 2027');
});

test('E11.01 are written in English and in Spanish', () => {
  expect(days('2026-11-24T13:00:00Z', '2026-11-26T13:00:00Z', 'en')).toBe('24 / 26 November');
  expect(days('2026-11-24T13:00:00Z', '2026-11-26T13:00:00Z', 'es')).toBe('24 / 26 de noviembre');
});

test('D9.04 the first of a month is an ordinal number in Portuguese', () => {
  expect(days('2026-11-28T13:00:00Z', '2026-12-01T13:00:00Z')).toBe('28 de novembro / 1º de dezembro');
  expect(days('2026-12-01T13:00:00Z', '2026-12-11T13:00:00Z')).toBe('1º / 11 de dezembro');
  expect(fullDay('2027-01-01T13:00:00Z', now, 'pt-BR')).toBe('1º de janeiro de 2027');
  expect(days('2026-12-01T13:00:00Z', '2026-12-11T13:00:00Z', 'es')).toBe('1 / 11 de diciembre');
});
