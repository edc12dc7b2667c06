import type { dashboardsMessages } from '../../features/dashboards.ts';
import { formatInteger, formatPercent } from '../../format/format-number.ts';
import type { TextsOf } from '../../messages.ts';
import { wrongRangeText } from '../wrong-range.ts';

const signed = (value: number, text: string): string => (value > 0 ? `+${text}` : value < 0 ? `−${text}` : text);

/** Formats a difference of two shares in percentage points: "+2.60 pp". */
const formatPoints = (difference: number): string =>
  signed(Math.round(difference * 10_000), `${formatPercent(Math.abs(difference) * 100, 'en').replace('%', '')} pp`);

/** A difference of two counts: a sign would repeat its word. */
const moreOrLess = (difference: number): string =>
  difference === 0 ? 'equal' : `${formatInteger(Math.abs(difference), 'en')} ${difference > 0 ? 'more' : 'fewer'}`;

const tasks = (count: number) => (count === 1 ? '1 task' : `${formatInteger(count, 'en')} tasks`);
const ratings = (count: number) => (count === 1 ? '1 rating' : `${formatInteger(count, 'en')} ratings`);

/** English texts of `dashboardsMessages`. */
export const dashboardsTexts: TextsOf<typeof dashboardsMessages> = {
  dashboards: 'Dashboard',
  nps: 'NPS report',
  sla: 'SLA report',
  forbidden: 'You do not have permission to access this',
  loading: 'Loading...',
  retry: 'Try again',
  refreshFailed: 'The charts could not be updated.',
  optionsFailed: 'The filter options could not be loaded.',

  filters: 'Filters',
  from: 'Start date',
  to: 'End date',
  period: 'Period',
  status: 'Status',
  department: 'Department',
  sectors: 'Sectors',
  processes: 'Processes',
  all: 'All',
  chooseDepartment: 'Select a department...',
  filter: 'Filter',
  canFilter: 'Click to filter',
  cannotFilter: 'Fill in the filters first...',
  clear: 'Clear filters',
  wrongRange: wrongRangeText,
  notFiltered: 'Choose a department and click Filter',
  notFilteredDetail: 'The charts of the department, its sectors and its processes appear here.',
  nothing: 'No items found',
  nothingDetail: 'There is no data for this period and these filters.',
  range: (from: string, to: string) => `${from} to ${to}`,
  since: (from: string) => `from ${from}`,
  until: (to: string) => `until ${to}`,
  anyTime: 'all dates',

  inside: 'On time',
  outside: 'Late',
  withoutSla: 'No SLA',
  liked: 'Liked',
  disliked: 'Disliked',
  total: 'Total in the period',
  tasks,
  ratings,
  countedTasks: (count: number) => (count === 1 ? 'task' : 'tasks'),
  countedRatings: (count: number) => (count === 1 ? 'rating' : 'ratings'),
  insideColumn: 'On time',
  outsideColumn: 'Late',
  insideShare: '% on time',
  likedShare: '% Liked',

  better: 'better',
  worse: 'worse',
  equal: 'equal',
  higher: 'higher',
  lower: 'lower',
  change: 'Change',
  before: (share: string) => `before ${share}`,
  beforeIn: (share: string, range: string, isEqual: boolean) =>
    isEqual ? `to ${share} in ${range}` : `than ${share} in ${range}`,
  points: formatPoints,
  countChange: (difference: number, before: number) =>
    `${moreOrLess(difference)} (before ${formatInteger(before, 'en')})`,
  sortBy: (column: string) => `Sort by ${column}`,
  save: (graph: string) => `Save the chart ${graph}`,
  saveTable: 'Save the table (CSV)',
  saveBuckets: 'Save the numbers by period (CSV)',
  bucketsFile: (table: string) => `${table} by period`,
  saveImage: 'Save the image (PNG)',
  imageFailed: 'The image could not be saved.',
  print: 'Print',
  seeInReport: 'See in report',
  seeCount: (count: string) => `${count}, see in report`,

  graph: 'Chart type',
  pie: 'Pie',
  columns: 'Columns',
  part: 'Result',
  count: 'Count',
  share: '%',
  bucket: 'Period',
  byBucket: 'See the numbers by period',
  chartOf: (graph: string, name: string) => `${graph}: ${name}`,
  slice: (part: string, count: string) => `${part}: ${count}`,
  columnOf: (bucket: string, counts: string) => `${bucket}: ${counts}`,
  showSeries: (name: string) => `Show ${name} in the chart`,
  slaShare: (name: string, share: number) =>
    `In ${name}, ${Math.round(share * 100)} out of every 100 tasks were on time.`,
  npsShare: (name: string, share: number) =>
    `In ${name}, ${Math.round(share * 100)} out of every 100 ratings were "Liked".`,
  slaWorst: (name: string, share: string) => `${name} has the highest share of late tasks: ${share}.`,
  npsWorst: (name: string, share: string) => `${name} has the highest share of "Disliked": ${share}.`,
  slaNoneWorst: 'No late tasks.',
  npsNoneWorst: 'No "Disliked" ratings.',
  slaWorstBucket: (name: string, bucket: string, bad: number, total: number, share: string) =>
    `${name}: the worst period was ${bucket}, with ${formatInteger(bad, 'en')} of ${tasks(total)} late (${share}).`,
  npsWorstBucket: (name: string, bucket: string, bad: number, total: number, share: string) =>
    `${name}: the worst period was ${bucket}, in which ${formatInteger(bad, 'en')} of ${ratings(total)} ${bad === 1 ? 'was' : 'were'} "Disliked" (${share}).`,

  steps: (process: string) => `Steps of ${process}`,
  stepsIn: (process: string, bucket: string) => `Steps of ${process} in ${bucket}`,
  wholePeriod: 'See the whole period',
  pickProcess: 'Click a slice or column of the chart to see the steps of the process.',
  step: 'Step',
  slaTime: 'SLA',
  noSla: 'no SLA',
  slaMinutes: (amount: number) => `${amount} min`,
  slaHours: (amount: number) => `${amount} h`,
  slaDays: (count: number) => (count === 1 ? '1 day' : `${count} days`),

  items: (name: string) => `Ratings of ${name}`,
  itemsIn: (name: string, bucket: string) => `Ratings of ${name} in ${bucket}`,
  pickAnswer: 'Click a slice or column of a chart to see the ratings.',
  process: 'Process',
  requester: 'Requester',
  comment: 'Comment',
  noComment: 'no comment',
  sector: 'Sector',
  assignees: 'Assignees',
  createdAt: 'Created on',
  processData: 'Request data',
  none: '—',
};
