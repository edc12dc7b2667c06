import { expect, test } from 'vitest';
import { shareOf, slaTotal } from './counts.ts';
import { formatCreatedRange, parseCreatedRange, rangeDays } from './created-range.ts';
import { dayEnds, plusDays } from './day-instants.ts';
import {
  allowedPeriod,
  diaryRangeDays,
  disabledPeriods,
  periodLabels,
  slaStatusLabels,
  weeklyRangeDays,
} from './periods.ts';

const from = '2026-01-01';
const lasting = (days: number) => ({ from, to: plusDays(from, days) });

test('P4.24 a range of 366 days cannot be shown by the day or the week, one of 365 can by the week', () => {
  expect(disabledPeriods(lasting(366))).toEqual(['DIARY', 'WEEKLY']);
  expect(disabledPeriods(lasting(365))).toEqual(['DIARY']);
});

test('P4.25 a range of more than 365 days forces a disabled period to monthly, and leaves yearly', () => {
  expect(allowedPeriod('DIARY', lasting(366))).toBe('MONTHLY');
  expect(allowedPeriod('WEEKLY', lasting(366))).toBe('MONTHLY');
  expect(allowedPeriod('YEARLY', lasting(366))).toBe('YEARLY');
});

test('P4.26 a range of 31 days cannot be shown by the day, one of 30 can', () => {
  expect(disabledPeriods(lasting(31))).toEqual(['DIARY']);
  expect(disabledPeriods(lasting(30))).toEqual([]);
});

test('P4.27 a range of more than 30 days forces daily to weekly, and leaves monthly and yearly', () => {
  expect(allowedPeriod('DIARY', lasting(31))).toBe('WEEKLY');
  expect(allowedPeriod('DIARY', lasting(365))).toBe('WEEKLY');
  expect(allowedPeriod('MONTHLY', lasting(31))).toBe('MONTHLY');
  expect(allowedPeriod('YEARLY', lasting(31))).toBe('YEARLY');
  expect(allowedPeriod('DIARY', lasting(30))).toBe('DIARY');
});

test('P4.28 without both ends daily and weekly are disabled, and forced to monthly', () => {
  for (const range of [
    { from: null, to: null },
    { from, to: null },
    { from: null, to: from },
  ]) {
    expect(disabledPeriods(range)).toEqual(['DIARY', 'WEEKLY']);
    expect(allowedPeriod('DIARY', range)).toBe('MONTHLY');
    expect(allowedPeriod('WEEKLY', range)).toBe('MONTHLY');
  }
});

test('P9.24 P9.25 the limits are 30 and 365 days', () => {
  expect([diaryRangeDays, weeklyRangeDays]).toEqual([30, 365]);
});

test('P3.14 the statuses are called Todos, Concluído and Em andamento', () => {
  expect(slaStatusLabels).toEqual({ ALL: 'Todos', YES: 'Concluído', NO: 'Em andamento' });
});

test('P3.15 the periods are called Diário, Semanal, Mensal and Anual', () => {
  expect(periodLabels).toEqual({ DIARY: 'Diário', WEEKLY: 'Semanal', MONTHLY: 'Mensal', YEARLY: 'Anual' });
});

test('a day lasts from midnight to midnight in São Paulo, over the end of a year too', () => {
  expect(dayEnds('2026-12-31')).toEqual({ from: '2026-12-31T03:00:00.000Z', to: '2027-01-01T02:59:59.999Z' });
});

test('a day in a year with summer time begins at the first local hour of its date', () => {
  // put forward at midnight of 4 November 2018, and back at midnight of 17 February 2019
  expect(dayEnds('2018-11-03')).toEqual({ from: '2018-11-03T03:00:00.000Z', to: '2018-11-04T02:59:59.999Z' });
  expect(dayEnds('2018-11-04')).toEqual({ from: '2018-11-04T03:00:00.000Z', to: '2018-11-05T01:59:59.999Z' });
  expect(dayEnds('2019-02-16')).toEqual({ from: '2019-02-16T02:00:00.000Z', to: '2019-02-17T02:59:59.999Z' });
});

test('a range travels as two instants joined by a comma and comes back as days', () => {
  const range = { from: '2026-12-31', to: '2027-01-02' };
  const text = '2026-12-31T03:00:00.000Z,2027-01-03T02:59:59.999Z';
  expect(formatCreatedRange(range)).toBe(text);
  expect(parseCreatedRange(text)).toEqual(range);
  expect(rangeDays(range)).toBe(2);
  expect(formatCreatedRange({ from: null, to: '2026-12-31' })).toBe(',2027-01-01T02:59:59.999Z');
  expect(parseCreatedRange(',2027-01-01T02:59:59.999Z')).toEqual({ from: null, to: '2026-12-31' });
  expect(formatCreatedRange({ from: null, to: null })).toBeUndefined();
  expect(parseCreatedRange(undefined)).toEqual({ from: null, to: null });
  expect(rangeDays({ from: null, to: null })).toBeNull();
});

test('totals and shares', () => {
  expect(slaTotal({ inside: 2, outside: 1, withoutSla: 1 })).toBe(4);
  expect(shareOf(1, 4)).toBe(0.25);
  expect(shareOf(0, 0)).toBeNull();
});
