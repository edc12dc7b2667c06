import { exchangeSigns } from '@tramita/client/rules';
import { memo } from 'react';
import type { taskInboxMessages } from '../../../messages/features/task-inbox.ts';
import { formatDate } from '../../../messages/format/format-date.ts';
import { numberSigns } from '../../../messages/format/number-signs.ts';
import type { Locale } from '../../../messages/language/locale.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Chip } from '../../../ui/Chip/Chip.tsx';
import { columnOptions } from '../columns/column-options.ts';
import { type ColumnName, columnLabel, filterKind, isDayColumn, isTyped } from '../columns/list-columns.ts';
import { activeFilters, columnState, type ListState } from '../list/list-state.ts';
import * as styles from './FilterChips.css.ts';
import type { FilterOptions } from './use-filter-options.ts';

export interface FilterChipsProps {
  state: ListState;
  options: FilterOptions;
  messages: typeof taskInboxMessages;
  onQueryChange: (column: ColumnName, query: string) => void;
  onSubstitutionsChange: ((shown: 'ALL') => void) | null;
  onClear: () => void;
}

/** Each filter in words with a button that removes it, and a button that removes all. */
export const FilterChips = memo(function FilterChips(given: FilterChipsProps) {
  const { state, options, messages, onQueryChange, ...props } = given;
  const locale = useLocale();
  const active = activeFilters(state);
  const { substitutions } = state;
  if (active.length === 0 && !substitutions) return null;
  return (
    <span className={styles.chips} data-slot="filter-chips">
      {active.map((column) => {
        const { query } = columnState(state, column);
        const label = columnLabel(column, messages, options.data);
        return (
          <Chip
            key={column}
            tone="accent"
            className={styles.chip}
            onRemove={() => onQueryChange(column, '')}
            removeName={messages.removeFilter(label)}
          >
            {label} {relation(column, options, messages)}{' '}
            <b>{valueInWords(column, query, options, messages, locale)}</b>
          </Chip>
        );
      })}
      {substitutions && (
        <Chip
          tone="accent"
          className={styles.chip}
          onRemove={() => props.onSubstitutionsChange?.('ALL')}
          removeName={messages.removeFilter(messages.substitutions)}
        >
          {messages.substitutions} <b>{messages.substitutionChoice(substitutions)}</b>
        </Chip>
      )}
      <Button size="sm" variant="link" onClick={props.onClear}>
        {messages.clearFilters}
      </Button>
    </span>
  );
});

function relation(column: ColumnName, { data }: FilterOptions, messages: typeof taskInboxMessages): string {
  if (isDayColumn(column, data)) return messages.on;
  return isTyped(column, data) && filterKind(column) !== 'numbers' && !data.get(column)?.number
    ? messages.contains
    : messages.is;
}

function valueInWords(
  column: ColumnName,
  query: string,
  options: FilterOptions,
  messages: typeof taskInboxMessages,
  locale: Locale,
): string {
  if (isDayColumn(column, options.data)) return formatDate(query, locale);
  if (options.data.get(column)?.number) return exchangeSigns(query, numberSigns[locale]);
  if (filterKind(column) === 'numbers') return query.split(',').filter(Boolean).join(', ');
  return columnOptions(column, options, messages)?.find(({ value }) => value === query)?.label ?? query;
}
