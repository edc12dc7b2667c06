import { listAssignees } from '@tramita/client/contract';
import type { integrationsMessages } from '../../messages/features/integrations.ts';
import { FailedOptions } from '../../people/FailedOptions.tsx';
import { personOption } from '../../people/person-option.tsx';
import { usePickerOptions } from '../../people/use-picker-options.ts';
import { Combobox } from '../../ui/Combobox/Combobox.tsx';
import type { ComboboxOption } from '../../ui/Combobox/filter-options.ts';
import { Field } from '../../ui/Field/Field.tsx';

interface ResponsiblePickerProps {
  messages: typeof integrationsMessages;
  field: { id: string; error: string | undefined };
  value: ComboboxOption | null;
  onChange: (value: ComboboxOption | null) => void;
  onBlur: () => void;
}

/** The person who is responsible for an account or a webhook. */
export function ResponsiblePicker({ messages, field, ...props }: ResponsiblePickerProps) {
  const found = usePickerOptions({
    endpoint: listAssignees,
    inputOf: (q) => ({ query: { q } }),
    toOption: personOption,
  });
  return (
    <Field {...field} label={messages.responsible} required>
      <Combobox
        {...props}
        placeholder={messages.choose}
        options={found.options}
        loading={found.loading}
        onSearch={found.onSearch}
        onLoadMore={found.onLoadMore}
        error={found.failed && <FailedOptions messages={messages} onRetry={found.retry} />}
      />
    </Field>
  );
}
