import type { DashboardFilters } from './dashboard-filters.ts';
import type { FilterFieldsProps } from './FilterFields.tsx';

export interface FilterBarProps extends FilterFieldsProps {
  /** What is shown now. */
  applied: DashboardFilters | null;
  onFilter: () => void;
  onClear: () => void;
}
