import type { dashboardsMessages } from '../../../messages/features/dashboards.ts';
import { PlainButton } from '../../../ui/Button/PlainButton.tsx';
import { Tooltip } from '../../../ui/Tooltip/Tooltip.tsx';
import { canFilter, type DashboardFilters } from './dashboard-filters.ts';

export interface FilterButtonProps {
  messages: typeof dashboardsMessages;
  filters: DashboardFilters;
  /** A date field holds a text that is not a date. */
  isDateUnread: boolean;
  /** Omitted in a form, which the button then submits. */
  onFilter?: () => void;
  /** @default 'md' */
  size?: 'md' | 'action';
}

/** "Filtrar", which says whether it can. */
export function FilterButton({ messages, filters, isDateUnread, onFilter, size }: FilterButtonProps) {
  const isPossible = canFilter(filters) && !isDateUnread;
  return (
    <Tooltip text={isPossible ? messages.canFilter : messages.cannotFilter}>
      <PlainButton
        variant="primary"
        type={onFilter ? 'button' : 'submit'}
        size={size}
        blocked={!isPossible}
        onClick={onFilter}
      >
        {messages.filter}
      </PlainButton>
    </Tooltip>
  );
}
