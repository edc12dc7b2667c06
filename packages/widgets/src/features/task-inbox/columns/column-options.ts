import type { taskInboxMessages } from '../../../messages/features/task-inbox.ts';
import type { SelectOption } from '../../../ui/Select/Select.tsx';
import type { FilterOptions } from '../filters/use-filter-options.ts';
import { type ColumnName, filterKind } from './list-columns.ts';

/** Returns the choices of a column's filter; null if it is typed. */
export function columnOptions(
  column: ColumnName,
  { processes, tags, data }: FilterOptions,
  messages: typeof taskInboxMessages,
): readonly SelectOption[] | null {
  const kind = filterKind(column);
  if (kind === 'process') return processes;
  if (kind === 'tag') return tags;
  const { type, options } = data.get(column) ?? {};
  if (type === 'select') return options ?? [];
  return type === 'boolean' ? flagOptions(messages) : null;
}

const known = new WeakMap<typeof taskInboxMessages, readonly SelectOption[]>();

/** Returns the same choices for the same texts, to avoid rendering them. */
function flagOptions(messages: typeof taskInboxMessages): readonly SelectOption[] {
  const options = known.get(messages) ?? [
    { value: 'true', label: messages.yes },
    { value: 'false', label: messages.no },
  ];
  known.set(messages, options);
  return options;
}
