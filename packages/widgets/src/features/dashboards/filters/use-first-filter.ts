import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TramitaClient } from '@tramita/client';
import { listDepartments } from '@tramita/client/contract';
import { dayInSaoPaulo, lastSixMonths } from '@tramita/client/rules';
import { useEffect, useRef, useState } from 'react';
import { useTramita } from '../../../provider/tramita-context.ts';
import { sumOf } from '../graphs/graph-series.ts';
import { npsGraphsQuery, slaGraphsQuery } from '../use-dashboard.ts';
import type { DashboardState } from '../use-dashboard-state.ts';
import { type DashboardFilters, noFilters } from './dashboard-filters.ts';
import type { DashboardType } from './use-dashboard-options.ts';

const noDepartments = { query: {} };

/**
 * The filters of a first visit: the last six months of the first department that has data, the person's own departments
 * first. Null if none has data. The graphs are left in the cache, so that the dashboard does not fetch them again. A
 * department whose graphs cannot be fetched is returned too: the dashboard then shows the failure and can try again.
 */
async function findFirst(client: TramitaClient, queries: QueryClient, type: DashboardType, today: string) {
  const graphsQuery = type === 'nps' ? npsGraphsQuery : slaGraphsQuery;
  const { elements } = await client.call(listDepartments, noDepartments);
  const active = elements.filter((department) => department.active);
  const ownFirst = active.toSorted((one, other) => Number(other.belong) - Number(one.belong));
  for (const { id, description } of ownFirst) {
    const filters: DashboardFilters = {
      ...noFilters,
      ...lastSixMonths(today),
      department: { value: String(id), label: description },
    };
    const found = await queries.fetchQuery({ ...graphsQuery(client, filters), retry: false }).catch(() => null);
    if (found === null || sumOf(found.graphs.department.totals) > 0) return filters;
  }
  return null;
}

/** Fills in and runs the filters of a first visit, unless the user begins to set them meanwhile (`handleTouch`). */
export function useFirstFilter(type: DashboardType, state: DashboardState) {
  const [isTouched, setTouched] = useState(false);
  const { client, now } = useTramita();
  const queries = useQueryClient();
  const today = dayInSaoPaulo(now());
  const first = useQuery({
    queryKey: [...client.queryKey(listDepartments, noDepartments), 'first-filter', type, today],
    queryFn: () => findFirst(client, queries, type, today),
    enabled: state.isFirstVisit,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const latest = useRef(state);
  latest.current = state;
  const found = first.data;
  useEffect(() => {
    const { isFirstVisit, filters, applied, run } = latest.current;
    if (found && !isTouched && isFirstVisit && applied === null && filters.department === null) run(found);
  }, [found, isTouched]);
  return {
    isSearching: state.isFirstVisit && !isTouched && first.isPending && !first.isError,
    handleTouch: () => setTouched(true),
  };
}
