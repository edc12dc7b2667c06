import type { DashboardFilters } from './dashboard-filters.ts';
import type { FilterFieldsProps } from './FilterFields.tsx';

export interface FilterBarProps extends FilterFieldsProps {
  /** The filters of the visible graphs. */
  applied: DashboardFilters | null;
  onFilter: () => void;
  onClear: () => void;
}
