import { listAssignees } from '@tramita/client/contract';
import { defaultAssignees } from '@tramita/client/rules';
import { useRef, useState } from 'react';
import { modelerLabelTexts } from '../../../../messages/features/modeler/rules.ts';
import { personOption } from '../../../../people/person-option.tsx';
import { usePickerOptions } from '../../../../people/use-picker-options.ts';
import { useMessages } from '../../../../provider/use-messages.ts';
import { filterOptions } from '../../../../ui/Combobox/filter-options.ts';
import { PickerChips } from '../parts/PickerChips.tsx';
import { Setting } from '../parts/Setting.tsx';
import type { TaskSettingsProps } from './step-settings-props.ts';

interface Named {
  firstName: string;
  /** Label as shown in the list. */
  label: string;
}

/** Selects the assignees of a task: first the ones resolved at run time, then people. */
export function AssigneePicker({ step, checks, messages, change }: TaskSettingsProps) {
  const labels = useMessages(modelerLabelTexts);
  const [query, setQuery] = useState('');
  /** Names of the people that were offered, because an option has only a label. */
  const seen = useRef(new Map<string, Named>());
  const found = usePickerOptions({
    endpoint: listAssignees,
    inputOf: (q) => ({ query: { q } }),
    toOption: (person) => {
      const option = personOption(person);
      seen.current.set(option.value, { firstName: person.firstName, label: option.label });
      return option;
    },
  });
  const defaults = defaultAssignees.map(({ id }) => ({
    value: String(id),
    label: labels.assignee(id),
    description: messages.whenReached,
  }));
  return (
    <Setting checks={checks} property="assignees" label={messages.assignees}>
      <PickerChips
        found={found}
        placeholder={messages.assigneesPlaceholder}
        options={[...filterOptions(defaults, query), ...found.options]}
        value={step.assignees.map(({ id, firstName }) => ({
          value: String(id),
          label: labels.assignee(id) || (seen.current.get(String(id))?.label ?? firstName),
        }))}
        onSearch={(typed) => {
          setQuery(typed);
          found.onSearch(typed);
        }}
        onChange={(chosen) =>
          change({
            assignees: chosen.map(({ value, label }) => ({
              id: Number(value),
              firstName: seen.current.get(value)?.firstName ?? label,
            })),
          })
        }
      />
    </Setting>
  );
}
