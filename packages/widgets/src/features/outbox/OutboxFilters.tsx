import { type OutboxChannel, type OutboxState, outboxChannels, outboxStates } from '@tramita/client/contract';
import { FilterBar, FilterSelect } from '../../lists/FilterBar.tsx';
import type { outboxMessages } from '../../messages/features/outbox.ts';

/** Filters of the outbox; null shows all. Pages count from 0. */
export interface OutboxFilter {
  channel: OutboxChannel | null;
  state: OutboxState | null;
  page: number;
}

interface OutboxFiltersProps {
  messages: typeof outboxMessages;
  /** Messages on all pages; null until known. */
  total: number | null;
  filter: OutboxFilter;
  onFilterChange: (filter: OutboxFilter) => void;
}

/** The bar above the outbox: number of messages, filters by channel and state. */
export function OutboxFilters({ messages, total, filter, onFilterChange }: OutboxFiltersProps) {
  return (
    <FilterBar label={messages.filters} count={total === null ? null : messages.count(total)}>
      <FilterSelect
        label={messages.channel}
        every={messages.everyChannel}
        options={outboxChannels.map((value) => ({ value, label: messages[value] }))}
        value={filter.channel}
        onChange={(channel) => onFilterChange({ ...filter, channel, page: 0 })}
      />
      <FilterSelect
        label={messages.state}
        every={messages.everyState}
        options={outboxStates.map((value) => ({ value, label: messages[value] }))}
        value={filter.state}
        onChange={(state) => onFilterChange({ ...filter, state, page: 0 })}
      />
    </FilterBar>
  );
}
