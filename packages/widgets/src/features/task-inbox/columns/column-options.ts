import type { taskInboxMessages } from '../../../messages/features/task-inbox.ts';
import type { SelectOption } from '../../../ui/Select/Select.tsx';
import type { FilterOptions } from '../filters/use-filter-options.ts';
import type { ColumnName } from './list-columns.ts';

/** Returns the choices of a column's filter; null if it is typed. */
export function columnOptions(
  column: ColumnName,
  { processes, tags, data }: FilterOptions,
  messages: typeof taskInboxMessages,
): readonly SelectOption[] | null {
  if (column === 'process') return processes;
  if (column === 'taskMarker') return tags;
  const { type, options } = data.get(column) ?? {};
  if (type === 'select') return options ?? [];
  if (type !== 'boolean') return null;
  return [
    { value: 'true', label: messages.yes },
    { value: 'false', label: messages.no },
  ];
}
