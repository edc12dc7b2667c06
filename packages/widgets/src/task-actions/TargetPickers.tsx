import { type GroupRef, listAssignees, listGroups } from '@tramita/client/contract';
import type { taskActionsMessages } from '../messages/task-actions.ts';
import { personOption } from '../people/person-option.tsx';
import { chipBlurDelayMs, usePickerOptions } from '../people/use-picker-options.ts';
import { Avatar } from '../ui/Avatar/Avatar.tsx';
import { Button } from '../ui/Button/Button.tsx';
import type { ComboboxOption } from '../ui/Combobox/filter-options.ts';
import { MultiCombobox } from '../ui/Combobox/MultiCombobox.tsx';

interface PickerProps {
  id: string;
  messages: typeof taskActionsMessages;
  value: readonly ComboboxOption[];
  onChange: (value: ComboboxOption[]) => void;
  /** Maximum number of selected options. */
  max: number;
}

export interface PeoplePickerProps extends PickerProps {
  /** Ids of people who are not offered. */
  exclude: readonly number[];
}

/** Selects several people, with a search by name, login or e-mail. */
export function PeoplePicker({ exclude, messages, ...props }: PeoplePickerProps) {
  const found = usePickerOptions({
    endpoint: listAssignees,
    inputOf: (q) => ({ query: { q, exclude: exclude.join(',') } }),
    toOption: personOption,
  });
  return <Picker {...props} messages={messages} found={found} placeholder={messages.peoplePlaceholder} />;
}

/** Selects several attendance groups, with a search by name. */
export function GroupPicker({ messages, ...props }: PickerProps) {
  const found = usePickerOptions({
    endpoint: listGroups,
    inputOf: (q) => ({ query: { q } }),
    toOption: groupOption,
  });
  return <Picker {...props} messages={messages} found={found} placeholder={messages.groupsPlaceholder} />;
}

interface FoundPickerProps extends PickerProps {
  found: ReturnType<typeof usePickerOptions>;
  placeholder: string;
}

function Picker({ id, messages, value, onChange, max, found, placeholder }: FoundPickerProps) {
  return (
    <MultiCombobox
      id={id}
      value={value}
      onChange={onChange}
      max={max}
      blurDelayMs={chipBlurDelayMs}
      closeOnPick
      options={found.options}
      loading={found.loading}
      onSearch={found.onSearch}
      onLoadMore={found.onLoadMore}
      placeholder={placeholder}
      error={
        found.failed && (
          <>
            {messages.pickerFailed}
            <Button variant="link" size="sm" tabIndex={-1} onClick={found.retry}>
              {messages.retry}
            </Button>
          </>
        )
      }
    />
  );
}

function groupOption({ id, name }: GroupRef): ComboboxOption {
  return { value: String(id), label: name, media: <Avatar name={name} group size="md" /> };
}
