import { listGroups } from '@tramita/client/contract';
import type { ImportedGroup } from '@tramita/client/rules';
import { usePickerOptions } from '../../../people/use-picker-options.ts';
import { Combobox } from '../../../ui/Combobox/Combobox.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import type { DestinationProps } from './destination-props.ts';
import { LookupError } from './LookupError.tsx';

/** Selects the group that replaces an imported group. */
export function GroupDestination({ id, messages, of, value, error, onChange }: DestinationProps<ImportedGroup>) {
  const found = usePickerOptions({
    endpoint: listGroups,
    inputOf: (q) => ({ query: { q } }),
    toOption: (group) => ({ value: String(group.id), label: group.name }),
  });
  return (
    <Field id={id} label={messages.group(of.name)} required error={error}>
      <Combobox
        options={found.options}
        value={value && { value: String(value.id), label: value.name }}
        onChange={(option) => onChange(option && { id: Number(option.value), name: option.label })}
        onSearch={found.onSearch}
        loading={found.loading}
        onLoadMore={found.onLoadMore}
        placeholder={messages.groupPlaceholder}
        error={found.failed && <LookupError messages={messages} onRetry={found.retry} />}
      />
    </Field>
  );
}
