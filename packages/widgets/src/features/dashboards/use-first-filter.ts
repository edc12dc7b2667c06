import { useQuery } from '@tanstack/react-query';
import type { TramitaClient } from '@tramita/client';
import { getNpsGraphs, getSlaGraphs, listDepartments } from '@tramita/client/contract';
import { dayInSaoPaulo, formatCreatedRange, lastSixMonths } from '@tramita/client/rules';
import { useEffect, useRef } from 'react';
import { useTramita } from '../../provider/tramita-context.ts';
import { type DashboardFilters, noFilters } from './dashboard-filters.ts';
import type { DashboardType } from './use-dashboard-options.ts';
import type { DashboardState } from './use-dashboard-state.ts';

/** Whether a department has anything to count in the six months. */
async function hasData(client: TramitaClient, type: DashboardType, departmentId: number, createdAt: string) {
  const call = { query: { departmentId, createdAt } };
  if (type === 'nps') {
    const { liked, disliked } = (await client.call(getNpsGraphs, call)).department.totals;
    return liked + disliked > 0;
  }
  const { inside, outside, withoutSla } = (await client.call(getSlaGraphs, call)).department.totals;
  return inside + outside + withoutSla > 0;
}

/** The filter of a first visit: the person's own department if it has data, otherwise the first that has. */
async function findFirst(client: TramitaClient, type: DashboardType, today: string): Promise<DashboardFilters | null> {
  const range = lastSixMonths(today);
  const createdAt = formatCreatedRange(range) ?? '';
  const { elements } = await client.call(listDepartments, { query: {} });
  const active = elements.filter(({ active: isActive }) => isActive);
  const ownFirst = [...active.filter(({ belong }) => belong), ...active.filter(({ belong }) => !belong)];
  for (const { id, description } of ownFirst) {
    if (!(await hasData(client, type, id, createdAt))) continue;
    return { ...noFilters, ...range, department: { value: String(id), label: description } };
  }
  return null;
}

/** Fills and runs the filters of a first visit, unless the person chose a department meanwhile. */
export function useFirstFilter(type: DashboardType, state: DashboardState): { isSearching: boolean } {
  const { client, now } = useTramita();
  const today = dayInSaoPaulo(now());
  const first = useQuery({
    queryKey: ['dashboards', 'first-filter', type, today],
    queryFn: () => findFirst(client, type, today),
    enabled: state.isFirstVisit,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const latest = useRef(state);
  latest.current = state;
  const found = first.data;
  useEffect(() => {
    const { isFirstVisit, filters, applied, run } = latest.current;
    if (found && isFirstVisit && applied === null && filters.department === null) run(found);
  }, [found]);
  return { isSearching: state.isFirstVisit && first.isPending && !first.isError };
}
