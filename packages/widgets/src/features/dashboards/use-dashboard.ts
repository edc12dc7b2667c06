import {
  getNpsGraphs,
  getSlaGraphs,
  listNpsItems,
  listSlaSteps,
  type NpsFilter,
  type ResponseOf,
} from '@tramita/client/contract';
import { previousRange } from '@tramita/client/rules';
import { useState } from 'react';
import type { CallState } from '../../calls/call-state.ts';
import { useCall } from '../../calls/use-call.ts';
import { useEndlessCall } from '../../calls/use-endless-call.ts';
import { areaQuery, type DashboardFilters, timeQuery } from './filters/dashboard-filters.ts';
import type { DashboardType } from './filters/use-dashboard-options.ts';
import { type Graphs, npsSeries, slaSeries } from './graphs/graph-series.ts';

/** Graphs with the filters they were loaded with. */
export interface FilteredGraphs {
  graphs: Graphs;
  filters: DashboardFilters;
}

const idOf = ({ department }: DashboardFilters) => Number(department?.value ?? 0);

/** The input of the graphs of the SLA dashboard. */
export const slaInput = (filters: DashboardFilters) => ({
  query: { departmentId: idOf(filters), ...areaQuery(filters), ...timeQuery(filters), finished: filters.status },
});

/** The input of the graphs of the NPS dashboard. */
export const npsInput = (filters: DashboardFilters) => ({
  query: { departmentId: idOf(filters), ...areaQuery(filters), ...timeQuery(filters) },
});

const slaGraphs = ({ department, sectors, processes }: ResponseOf<typeof getSlaGraphs>): Graphs => ({
  department: slaSeries(department),
  sectors: sectors.map(slaSeries),
  processes: processes.map(slaSeries),
});

const npsGraphs = ({ department, sectors, processes }: ResponseOf<typeof getNpsGraphs>): Graphs => ({
  department: npsSeries(department),
  sectors: sectors.map(npsSeries),
  processes: processes.map(npsSeries),
});

/** The visible graphs and the state of their call. */
interface GraphsState extends Pick<CallState<unknown>, 'problem' | 'isFetching' | 'retry'> {
  readonly data: FilteredGraphs | undefined;
}

/**
 * Loads the graphs of a dashboard; without filters nothing is loaded. The last loaded ones remain visible while others
 * load and after a failure, until the filters are cleared.
 */
function useGraphs(type: DashboardType, filters: DashboardFilters | null): GraphsState {
  const sla = useCall(getSlaGraphs, filters && type === 'sla' ? slaInput(filters) : null, { select: slaGraphs });
  const nps = useCall(getNpsGraphs, filters && type === 'nps' ? npsInput(filters) : null, { select: npsGraphs });
  const { data: graphs, problem, isFetching, retry } = type === 'nps' ? nps : sla;
  const [last, setLast] = useState<FilteredGraphs>();
  const isNew = filters !== null && graphs !== undefined && graphs !== last?.graphs;
  const shown = filters === null ? undefined : isNew ? { graphs, filters } : last;
  if (shown !== last) setLast(shown);
  return { data: shown, problem, isFetching, retry };
}

const valueQuery = (bucket: string | null) => (bucket === null ? {} : { value: bucket });

/** The steps of a process that a number of the graphs counts. */
export const useSlaSteps = (filters: DashboardFilters, processId: number, bucket: string | null) =>
  useCall(listSlaSteps, {
    params: { id: processId },
    query: { ...timeQuery(filters), finished: filters.status, ...valueQuery(bucket) },
  });

/** Ratings per page. */
const npsPageSize = 20;

/** The clicked part of a graph of ratings. */
export interface NpsPick {
  filter: NpsFilter;
  id: number;
  nps: '0' | '1' | null;
  bucket: string | null;
}

/** The ratings that a number of the graphs counts, page by page. */
export function useNpsItems(filters: DashboardFilters, { filter, id, nps, bucket }: NpsPick) {
  const query = {
    filter,
    id,
    ...timeQuery(filters),
    ...areaQuery(filters),
    ...(nps !== null && { nps }),
    ...valueQuery(bucket),
  };
  return useEndlessCall(listNpsItems, { query }, { size: npsPageSize, idOf: ({ uuid }) => uuid });
}

/** Graphs and those of the period before, to compare with. */
export interface ComparedGraphs extends FilteredGraphs {
  /** The graphs of the period before; null without one. */
  before: FilteredGraphs | null;
}

/** The filters of the period before, of the same length; null without both ends. */
function previousFilters(filters: DashboardFilters | null): DashboardFilters | null {
  const range = filters && previousRange(filters);
  return filters && range ? { ...filters, ...range } : null;
}

/** Loads the graphs of a dashboard and those of the period before. Both appear together, so that nothing moves later. */
export function useComparedGraphs(type: DashboardType, filters: DashboardFilters | null) {
  const { data, ...state } = useGraphs(type, filters);
  const former = useGraphs(type, previousFilters(filters));
  const expected = data ? previousFilters(data.filters) : null;
  const isSame = JSON.stringify(former.data?.filters) === JSON.stringify(expected);
  const before = (isSame && former.data) || null;
  const isComparing = before === null && former.isFetching;
  const [last, setLast] = useState<ComparedGraphs>();
  const isNew = data && !isComparing && (data.graphs !== last?.graphs || before !== last.before);
  const shown = data && (isNew ? { ...data, before } : last);
  if (shown !== last) setLast(shown);
  return { ...state, data: shown, isFetching: state.isFetching || isComparing };
}
