import { useState } from 'react';
import { canFilter, type DashboardFilters, noFilters } from './dashboard-filters.ts';

/** What one dashboard is set to. */
export interface DashboardState {
  /** As they stand in the controls. */
  filters: DashboardFilters;
  /** As the graphs were asked for; null while none are shown. */
  applied: DashboardFilters | null;
  /** Rises with each filtering: what was pressed in older graphs counts no more. */
  round: number;
  change: (filters: DashboardFilters) => void;
  apply: () => void;
  clear: (filters: DashboardFilters) => void;
}

/** The filters of a dashboard. Without a department nothing runs. */
export function useDashboardState(): DashboardState {
  const [filters, setFilters] = useState(noFilters);
  const [{ applied, round }, setApplied] = useState<Pick<DashboardState, 'applied' | 'round'>>({
    applied: null,
    round: 0,
  });
  return {
    filters,
    applied,
    round,
    change: setFilters,
    apply: () => {
      if (canFilter(filters)) setApplied({ applied: filters, round: round + 1 });
    },
    clear: (next) => {
      setFilters(next);
      setApplied({ applied: null, round: round + 1 });
    },
  };
}
