import type { ModelSearch } from '@tramita/client/contract';
import type { SettingsProps } from '../settings/setting-props.ts';
import { EntryRows } from './EntryRows.tsx';

/** The choices of a search that brings its own list. */
export function SearchItems({ search, ...props }: SettingsProps & { search: ModelSearch & { kind: 'list' } }) {
  const { editing, messages } = props;
  return (
    <EntryRows
      {...props}
      title={messages.searchList}
      addLabel={messages.addOption}
      property="search.items"
      parts={['label', 'value']}
      max={200}
      placeholders={[messages.optionLabel, messages.optionValue]}
      entries={search.items.map(({ label, value }) => ({ name: label, value }))}
      onChange={(entries) => {
        // a filter that an item came with stays with its place as long as no row is added or deleted
        const isSameLength = entries.length === search.items.length;
        const items = entries.map(({ name, value }, index) => {
          const before = isSameLength
            ? search.items[index]
            : search.items.find((item) => item.label === name && item.value === value);
          return { ...before, label: name, value };
        });
        editing.change({ search: { ...search, items } });
      }}
    />
  );
}
