import { X } from 'lucide-react';
import { useRef } from 'react';
import type { taskInboxMessages } from '../../messages/task-inbox.ts';
import { DateInput } from '../../ui/DateInput/DateInput.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { Select } from '../../ui/Select/Select.tsx';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import { type ColumnName, columnLabel } from './list-columns.ts';
import type { FilterOptions } from './use-filter-options.ts';

export interface ColumnFilterProps {
  column: ColumnName;
  query: string;
  options: FilterOptions;
  messages: typeof taskInboxMessages;
  onQueryChange: (column: ColumnName, query: string) => void;
  /** `filter` under a column head, `input` in the sheet, where a `Field` names it. */
  size: 'filter' | 'input';
}

/** The control that filters by one column. */
export function ColumnFilter({ column, query, options, messages, onQueryChange, size }: ColumnFilterProps) {
  const input = useRef<HTMLInputElement>(null);
  const label = columnLabel(column, messages);
  const name = size === 'filter' ? messages.filterBy(label) : undefined;
  const change = (next: string) => onQueryChange(column, next);
  if (column === 'createdAt' || column === 'finishedAt') {
    return <DateInput size={size} aria-label={name} value={query || null} onChange={(day) => change(day ?? '')} />;
  }
  if (column === 'process' || column === 'taskMarker') {
    const all = column === 'process' ? messages.all : messages.allTags;
    const known = column === 'process' ? options.processes : options.tags;
    // a kept choice stays to be seen, even when it is not offered any more
    const isKept = query !== '' && column === 'process' && !known.some((option) => option.value === query);
    return (
      <Select
        size={size}
        aria-label={name}
        value={query}
        placeholder={all}
        options={isKept ? [{ value: query, label: query }, ...known] : known}
        onValueChange={change}
      />
    );
  }
  const isNumber = column === 'idk';
  const hint = isNumber ? (size === 'filter' ? messages.number : messages.numberExample) : messages.filter;
  return (
    <TextInput
      ref={input}
      size={size}
      aria-label={name}
      placeholder={hint}
      inputMode={isNumber ? 'numeric' : undefined}
      numeric={isNumber}
      enterKeyHint="search"
      autoComplete="off"
      maxLength={200}
      value={query}
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
      onChange={(event) => change(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || query === '') return;
        event.preventDefault();
        event.stopPropagation();
        change('');
      }}
    />
  );
}
