import { type Assignee, listAssignees } from '@tramita/client/contract';
import { useState } from 'react';
import { useCall } from '../../calls/use-call.ts';
import type { requestDialogMessages } from '../../messages/features/request-dialog.ts';
import { useSettled } from '../../timing/use-settled.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { Combobox } from '../../ui/Combobox/Combobox.tsx';
import { Field } from '../../ui/Field/Field.tsx';
import type { OnBehalf } from './use-on-behalf.ts';

/** Maximum number of people in the results. */
const pickerSize = 8;

export interface OnBehalfPickerProps {
  onBehalf: OnBehalf;
  /** Id of the sender, who is not in the results. */
  exclude: number;
  /** Whether the request is being sent. */
  isLocked: boolean;
  messages: typeof requestDialogMessages;
}

/** Chooses the requester. Empty means the sender. */
export function OnBehalfPicker({ onBehalf, exclude, isLocked, messages }: OnBehalfPickerProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const settled = useSettled(typed ?? '');
  const query = { q: settled || undefined, page: 0, size: pickerSize, exclude: String(exclude) };
  const people = useCall(listAssignees, typed === null ? null : { query }, { staleTime: 60_000 });
  const found = people.data?.elements ?? [];
  return (
    <Field
      label={messages.onBehalf}
      hideLabel
      error={onBehalf.problem}
      readOnly={isLocked}
      hint={onBehalf.isChecking ? messages.onBehalfChecking : undefined}
    >
      <Combobox
        value={onBehalf.person && optionOf(onBehalf.person)}
        options={found.map(optionOf)}
        loading={people.isFetching}
        error={people.problem ? messages.onBehalfFailed : undefined}
        placeholder={messages.onBehalfPlaceholder}
        onSearch={setTyped}
        onChange={(option) => onBehalf.choose(found.find((person) => String(person.id) === option?.value) ?? null)}
      />
    </Field>
  );
}

function optionOf(person: Assignee) {
  const name = `${person.firstName} ${person.lastName}`;
  return {
    value: String(person.id),
    label: name,
    description: [person.jobTitle, person.branch].filter(Boolean).join(', ') || person.userName,
    media: <Avatar name={name} src={person.picture} size="md" tone="accent" />,
  };
}
