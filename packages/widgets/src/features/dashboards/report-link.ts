import type { ReportFilter } from '@tramita/client/contract';
import { bucketDays, type CreatedRange, dayEnds } from '@tramita/client/rules';
import { areaQuery, type DashboardFilters } from './filters/dashboard-filters.ts';
import type { DashboardType } from './filters/use-dashboard-options.ts';

/** The counted items of a number of a dashboard. */
export interface CountedNumber {
  graph: 'department' | 'sector' | 'process';
  id: number;
  label: string;
  partId?: string | null;
  bucket?: string | null;
  step?: { id: string; title: string };
}

const outcomes: Record<string, 'INSIDE' | 'OUTSIDE' | 'WITHOUT'> = {
  inside: 'INSIDE',
  outside: 'OUTSIDE',
  withoutSla: 'WITHOUT',
};
const answers: Record<string, '0' | '1'> = { liked: '1', disliked: '0' };

/** The days of a number: those of the filter, narrowed to its bucket. */
function daysOf(filters: DashboardFilters, bucket: string | null | undefined): CreatedRange {
  if (!bucket) return filters;
  const { from, to } = bucketDays(bucket, filters.period);
  return {
    from: filters.from !== null && filters.from > from ? filters.from : from,
    to: filters.to !== null && filters.to < to ? filters.to : to,
  };
}

/** The filter for the department, sector or process of a number. */
function graphFilter({ graph, id, label }: CountedNumber): ReportFilter {
  switch (graph) {
    case 'department':
      return { department: id };
    case 'sector':
      return { sector: id };
    case 'process':
      return { process: label, processIds: String(id) };
  }
}

/** The filter with which the report shows the tasks, or the tasks of the requests, that a number counts. */
export function reportFilterOf(type: DashboardType, filters: DashboardFilters, counted: CountedNumber): ReportFilter {
  const { graph, partId, bucket, step } = counted;
  const { from, to } = daysOf(filters, bucket);
  const start = from === null ? undefined : dayEnds(from).from;
  const end = to === null ? undefined : dayEnds(to).to;
  const area = areaQuery(filters);
  const shared: ReportFilter = {
    department: Number(filters.department?.value ?? 0),
    ...area,
    ...graphFilter(counted),
    ...(step && { step: step.title, stepId: step.id }),
  };
  if (graph === 'sector') delete shared.sectorIds;
  if (type === 'nps') {
    return {
      ...shared,
      nps: answers[partId ?? ''] ?? 'ANY',
      ...(start && { requestCreatedAtFrom: start }),
      ...(end && { requestCreatedAtTo: end }),
    };
  }
  const sla = outcomes[partId ?? ''];
  return {
    ...shared,
    counted: filters.status,
    ...(sla && { sla }),
    ...(start && { createdAtFrom: start }),
    ...(end && { createdAtTo: end }),
  };
}

/** The path of the portal's report with a filter. */
export const reportPath = (filter: ReportFilter): string =>
  `/report?${new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]))}`;
