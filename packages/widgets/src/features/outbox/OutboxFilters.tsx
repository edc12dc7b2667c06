import { type OutboxChannel, type OutboxState, outboxChannels, outboxStates } from '@tramita/client/contract';
import type { outboxMessages } from '../../messages/features/outbox.ts';
import { Select } from '../../ui/Select/Select.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Toolbar } from '../../ui/Toolbar/Toolbar.tsx';
import * as styles from './Outbox.css.ts';

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
    <Toolbar label={messages.filters} className={styles.toolbar}>
      <strong className={styles.total}>{total === null ? <Skeleton width={96} /> : messages.count(total)}</strong>
      <span className={styles.filter}>
        <Select
          size="sm"
          aria-label={messages.channel}
          placeholder={messages.everyChannel}
          value={filter.channel ?? ''}
          options={outboxChannels.map((value) => ({ value, label: messages[value] }))}
          onValueChange={(value) => {
            const channel = outboxChannels.find((known) => known === value) ?? null;
            onFilterChange({ ...filter, channel, page: 0 });
          }}
        />
      </span>
      <span className={styles.filter}>
        <Select
          size="sm"
          aria-label={messages.state}
          placeholder={messages.everyState}
          value={filter.state ?? ''}
          options={outboxStates.map((value) => ({ value, label: messages[value] }))}
          onValueChange={(value) => {
            const state = outboxStates.find((known) => known === value) ?? null;
            onFilterChange({ ...filter, state, page: 0 });
          }}
        />
      </span>
    </Toolbar>
  );
}
