import type { DashboardPeriod } from '../../contract/dashboards.ts';
import { isDay } from '../form/day-text.ts';
import type { TextsLike } from '../languages/texts-like.ts';
import type { CreatedRange } from './created-range.ts';
import { daysBetween, plusDays } from './day-instants.ts';

const weekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
/** The Monday of the first week of a year: the one with its first Thursday. */
const firstMonday = (year: number): string => {
  const fourth = `${String(year).padStart(4, '0')}-01-04`;
  return plusDays(fourth, -weekday(fourth));
};

function weekOf(day: string): string {
  const monday = plusDays(day, -weekday(day));
  const year = Number(plusDays(monday, 3).slice(0, 4));
  const week = daysBetween(firstMonday(year), monday) / 7 + 1;
  return `${String(year).padStart(4, '0')}-W${String(week).padStart(2, '0')}`;
}

/** The bucket of a day: `YYYY-MM-DD`, `YYYY-Www` (weeks of ISO 8601), `YYYY-MM` or `YYYY`. @param day `yyyy-MM-dd` */
export function bucketOf(day: string, period: DashboardPeriod): string {
  if (period === 'WEEKLY') return weekOf(day);
  return day.slice(0, { DIARY: 10, MONTHLY: 7, YEARLY: 4 }[period]);
}

function firstDay(bucket: string, period: DashboardPeriod): string {
  if (period !== 'WEEKLY') return `${bucket}-01-01`.slice(0, 10);
  return plusDays(firstMonday(Number(bucket.slice(0, 4))), (Number(bucket.slice(6)) - 1) * 7);
}

/** Whether a text names a bucket of the period. */
export function isBucket(bucket: string, period: DashboardPeriod): boolean {
  if (!/^\d{4}(-\d\d(-\d\d)?|-W\d\d)?$/.test(bucket) || bucket.startsWith('0000')) return false;
  if ((bucket[5] === 'W') !== (period === 'WEEKLY')) return false;
  const first = firstDay(bucket, period);
  return isDay(first) && bucketOf(first, period) === bucket;
}

/** The first and the last day of a bucket, `yyyy-MM-dd`. */
export function bucketDays(bucket: string, period: DashboardPeriod): { readonly from: string; readonly to: string } {
  const from = firstDay(bucket, period);
  if (period === 'DIARY') return { from, to: from };
  if (period === 'WEEKLY') return { from, to: plusDays(from, 6) };
  const inNext = plusDays(from, period === 'MONTHLY' ? 31 : 366);
  return { from, to: plusDays(firstDay(bucketOf(inNext, period), period), -1) };
}

/** All buckets from one day to another, both included. */
export function bucketsBetween(from: string, to: string, period: DashboardPeriod): string[] {
  const buckets: string[] = [];
  for (let day = from; day <= to; ) {
    const bucket = bucketOf(day, period);
    buckets.push(bucket);
    day = plusDays(bucketDays(bucket, period).to, 1);
  }
  return buckets;
}

/** A range with both ends is drawn whole up to this many days; a longer one from the first to the last bucket found. */
const drawnWhole = 366;

/** The buckets of a graph without gaps, given those in which something was found. */
export function shownBuckets(period: DashboardPeriod, range: CreatedRange, found: readonly string[]): string[] {
  const { from, to } = range;
  if (from !== null && to !== null && daysBetween(from, to) <= drawnWhole) return bucketsBetween(from, to, period);
  const sorted = found.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return [];
  return bucketsBetween(bucketDays(first, period).from, bucketDays(last, period).to, period);
}

const months = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const;

/** Words of buckets. Months are counted from 1, years are like "2026", days like "19/10". */
export const bucketMessages = {
  shortMonth: (month: number, year: string): string => `${months[month - 1]?.slice(0, 3) ?? ''}/${year.slice(2)}`,
  month: (month: number, year: string): string => `${months[month - 1] ?? ''} de ${year}`,
  week: (from: string, to: string): string => `semana de ${from} a ${to}`,
};

type BucketTexts = TextsLike<typeof bucketMessages>;

const shortDay = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}`;

/** A bucket below its column: "19/10" for a day or the Monday of a week, "out/26", "2026". */
export function bucketLabel(bucket: string, period: DashboardPeriod, texts: BucketTexts = bucketMessages): string {
  if (period === 'YEARLY') return bucket;
  if (period === 'MONTHLY') return texts.shortMonth(Number(bucket.slice(5)), bucket.slice(0, 4));
  return shortDay(firstDay(bucket, period));
}

/** A bucket in a sentence: "19/10/2026", "semana de 19/10 a 25/10", "outubro de 2026", "2026". */
export function bucketName(bucket: string, period: DashboardPeriod, texts: BucketTexts = bucketMessages): string {
  const { from, to } = bucketDays(bucket, period);
  if (period === 'DIARY') return `${shortDay(from)}/${from.slice(0, 4)}`;
  if (period === 'WEEKLY') return texts.week(shortDay(from), shortDay(to));
  if (period === 'MONTHLY') return texts.month(Number(from.slice(5, 7)), from.slice(0, 4));
  return bucket;
}
