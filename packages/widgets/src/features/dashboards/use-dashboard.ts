import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TramitaClient } from '@tramita/client';
import { getNpsGraphs, getSlaGraphs, listNpsItems, listSlaSteps, type NpsFilter } from '@tramita/client/contract';
import { previousRange } from '@tramita/client/rules';
import { useState } from 'react';
import { useCall } from '../../calls/use-call.ts';
import { useEndlessCall } from '../../calls/use-endless-call.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import { areaQuery, type DashboardFilters, noFilters, timeQuery } from './filters/dashboard-filters.ts';
import type { DashboardType } from './filters/use-dashboard-options.ts';
import { type Graphs, npsSeries, slaSeries } from './graphs/graph-series.ts';

/** Graphs with the filters they were asked for: old ones stay in sight while others are asked for, and after a failure. */
export interface FilteredGraphs {
  graphs: Graphs;
  filters: DashboardFilters;
}

interface GraphsResult {
  data: FilteredGraphs | undefined;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** The visible graphs: the last loaded ones, until the filters are cleared. */
function useLastGraphs(
  { data, error, isError, isFetching, refetch }: GraphsResult,
  filters: DashboardFilters | null,
): GraphsResult {
  const [last, setLast] = useState<FilteredGraphs>();
  const shown = filters === null ? undefined : (data ?? last);
  if (shown !== last) setLast(shown);
  return { data: shown, error, isError, isFetching, refetch };
}

const idOf = ({ department }: DashboardFilters) => Number(department?.value ?? 0);

/** How the graphs of the SLA dashboard are fetched for these filters, and where they are cached. */
export function slaGraphsQuery(client: TramitaClient, filters: DashboardFilters) {
  const query = { departmentId: idOf(filters), ...areaQuery(filters), ...timeQuery(filters), finished: filters.status };
  return {
    queryKey: client.queryKey(getSlaGraphs, { query }),
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<FilteredGraphs> => {
      const { department, sectors, processes } = await client.call(getSlaGraphs, { query, signal });
      const graphs = {
        department: slaSeries(department),
        sectors: sectors.map(slaSeries),
        processes: processes.map(slaSeries),
      };
      return { graphs, filters };
    },
  };
}

/** How the graphs of the NPS dashboard are fetched for these filters, and where they are cached. */
export function npsGraphsQuery(client: TramitaClient, filters: DashboardFilters) {
  const query = { departmentId: idOf(filters), ...areaQuery(filters), ...timeQuery(filters) };
  return {
    queryKey: client.queryKey(getNpsGraphs, { query }),
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<FilteredGraphs> => {
      const { department, sectors, processes } = await client.call(getNpsGraphs, { query, signal });
      const graphs = {
        department: npsSeries(department),
        sectors: sectors.map(npsSeries),
        processes: processes.map(npsSeries),
      };
      return { graphs, filters };
    },
  };
}

/** The graphs of a dashboard for these filters; without filters nothing is fetched. */
export function useGraphs(type: DashboardType, filters: DashboardFilters | null): GraphsResult {
  const { client } = useTramita();
  const graphsQuery = type === 'nps' ? npsGraphsQuery : slaGraphsQuery;
  const result = useQuery({
    ...graphsQuery(client, filters ?? noFilters),
    enabled: filters !== null,
    placeholderData: keepPreviousData,
  });
  return useLastGraphs(result, filters);
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

/** The filters of the period before, of the same length; null without both ends. */
export function previousFilters(filters: DashboardFilters | null): DashboardFilters | null {
  const range = filters && previousRange(filters);
  return filters && range ? { ...filters, ...range } : null;
}

/** The graphs of the period before, once they belong to the filters shown. */
export function beforeOf(shown: DashboardFilters, before: FilteredGraphs | undefined): FilteredGraphs | null {
  const expected = previousFilters(shown);
  const isOther =
    !before ||
    before.filters.from !== expected?.from ||
    before.filters.to !== expected.to ||
    before.filters.department?.value !== shown.department?.value;
  return isOther ? null : before;
}
