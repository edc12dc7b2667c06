import { getSector, listAssignees, listGroups } from '@tramita/client/contract';
import { type ReactNode, useState } from 'react';
import { useDepartmentLookup, useSectorLookup } from '../../areas/use-areas.ts';
import { useCall } from '../../calls/use-call.ts';
import type { peopleDirectoryMessages } from '../../messages/features/people/people-directory.ts';
import { FailedOptions } from '../../people/FailedOptions.tsx';
import { personOption } from '../../people/person-option.tsx';
import { pickerProps } from '../../people/picker-props.tsx';
import { usePickerOptions } from '../../people/use-picker-options.ts';
import { Combobox } from '../../ui/Combobox/Combobox.tsx';
import type { ComboboxOption } from '../../ui/Combobox/filter-options.ts';
import { MultiCombobox } from '../../ui/Combobox/MultiCombobox.tsx';
import { Field } from '../../ui/Field/Field.tsx';
import { useRegisterOptions } from './use-register-options.ts';

interface PickerField {
  readonly id: string;
  readonly error: string | undefined;
  readonly label: ReactNode;
  readonly hideLabel?: boolean | undefined;
}

interface PickerProps {
  messages: typeof peopleDirectoryMessages;
  field: PickerField;
  value: ComboboxOption | null;
  onChange: (value: ComboboxOption | null) => void;
  onBlur: () => void;
}

/** A branch or a job title; inactive ones are not offered. */
export function RecordPicker({ kind, messages, field, ...props }: PickerProps & { kind: 'branches' | 'job-titles' }) {
  const found = useRegisterOptions(kind, messages.inactiveName, true);
  return <Picker {...props} messages={messages} field={field} found={found} />;
}

/** The superior of a person, who is not offered. */
export function SuperiorPicker({ person, messages, field, ...props }: PickerProps & { person: number | null }) {
  const found = usePickerOptions({
    endpoint: listAssignees,
    inputOf: (q) => ({ query: { q, ...(person === null ? {} : { exclude: String(person) }) } }),
    toOption: personOption,
  });
  return <Picker {...props} messages={messages} field={field} found={found} />;
}

function Picker({ messages, field, found, ...props }: PickerProps & { found: ReturnType<typeof usePickerOptions> }) {
  return (
    <Field {...field}>
      <Combobox {...props} {...pickerProps(found, messages)} placeholder={messages.choose} />
    </Field>
  );
}

/** The sector of a person, and the department whose sectors are offered. */
export function SectorPicker({ id, messages, field, value, onChange, onBlur }: PickerProps & { id: string }) {
  const [chosen, setChosen] = useState<ComboboxOption | null | undefined>(undefined);
  const stored = useCall(getSector, value && chosen === undefined ? { params: { id: Number(value.value) } } : null);
  const own = stored.data && { value: String(stored.data.department.id), label: stored.data.department.description };
  const department = chosen === undefined ? (own ?? null) : chosen;
  const departments = useDepartmentLookup();
  const sectors = useSectorLookup(department ? Number(department.value) : null);
  const toOptions = (areas: readonly { id: number; description: string; active: boolean }[] | undefined) =>
    (areas ?? []).filter(({ active }) => active).map((area) => ({ value: String(area.id), label: area.description }));
  return (
    <>
      <Field id={`${id}-department`} label={messages.department}>
        <Combobox
          placeholder={messages.choose}
          value={department}
          options={toOptions(departments.data)}
          loading={departments.isFetching && !departments.data}
          error={departments.problem && <FailedOptions messages={messages} onRetry={departments.retry} />}
          onChange={(next) => {
            setChosen(next);
            if (next?.value !== department?.value) onChange(null);
          }}
        />
      </Field>
      <Field {...field} hideLabel={false}>
        <Combobox
          placeholder={messages.choose}
          value={value}
          options={toOptions(sectors.data)}
          loading={department !== null && sectors.isFetching && !sectors.data}
          emptyText={department ? undefined : messages.departmentFirst}
          error={sectors.problem && <FailedOptions messages={messages} onRetry={sectors.retry} />}
          onChange={(next) => {
            // the department stays chosen after its sector was cleared
            setChosen(department);
            onChange(next);
          }}
          onBlur={onBlur}
        />
      </Field>
    </>
  );
}

interface GroupChoiceProps {
  messages: typeof peopleDirectoryMessages;
  value: readonly ComboboxOption[];
  onChange: (value: readonly ComboboxOption[]) => void;
  onBlur: () => void;
}

/** The attendance groups of a person as chips. */
export function GroupChoice({ messages, ...props }: GroupChoiceProps) {
  const found = usePickerOptions({
    endpoint: listGroups,
    inputOf: (q) => ({ query: { q } }),
    toOption: ({ id, name }) => ({ value: String(id), label: name }),
    size: 20,
  });
  return <MultiCombobox {...props} {...pickerProps(found, messages)} placeholder={messages.groupsPlaceholder} />;
}
