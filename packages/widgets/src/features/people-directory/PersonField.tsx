import { personNameMaxLength } from '@tramita/client/contract';
import type { EditForm } from '../../lists/use-edit-form.ts';
import type { peopleDirectoryMessages } from '../../messages/features/people/people-directory.ts';
import { fieldLabel, type PersonField as PersonFieldName } from '../../person-data/person-fields.ts';
import { Field } from '../../ui/Field/Field.tsx';
import { Select } from '../../ui/Select/Select.tsx';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import { RecordPicker, SectorPicker, SuperiorPicker } from './PersonPickers.tsx';
import type { PersonDraft } from './person-draft.ts';
import { useStatuses } from './use-register-options.ts';

/** The part of a form that a field of a person needs. */
export type PersonFieldForm = Pick<EditForm<PersonDraft>, 'id' | 'values' | 'field' | 'control' | 'text'>;

interface PersonFieldProps {
  name: PersonFieldName;
  form: PersonFieldForm;
  messages: typeof peopleDirectoryMessages;
  /** Id of the person, who is not offered as superior; null for a new one. */
  person: number | null;
  /** Shows the label to screen readers only. @default false */
  hideLabel?: boolean;
}

const required: ReadonlySet<PersonFieldName> = new Set(['firstName', 'lastName', 'userName']);

/** The control of one field of a person. */
export function PersonField({ name, form, messages, person, hideLabel }: PersonFieldProps) {
  const field = { ...form.field(name), label: fieldLabel(name, messages), hideLabel };
  switch (name) {
    case 'branchId':
      return <RecordPicker kind="branches" messages={messages} field={field} {...form.control(name)} />;
    case 'jobTitleId':
      return <RecordPicker kind="job-titles" messages={messages} field={field} {...form.control(name)} />;
    case 'sectorId':
      return <SectorPicker messages={messages} id={form.id} field={field} {...form.control(name)} />;
    case 'superiorId':
      return <SuperiorPicker messages={messages} person={person} field={field} {...form.control(name)} />;
    case 'statusId':
      return (
        <Field {...field}>
          <StatusSelect messages={messages} {...form.control(name)} />
        </Field>
      );
    default: {
      const { firstName, lastName } = form.values;
      const placeholder = {
        completeName: `${firstName} ${lastName}`.trim().slice(0, 2 * personNameMaxLength),
        nickName: firstName.trim(),
      }[name as string];
      return (
        <Field {...field} required={required.has(name)}>
          <TextInput
            {...form.text(name)}
            autoComplete="off"
            placeholder={placeholder}
            inputMode={name === 'custom2' ? 'numeric' : undefined}
            type={name === 'email' ? 'email' : undefined}
          />
        </Field>
      );
    }
  }
}

interface StatusSelectProps {
  messages: typeof peopleDirectoryMessages;
  value: string;
  onChange: (value: string) => void;
}

/** The status of a person; inactive ones are not offered, but one that the person has stays. */
function StatusSelect({ messages, value, onChange }: StatusSelectProps) {
  const statuses = useStatuses();
  const offered = (statuses.data ?? []).filter(({ id, active }) => active || String(id) === value);
  const options = offered.map(({ id, name, active }) => ({
    value: String(id),
    label: active ? name : messages.inactiveName(name),
  }));
  return <Select placeholder={messages.choose} value={value} options={options} onValueChange={onChange} />;
}
