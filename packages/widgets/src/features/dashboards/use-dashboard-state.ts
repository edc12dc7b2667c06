import { dashboardPeriods, slaStatuses } from '@tramita/client/contract';
import { isDay } from '@tramita/client/rules';
import { useState } from 'react';
import { usePersistentState } from '../../provider/storage/use-persistent-state.ts';
import type { ComboboxOption } from '../../ui/Combobox/filter-options.ts';
import { canFilter, type DashboardFilters, noFilters } from './filters/dashboard-filters.ts';
import type { DashboardType } from './filters/use-dashboard-options.ts';

/** The filters and choices of one dashboard. */
export interface DashboardState {
  /** The filters as the controls show them. */
  filters: DashboardFilters;
  /** The filters of the graphs shown; null while none are shown. */
  applied: DashboardFilters | null;
  /** Rises each time filters run, which takes back what was selected in the graphs before. */
  round: number;
  /** No filters were kept by an earlier visit. */
  isFirstVisit: boolean;
  change: (filters: DashboardFilters) => void;
  apply: () => void;
  /** Sets filters and runs them. */
  run: (filters: DashboardFilters) => void;
  clear: (filters: DashboardFilters) => void;
}

const isOption = (value: unknown): value is ComboboxOption =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  'label' in value &&
  /^\d{1,9}$/.test(String(value.value)) &&
  typeof value.label === 'string';

/** The filters of an earlier visit; null after 'Limpar Filtros', undefined for an unknown shape. */
function readKept(stored: unknown): DashboardFilters | null | undefined {
  if (stored === null) return null;
  if (typeof stored !== 'object') return undefined;
  const given: Record<string, unknown> = { ...stored };
  const { from, to, department, sectors, processes } = given;
  const period = dashboardPeriods.find((known) => known === given['period']);
  const status = slaStatuses.find((known) => known === given['status']);
  const isEnd = (end: unknown): end is string | null => end === null || (typeof end === 'string' && isDay(end));
  const isList = (list: unknown): list is ComboboxOption[] => Array.isArray(list) && list.every(isOption);
  if (!period || !status || !isEnd(from) || !isEnd(to) || !isOption(department)) return undefined;
  if (!isList(sectors) || !isList(processes)) return undefined;
  return { from, to, period, status, department, sectors, processes };
}

/** The filters of a dashboard, kept for the next visit, which then runs them. Without a department nothing runs. */
export function useDashboardState(type: DashboardType): DashboardState {
  const [kept, setKept] = usePersistentState<DashboardFilters | null | undefined>(
    `dashboards.${type}.filter`,
    undefined,
    readKept,
  );
  const [filters, setFilters] = useState(kept ?? noFilters);
  const [{ applied, round }, setApplied] = useState<Pick<DashboardState, 'applied' | 'round'>>({
    applied: kept ?? null,
    round: 0,
  });
  const run = (next: DashboardFilters) => {
    setFilters(next);
    if (!canFilter(next)) return;
    setApplied({ applied: next, round: round + 1 });
    setKept(next);
  };
  return {
    filters,
    applied,
    round,
    isFirstVisit: kept === undefined,
    change: setFilters,
    apply: () => run(filters),
    run,
    clear: (next) => {
      setFilters(next);
      setApplied({ applied: null, round: round + 1 });
      setKept(null);
    },
  };
}
