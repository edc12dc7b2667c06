import type { dashboardsMessages } from '../../../messages/features/dashboards.ts';
import { PlainButton } from '../../../ui/Button/PlainButton.tsx';
import { Tooltip } from '../../../ui/Tooltip/Tooltip.tsx';
import { canFilter, type DashboardFilters } from './dashboard-filters.ts';

export interface FilterButtonProps {
  messages: typeof dashboardsMessages;
  filters: DashboardFilters;
  onFilter: () => void;
  /** @default 'md' */
  size?: 'md' | 'action';
}

/** "Filtrar", which says whether it can. */
export function FilterButton({ messages, filters, onFilter, size }: FilterButtonProps) {
  const isPossible = canFilter(filters);
  return (
    <Tooltip text={isPossible ? messages.canFilter : messages.cannotFilter}>
      <PlainButton variant="primary" size={size} blocked={!isPossible} onClick={onFilter}>
        {messages.filter}
      </PlainButton>
    </Tooltip>
  );
}
