import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getNpsGraphs, getSlaGraphs, listNpsItems, listSlaSteps, type NpsFilter } from '@tramita/client/contract';
import { useTramita } from '../../provider/tramita-context.ts';
import { areaQuery, type DashboardFilters, timeQuery } from './dashboard-filters.ts';
import { type Graphs, npsSeries, slaSeries } from './graph-series.ts';

const idOf = ({ department }: DashboardFilters) => Number(department?.value ?? 0);

/** The graphs of the SLA dashboard; nothing is asked for without filters. */
export function useSlaGraphs(filters: DashboardFilters | null) {
  const { client } = useTramita();
  const query = filters && {
    departmentId: idOf(filters),
    ...areaQuery(filters),
    ...timeQuery(filters),
    finished: filters.status,
  };
  return useQuery({
    queryKey: client.queryKey(getSlaGraphs, { query: query ?? { departmentId: 0 } }),
    queryFn: async ({ signal }): Promise<Graphs> => {
      const graphs = await client.call(getSlaGraphs, { query: query ?? { departmentId: 0 }, signal });
      return {
        department: slaSeries(graphs.department),
        sectors: graphs.sectors.map(slaSeries),
        processes: graphs.processes.map(slaSeries),
      };
    },
    enabled: query !== null,
    placeholderData: keepPreviousData,
  });
}

/** The graphs of the NPS dashboard; nothing is asked for without filters. */
export function useNpsGraphs(filters: DashboardFilters | null) {
  const { client } = useTramita();
  const query = filters && { departmentId: idOf(filters), ...areaQuery(filters), ...timeQuery(filters) };
  return useQuery({
    queryKey: client.queryKey(getNpsGraphs, { query: query ?? { departmentId: 0 } }),
    queryFn: async ({ signal }): Promise<Graphs> => {
      const graphs = await client.call(getNpsGraphs, { query: query ?? { departmentId: 0 }, signal });
      return {
        department: npsSeries(graphs.department),
        sectors: graphs.sectors.map(npsSeries),
        processes: graphs.processes.map(npsSeries),
      };
    },
    enabled: query !== null,
    placeholderData: keepPreviousData,
  });
}

const valueQuery = (bucket: string | null) => (bucket === null ? {} : { value: bucket });

/** The steps of a process behind a number. */
export function useSlaSteps(filters: DashboardFilters, processId: number, bucket: string | null) {
  const { client } = useTramita();
  const call = {
    params: { id: processId },
    query: { ...timeQuery(filters), finished: filters.status, ...valueQuery(bucket) },
  };
  return useQuery({
    queryKey: client.queryKey(listSlaSteps, call),
    queryFn: ({ signal }) => client.call(listSlaSteps, { ...call, signal }),
  });
}

/** Ratings of one page. */
export const npsPageSize = 20;

/** What was pressed in a graph of ratings. */
export interface NpsPick {
  filter: NpsFilter;
  id: number;
  nps: '0' | '1' | null;
  bucket: string | null;
}

/** The ratings behind a number, page by page. */
export function useNpsItems(filters: DashboardFilters, { filter, id, nps, bucket }: NpsPick) {
  const { client } = useTramita();
  const query = {
    filter,
    id,
    ...timeQuery(filters),
    ...areaQuery(filters),
    ...(nps !== null && { nps }),
    ...valueQuery(bucket),
    size: npsPageSize,
  };
  const list = useInfiniteQuery({
    queryKey: client.queryKey(listNpsItems, { query }),
    queryFn: ({ pageParam, signal }) => client.call(listNpsItems, { query: { ...query, page: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length * npsPageSize < last.totalElements ? pages.length : undefined),
  });
  const all = list.data?.pages.flatMap(({ elements }) => elements) ?? [];
  // a rating that comes meanwhile pushes the last one of a page to the next
  const rows = [...new Map(all.map((item) => [item.uuid, item])).values()];
  return { ...list, rows, total: list.data?.pages[0]?.totalElements ?? null };
}
