import type { ReactNode } from 'react';
import type { EditForm } from '../../lists/use-edit-form.ts';
import type { peopleDirectoryMessages } from '../../messages/features/people/people-directory.ts';
import { identityFields, workFields } from '../../person-data/person-fields.ts';
import { Field } from '../../ui/Field/Field.tsx';
import * as styles from './People.css.ts';
import { PersonField, type PersonFieldForm } from './PersonField.tsx';
import { GroupChoice } from './PersonPickers.tsx';
import type { NewPersonDraft } from './person-draft.ts';
import { RoleChoice } from './RoleChoice.tsx';

interface PersonFormProps {
  form: EditForm<NewPersonDraft>;
  messages: typeof peopleDirectoryMessages;
}

/** All fields of a new person. */
export function PersonForm({ form, messages }: PersonFormProps) {
  const fields: PersonFieldForm = form;
  const props = { form: fields, messages, person: null };
  return (
    <>
      <Section title={messages.identity}>
        {identityFields.map((name) => (
          <PersonField key={name} name={name} {...props} />
        ))}
      </Section>
      <Section title={messages.work}>
        {workFields.map((name) => (
          <PersonField key={name} name={name} {...props} />
        ))}
      </Section>
      <Section title={messages.permissions} wide>
        <Field {...form.field('roles')} label={messages.roles} group>
          <RoleChoice messages={messages} grants={[]} {...form.control('roles')} />
        </Field>
        <Field {...form.field('groups')} label={messages.groups}>
          <GroupChoice messages={messages} {...form.control('groups')} />
        </Field>
      </Section>
    </>
  );
}

function Section({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.sectionTitle}>{title}</legend>
      <div className={wide ? styles.wide : styles.pair}>{children}</div>
    </fieldset>
  );
}
