import type { DashboardPeriod, NpsSeries, SlaSeries } from '@tramita/client/contract';
import { bucketLabel, bucketName, type CreatedRange, shareOf, shownBuckets } from '@tramita/client/rules';
import { type dashboardsMessages, formatShare } from '../../../messages/features/dashboards.ts';
import type { bucketTexts } from '../../../messages/labels/buckets.ts';
import type { Locale } from '../../../messages/language/locale.ts';
import type { ChartColumn } from '../../../ui/Chart/chart-column.ts';
import type { ChartPart } from '../../../ui/Chart/chart-part.ts';

type Messages = typeof dashboardsMessages;

/** What was counted of a department, sector or process: numbers in the order of the dashboard's parts. */
export interface GraphSeries {
  id: number;
  label: string;
  totals: readonly number[];
  buckets: readonly { value: string; counts: readonly number[] }[];
}

/** The three graphs of a dashboard. */
export interface Graphs {
  department: GraphSeries;
  sectors: readonly GraphSeries[];
  processes: readonly GraphSeries[];
}

/** The numbers of a dashboard and their texts. The first part is the good one, the second the bad one. */
export interface Measure {
  /** Language of numbers. */
  locale: Locale;
  /** Names of days, weeks and months. */
  buckets: typeof bucketTexts;
  parts: readonly ChartPart[];
  /** Short names of the parts, over columns of tables. */
  columns: readonly string[];
  goodShare: string;
  counted: (count: number) => string;
  unit: (count: number) => string;
  shareSentence: (name: string, share: number) => string;
  worst: (name: string, share: string) => string;
  noneWorst: string;
  worstBucket: (name: string, bucket: string, bad: number, total: number, share: string) => string;
}

/** Language of a measure, and its names of days, weeks and months. */
type MeasureLanguage = Pick<Measure, 'locale' | 'buckets'>;

export const slaMeasure = (messages: Messages, language: MeasureLanguage): Measure => ({
  ...language,
  parts: [
    { id: 'inside', label: messages.inside, tone: 'good' },
    { id: 'outside', label: messages.outside, tone: 'bad' },
    { id: 'withoutSla', label: messages.withoutSla, tone: 'neutral' },
  ],
  columns: [messages.insideColumn, messages.outsideColumn, messages.withoutSla],
  goodShare: messages.insideShare,
  counted: messages.tasks,
  unit: messages.countedTasks,
  shareSentence: messages.slaShare,
  worst: messages.slaWorst,
  noneWorst: messages.slaNoneWorst,
  worstBucket: messages.slaWorstBucket,
});

export const npsMeasure = (messages: Messages, language: MeasureLanguage): Measure => ({
  ...language,
  parts: [
    { id: 'liked', label: messages.liked, tone: 'good' },
    { id: 'disliked', label: messages.disliked, tone: 'bad' },
  ],
  columns: [messages.liked, messages.disliked],
  goodShare: messages.likedShare,
  counted: messages.ratings,
  unit: messages.countedRatings,
  shareSentence: messages.npsShare,
  worst: messages.npsWorst,
  noneWorst: messages.npsNoneWorst,
  worstBucket: messages.npsWorstBucket,
});

const slaCounts = ({ inside, outside, withoutSla }: SlaSeries['totals']) => [inside, outside, withoutSla];
const npsCounts = ({ liked, disliked }: NpsSeries['totals']) => [liked, disliked];

export const slaSeries = ({ id, label, totals, buckets }: SlaSeries): GraphSeries => ({
  id,
  label,
  totals: slaCounts(totals),
  buckets: buckets.map(({ value, counts }) => ({ value, counts: slaCounts(counts) })),
});

export const npsSeries = ({ id, label, totals, buckets }: NpsSeries): GraphSeries => ({
  id,
  label,
  totals: npsCounts(totals),
  buckets: buckets.map(({ value, counts }) => ({ value, counts: npsCounts(counts) })),
});

export const sumOf = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Share of the good part, and of the bad one. */
export const goodShare = (counts: readonly number[]): number | null => shareOf(counts[0] ?? 0, sumOf(counts));
const badShare = (counts: readonly number[]): number => shareOf(counts[1] ?? 0, sumOf(counts)) ?? 0;

/** The one with the greatest share of bad ones; none where nothing is bad. */
function worstOf<Item>(items: readonly Item[], countsOf: (item: Item) => readonly number[]): Item | null {
  const [worst] = items.toSorted((left, right) => badShare(countsOf(right)) - badShare(countsOf(left)));
  return worst !== undefined && badShare(countsOf(worst)) > 0 ? worst : null;
}

/** Describes the state of a series. */
export function shareSentence({ label, totals }: GraphSeries, measure: Measure): string {
  return measure.shareSentence(label, goodShare(totals) ?? 0);
}

/** Describes which of some series is worst. */
export function worstSentence(series: readonly GraphSeries[], measure: Measure): string {
  const worst = worstOf(series, ({ totals }) => totals);
  return worst ? measure.worst(worst.label, formatShare(badShare(worst.totals), measure.locale)) : measure.noneWorst;
}

/** Describes when a series was worst. */
export function worstBucketSentence(
  { label, buckets }: GraphSeries,
  period: DashboardPeriod,
  measure: Measure,
): string {
  const worst = worstOf(buckets, ({ counts }) => counts);
  if (!worst) return measure.noneWorst;
  const [bad, total] = [worst.counts[1] ?? 0, sumOf(worst.counts)];
  const name = bucketName(worst.value, period, measure.buckets);
  return measure.worstBucket(label, name, bad, total, formatShare(badShare(worst.counts), measure.locale));
}

/** The columns of a series, with those in which nothing happened. */
export function columnsOf(
  series: GraphSeries,
  period: DashboardPeriod,
  range: CreatedRange,
  buckets: Measure['buckets'],
): ChartColumn[] {
  const found = new Map(series.buckets.map(({ value, counts }) => [value, counts]));
  return shownBuckets(period, range, [...found.keys()]).map((id) => ({
    id,
    label: bucketLabel(id, period, buckets),
    name: bucketName(id, period, buckets),
    counts: found.get(id) ?? series.totals.map(() => 0),
  }));
}

/** The change of the good share since the period before; null if one of them has none. */
export function shareChange(counts: readonly number[], before: readonly number[] | undefined): number | null {
  const [now, then] = [goodShare(counts), before ? goodShare(before) : null];
  return now === null || then === null ? null : now - then;
}

/** What was counted of each series in the period before, by the id of the series. */
export const totalsById = (series: readonly GraphSeries[]): ReadonlyMap<number, readonly number[]> =>
  new Map(series.map(({ id, totals }) => [id, totals]));

/** The pressed part of a graph: a slice refers to the whole time, a column to its bucket. */
export interface GraphPick {
  seriesId: number;
  partId: string | null;
  bucket: string | null;
}
