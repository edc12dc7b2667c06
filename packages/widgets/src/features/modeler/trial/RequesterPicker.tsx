import { listAssignees } from '@tramita/client/contract';
import { useRef } from 'react';
import type { modelerTrialMessages } from '../../../messages/features/modeler/trial.ts';
import { personOption } from '../../../people/person-option.tsx';
import { usePickerOptions } from '../../../people/use-picker-options.ts';
import { Combobox } from '../../../ui/Combobox/Combobox.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import type { Requester } from './use-simulation.ts';

interface RequesterPickerProps {
  messages: typeof modelerTrialMessages;
  value: Requester | null;
  onChange: (requester: Requester | null) => void;
}

/** The requester of the simulated request: the placeholder, or a user. */
export function RequesterPicker({ messages, value, onChange }: RequesterPickerProps) {
  const userNames = useRef(new Map<string, string>());
  const { options, loading, failed, onSearch, onLoadMore } = usePickerOptions({
    endpoint: listAssignees,
    inputOf: (q) => ({ query: { q } }),
    toOption: (person) => {
      const option = personOption(person);
      userNames.current.set(option.value, person.userName);
      return option;
    },
  });
  return (
    <Field label={messages.requester}>
      <Combobox
        value={value && { value: String(value.id), label: value.completeName }}
        placeholder={messages.initiator}
        options={options}
        loading={loading}
        error={failed ? messages.peopleFailed : undefined}
        onSearch={onSearch}
        onLoadMore={onLoadMore}
        onChange={(option) =>
          onChange(
            option && {
              id: Number(option.value),
              completeName: option.label,
              userName: userNames.current.get(option.value) ?? '',
            },
          )
        }
      />
    </Field>
  );
}
