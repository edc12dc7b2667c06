import type { ProcessDataColumn } from '@tramita/client/contract';
import { commaSigns, exchangeSigns } from '@tramita/client/rules';
import { X } from 'lucide-react';
import { memo, useRef } from 'react';
import type { taskInboxMessages } from '../../../messages/features/task-inbox.ts';
import { numberSigns } from '../../../messages/format/number-signs.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { DateInput } from '../../../ui/DateInput/DateInput.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { Select, type SelectOption } from '../../../ui/Select/Select.tsx';
import { TextInput } from '../../../ui/TextInput/TextInput.tsx';
import type { FilterOptions } from '../filters/use-filter-options.ts';
import { columnState, type ListState } from '../list/list-state.ts';
import { columnOptions } from './column-options.ts';
import { type ColumnName, columnLabel, filterKind, isDayColumn } from './list-columns.ts';

/** The filters of a list, whatever the column. */
export interface ListFilterProps {
  state: ListState;
  options: FilterOptions;
  messages: typeof taskInboxMessages;
  onQueryChange: (column: ColumnName, query: string) => void;
}

export interface ColumnFilterProps extends ListFilterProps {
  column: ColumnName;
  /** `filter` below a column head, `input` in the sheet, where a `Field` labels it. */
  size: 'filter' | 'input';
}

/** The control that filters by one column. */
export function ColumnFilter({ column, state, options, messages, onQueryChange, size }: ColumnFilterProps) {
  return (
    <FilterControl
      column={column}
      size={size}
      label={columnLabel(column, messages, options.data)}
      query={columnState(state, column).query}
      isDay={isDayColumn(column, options.data)}
      offered={columnOptions(column, options, messages)}
      number={options.data.get(column)?.number}
      messages={messages}
      onQueryChange={onQueryChange}
    />
  );
}

interface FilterControlProps extends Pick<ColumnFilterProps, 'column' | 'size' | 'messages' | 'onQueryChange'> {
  label: string;
  query: string;
  isDay: boolean;
  /** The choices; null if the filter is typed. */
  offered: readonly SelectOption[] | null;
  number: ProcessDataColumn['number'];
}

/** Takes what concerns one column only, so that a key in one filter, or the choices of another one, do not render it. */
const FilterControl = memo(function FilterControl(props: FilterControlProps) {
  const { column, size, label, query, isDay, offered, number, messages, onQueryChange } = props;
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const name = size === 'filter' ? messages.filterBy(label) : undefined;
  const change = (next: string) => onQueryChange(column, next);
  if (isDay) {
    return <DateInput size={size} aria-label={name} value={query || null} onChange={(day) => change(day ?? '')} />;
  }
  if (offered) {
    // a stored choice stays visible, even if it is no longer offered
    const isTag = filterKind(column) === 'tag';
    const isKept = query !== '' && !isTag && !offered.some((option) => option.value === query);
    return (
      <Select
        size={size}
        aria-label={name}
        value={query}
        placeholder={isTag ? messages.allTags : messages.all}
        options={isKept ? [{ value: query, label: query }, ...offered] : offered}
        onValueChange={change}
      />
    );
  }
  const isNumber = filterKind(column) === 'numbers';
  // a filter is kept in one notation, because saved views are shared across languages
  const signs = number ? numberSigns[locale] : commaSigns;
  const idkHint = size === 'filter' ? messages.number : messages.numberExample;
  const hint = isNumber ? idkHint : number === 'money' ? messages.currency : messages.filter;
  return (
    <TextInput
      ref={input}
      size={size}
      aria-label={name}
      placeholder={hint}
      inputMode={isNumber ? 'numeric' : number ? 'decimal' : undefined}
      numeric={isNumber || Boolean(number)}
      enterKeyHint="search"
      autoComplete="off"
      maxLength={200}
      value={exchangeSigns(query, signs)}
      suffix={
        query &&
        !isNumber && (
          <IconButton
            size="sm"
            dense
            tooltip={false}
            name={messages.clearFilter(label)}
            icon={<X />}
            onClick={() => {
              change('');
              input.current?.focus();
            }}
          />
        )
      }
      onChange={(event) => change(exchangeSigns(event.target.value, signs))}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || query === '') return;
        event.preventDefault();
        event.stopPropagation();
        change('');
      }}
    />
  );
});
