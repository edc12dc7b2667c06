import { listAssignees } from '@tramita/client/contract';
import { defaultAssignees, type ImportedPerson } from '@tramita/client/rules';
import { useRef, useState } from 'react';
import { modelerLabelTexts } from '../../../messages/features/modeler/rules.ts';
import { personOption } from '../../../people/person-option.tsx';
import { usePickerOptions } from '../../../people/use-picker-options.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Combobox } from '../../../ui/Combobox/Combobox.tsx';
import { type ComboboxOption, filterOptions } from '../../../ui/Combobox/filter-options.ts';
import { Field } from '../../../ui/Field/Field.tsx';
import type { DestinationProps } from './destination-props.ts';
import { LookupError } from './LookupError.tsx';

/** Selects the assignee that replaces an imported person; assignees resolved at run time are listed first. */
export function PersonDestination({ id, messages, of, value, error, onChange }: DestinationProps<ImportedPerson>) {
  const labels = useMessages(modelerLabelTexts);
  const defaults = defaultAssignees.map(({ id: person }) => ({
    value: String(person),
    label: labels.assignee(person),
  }));
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  /** First names of the people that were offered, because an option has only a label. */
  const firstNames = useRef(new Map<string, string>());
  const found = usePickerOptions({
    endpoint: listAssignees,
    inputOf: (q) => ({ query: { q } }),
    toOption: (person) => {
      const option = personOption(person);
      firstNames.current.set(option.value, person.firstName);
      return option;
    },
  });
  return (
    <Field id={id} label={messages.person(of.firstName)} required error={error}>
      <Combobox
        options={[...filterOptions(defaults, query), ...found.options]}
        value={value && chosen}
        onChange={(option) => {
          setChosen(option);
          const firstName = option && (firstNames.current.get(option.value) ?? option.label);
          onChange(option && firstName ? { id: Number(option.value), firstName } : null);
        }}
        onSearch={(typed) => {
          setQuery(typed);
          found.onSearch(typed);
        }}
        loading={found.loading}
        onLoadMore={found.onLoadMore}
        placeholder={messages.personPlaceholder}
        error={found.failed && <LookupError messages={messages} onRetry={found.retry} />}
      />
    </Field>
  );
}
