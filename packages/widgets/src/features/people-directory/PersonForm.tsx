import { type PersonDetail, personNameMaxLength } from '@tramita/client/contract';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EditForm } from '../../lists/use-edit-form.ts';
import type { peopleDirectoryMessages } from '../../messages/features/people-directory.ts';
import { formatDate } from '../../messages/format/format-date.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { Field } from '../../ui/Field/Field.tsx';
import { Select } from '../../ui/Select/Select.tsx';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import * as styles from './People.css.ts';
import { GroupChoice, RecordPicker, SectorPicker, SuperiorPicker } from './PersonPickers.tsx';
import type { PersonDraft } from './person-draft.ts';
import { useStatuses } from './use-register-options.ts';

interface PersonFormProps {
  form: EditForm<PersonDraft>;
  /** Null for a new person. */
  person: PersonDetail | null;
  messages: typeof peopleDirectoryMessages;
}

type TextName = 'firstName' | 'lastName' | 'completeName' | 'nickName' | 'userName' | 'email' | 'custom1' | 'custom2';

/** The fields of a person. Values that belong to a source are locked and name it. */
export function PersonForm({ form, person, messages }: PersonFormProps) {
  const locale = useLocale();
  const statuses = useStatuses();
  const { values } = form;

  /** Props of the field of an attribute, locked if a source owns it. */
  function field(name: keyof PersonDraft & string, label: string) {
    const owned = person?.managed.find(({ attribute }) => attribute === name);
    if (!owned) return { ...form.field(name), label, isLocked: false };
    return {
      ...form.field(name),
      label: (
        <span className={styles.locked}>
          {label} <Lock aria-hidden="true" />
        </span>
      ),
      hint: messages.managed(owned.source.name, formatDate(owned.updatedAt, locale)),
      readOnly: true,
      isLocked: true,
    };
  }

  const text = (
    name: TextName,
    label: string,
    more: { required?: boolean; placeholder?: string; cpf?: boolean } = {},
  ) => {
    const { isLocked: _isLocked, ...props } = field(name, label);
    return (
      <Field {...props} required={more.required}>
        <TextInput
          {...form.text(name)}
          autoComplete="off"
          placeholder={more.placeholder}
          inputMode={more.cpf ? 'numeric' : undefined}
          type={name === 'email' ? 'email' : undefined}
        />
      </Field>
    );
  };

  const statusField = field('statusId', messages.status);
  const offered = (statuses.data ?? []).filter(({ id, active }) => active || String(id) === values.statusId);
  const statusOptions = offered.map(({ id, name, active }) => ({
    value: String(id),
    label: active ? name : messages.inactiveName(name),
  }));
  const isKnown = statusOptions.some(({ value }) => value === values.statusId);
  const current = person?.status && String(person.status.id) === values.statusId && !isKnown && person.status;
  return (
    <>
      <Section title={messages.identity}>
        {text('firstName', messages.firstName, { required: true })}
        {text('lastName', messages.lastName, { required: true })}
        {text('completeName', messages.completeName, {
          placeholder: `${values.firstName} ${values.lastName}`.trim().slice(0, 2 * personNameMaxLength),
        })}
        {text('nickName', messages.nickName, { placeholder: values.firstName.trim() })}
        {text('userName', messages.userName, { required: true })}
        {text('email', messages.email)}
        {text('custom2', messages.cpf, { cpf: true })}
        {text('custom1', messages.registration)}
      </Section>
      <Section title={messages.work}>
        <RecordPicker
          kind="branches"
          messages={messages}
          field={field('branchId', messages.branch)}
          {...form.control('branchId')}
        />
        <RecordPicker
          kind="job-titles"
          messages={messages}
          field={field('jobTitleId', messages.jobTitle)}
          {...form.control('jobTitleId')}
        />
        <SectorPicker
          messages={messages}
          id={form.id}
          field={field('sectorId', messages.sector)}
          {...form.control('sectorId')}
        />
        <SuperiorPicker
          messages={messages}
          person={person?.id ?? null}
          field={field('superiorId', messages.superior)}
          {...form.control('superiorId')}
        />
        <Field {...withoutLock(statusField)}>
          <Select
            placeholder={messages.choose}
            value={values.statusId}
            options={
              current ? [...statusOptions, { value: values.statusId, label: current.description }] : statusOptions
            }
            onValueChange={form.control('statusId').onChange}
          />
        </Field>
      </Section>
      <Section title={messages.permissions} wide>
        <Field {...form.field('groups')} label={messages.groups}>
          <GroupChoice messages={messages} {...form.control('groups')} />
        </Field>
      </Section>
    </>
  );
}

function withoutLock<Props extends { isLocked: boolean }>({ isLocked: _isLocked, ...props }: Props) {
  return props;
}

function Section({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.sectionTitle}>{title}</legend>
      <div className={wide ? styles.wide : styles.pair}>{children}</div>
    </fieldset>
  );
}
