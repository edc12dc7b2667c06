import { useQuery } from '@tanstack/react-query';
import { type Department, getNpsGraphs, getSlaGraphs, listDepartments } from '@tramita/client/contract';
import { dayInSaoPaulo, lastSixMonths } from '@tramita/client/rules';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import { useCachedRead } from '../../../calls/use-read.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { npsSeries, slaSeries, sumOf } from '../graphs/graph-series.ts';
import { npsInput, slaInput } from '../use-dashboard.ts';
import type { DashboardState } from '../use-dashboard-state.ts';
import { type DashboardFilters, noFilters } from './dashboard-filters.ts';
import { type DashboardType, staleTime } from './use-dashboard-options.ts';

/**
 * Returns the filters of a first visit: the last six months of the first department that has data, starting with the
 * user's own departments. Null if none has data. The graphs remain in the cache, so that the dashboard does not load
 * them again. A department whose graphs cannot be loaded is returned too: the dashboard then shows the failure and can
 * retry.
 */
async function findFirst(
  read: ReturnType<typeof useCachedRead>,
  departments: readonly Department[],
  type: DashboardType,
  today: string,
) {
  const active = departments.filter((department) => department.active);
  const ownFirst = active.toSorted((one, other) => Number(other.belong) - Number(one.belong));
  for (const { id, description } of ownFirst) {
    const filters: DashboardFilters = {
      ...noFilters,
      ...lastSixMonths(today),
      department: { value: String(id), label: description },
    };
    const reading =
      type === 'nps'
        ? read(getNpsGraphs, npsInput(filters), readOnce).then(({ department }) => npsSeries(department))
        : read(getSlaGraphs, slaInput(filters), readOnce).then(({ department }) => slaSeries(department));
    const found = await reading.catch(() => null);
    if (found === null || sumOf(found.totals) > 0) return filters;
  }
  return null;
}

/** Responses of this age are used without loading them again, in ms. */
const readOnce = { maxAge: 10_000, retry: false } as const;

/** Sets and applies the filters of a first visit, unless the user starts to set them meanwhile (`handleTouch`). */
export function useFirstFilter(type: DashboardType, state: DashboardState) {
  const [isTouched, setTouched] = useState(false);
  const { client, now } = useTramita();
  const read = useCachedRead();
  const today = dayInSaoPaulo(now());
  // shared with the options of the filters
  const departments = useCall(listDepartments, {}, { staleTime });
  const first = useQuery({
    queryKey: [...client.queryKey(listDepartments, {}), 'first-filter', type, today],
    queryFn: () => findFirst(read, departments.data?.elements ?? [], type, today),
    enabled: state.isFirstVisit && departments.data !== undefined,
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
    isSearching: state.isFirstVisit && !isTouched && first.isPending && !first.isError && !departments.problem,
    handleTouch: () => setTouched(true),
  };
}
