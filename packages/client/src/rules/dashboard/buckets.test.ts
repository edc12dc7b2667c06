import { expect, test } from 'vitest';
import type { DashboardPeriod } from '../../contract/dashboards.ts';
import { bucketDays, bucketLabel, bucketName, bucketOf, bucketsBetween, isBucket, shownBuckets } from './buckets.ts';

test.each<[string, DashboardPeriod, string]>([
  ['2026-10-25', 'DIARY', '2026-10-25'],
  ['2026-10-25', 'WEEKLY', '2026-W43'],
  ['2026-10-26', 'WEEKLY', '2026-W44'],
  ['2026-10-25', 'MONTHLY', '2026-10'],
  ['2026-10-25', 'YEARLY', '2026'],
  // the year of a week is that of its Thursday
  ['2027-01-03', 'WEEKLY', '2026-W53'],
  ['2027-01-04', 'WEEKLY', '2027-W01'],
  ['2024-12-30', 'WEEKLY', '2025-W01'],
  ['2023-01-01', 'WEEKLY', '2022-W52'],
])('the day %s belongs, by %s, to %s', (day, period, bucket) => {
  expect(bucketOf(day, period)).toBe(bucket);
});

test.each<[string, DashboardPeriod, string, string]>([
  ['2026-10-25', 'DIARY', '2026-10-25', '2026-10-25'],
  ['2026-W53', 'WEEKLY', '2026-12-28', '2027-01-03'],
  ['2025-W01', 'WEEKLY', '2024-12-30', '2025-01-05'],
  ['2024-02', 'MONTHLY', '2024-02-01', '2024-02-29'],
  ['2026-12', 'MONTHLY', '2026-12-01', '2026-12-31'],
  ['2024', 'YEARLY', '2024-01-01', '2024-12-31'],
  ['2025', 'YEARLY', '2025-01-01', '2025-12-31'],
])('the bucket %s, by %s, lasts from %s to %s', (bucket, period, from, to) => {
  expect(bucketDays(bucket, period)).toEqual({ from, to });
});

test('every day of thirty years is in the bucket whose days hold it', () => {
  for (const period of ['DIARY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const) {
    for (let at = Date.UTC(2009, 11, 1); at < Date.UTC(2040, 1, 1); at += 86_400_000) {
      const day = new Date(at).toISOString().slice(0, 10);
      const bucket = bucketOf(day, period);
      const { from, to } = bucketDays(bucket, period);
      if (day < from || day > to || !isBucket(bucket, period)) throw new Error(`${day} is not in ${bucket}`);
    }
  }
});

test.each<[string, DashboardPeriod]>([
  ['2026-W54', 'WEEKLY'],
  ['2025-W53', 'WEEKLY'],
  ['2026-W00', 'WEEKLY'],
  ['2026-13', 'MONTHLY'],
  ['2026-02-30', 'DIARY'],
  ['2026-02', 'DIARY'],
  ['2026-02-01', 'MONTHLY'],
  ['2026', 'MONTHLY'],
  ['0000', 'YEARLY'],
  ['20 26', 'YEARLY'],
])('%s is no bucket by %s', (bucket, period) => {
  expect(isBucket(bucket, period)).toBe(false);
});

test('buckets follow one another without a gap over the end of a year', () => {
  expect(bucketsBetween('2026-12-30', '2027-01-02', 'DIARY')).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ]);
  expect(bucketsBetween('2026-12-20', '2027-01-05', 'WEEKLY')).toEqual([
    '2026-W51',
    '2026-W52',
    '2026-W53',
    '2027-W01',
  ]);
  expect(bucketsBetween('2026-11-30', '2027-01-01', 'MONTHLY')).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(bucketsBetween('2025-06-01', '2027-01-01', 'YEARLY')).toEqual(['2025', '2026', '2027']);
  expect(bucketsBetween('2027-01-01', '2026-01-01', 'DIARY')).toEqual([]);
});

test('a graph shows its range whole, and without a range what was found with no gap', () => {
  const range = { from: '2026-01-10', to: '2026-03-10' };
  expect(shownBuckets('MONTHLY', range, ['2026-02'])).toEqual(['2026-01', '2026-02', '2026-03']);
  const open = { from: null, to: '2026-03-10' };
  expect(shownBuckets('MONTHLY', open, ['2026-02', '2025-11'])).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(shownBuckets('MONTHLY', { from: '1900-01-01', to: '2100-01-01' }, ['2026-02'])).toEqual(['2026-02']);
  expect(shownBuckets('YEARLY', open, [])).toEqual([]);
});

test('buckets have a label for their column and a name for sentences', () => {
  expect(bucketLabel('2026-W43', 'WEEKLY')).toBe('19/10');
  expect(bucketLabel('2026-10-05', 'DIARY')).toBe('05/10');
  expect(bucketLabel('2026-10', 'MONTHLY')).toBe('out/26');
  expect(bucketLabel('2026', 'YEARLY')).toBe('2026');
  expect(bucketName('2026-W43', 'WEEKLY')).toBe('semana de 19/10 a 25/10');
  expect(bucketName('2026-10-05', 'DIARY')).toBe('05/10/2026');
  expect(bucketName('2026-10', 'MONTHLY')).toBe('outubro de 2026');
  expect(bucketName('2026', 'YEARLY')).toBe('2026');
});
