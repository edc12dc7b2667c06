import { setPersonGroups } from '@tramita/client/contract';
import { useState } from 'react';
import type { ComboboxOption } from '../../../ui/Combobox/filter-options.ts';
import { Field } from '../../../ui/Field/Field.tsx';
import { GroupChoice } from '../PersonPickers.tsx';
import { groupIds, groupOptions } from '../person-draft.ts';
import type { EditedTabProps } from './edited-tab.ts';
import { isAnonymised } from './is-anonymised.ts';
import { PartForm } from './PartForm.tsx';
import * as styles from './PersonPage.css.ts';
import { usePartForm } from './use-part-form.ts';

/** The attendance groups of a person; those of an anonymised person cannot be changed. */
export function PersonGroups(props: EditedTabProps) {
  const [visit, setVisit] = useState(0);
  return <GroupsForm key={visit} {...props} onDone={() => setVisit(visit + 1)} />;
}

function GroupsForm({ person, messages, ...page }: EditedTabProps & { onDone: () => void }) {
  const { form, isChanged } = usePartForm<{ groups: readonly ComboboxOption[] }>({
    ...page,
    person,
    messages,
    valuesOf: (person) => ({ groups: groupOptions(person) }),
    labels: { groups: messages.groups },
    contentOf: ({ groups }) => groupIds(groups),
    failed: messages.groupsFailed,
    save: async ({ groups }, send, known) => {
      const body = { groups: groupIds(groups), ...known };
      const sent = await send(setPersonGroups, { params: { id: person.id }, body });
      return sent?.answer ?? null;
    },
  });
  const inactive = person.groups.filter(({ active }) => !active).map(({ name }) => name);
  return (
    <div className={styles.content}>
      <PartForm form={form} messages={messages} isChanged={isChanged}>
        <Field
          {...form.field('groups')}
          label={messages.groups}
          readOnly={isAnonymised(person)}
          hint={inactive.length > 0 && messages.inactiveGroups(inactive.join(', '))}
        >
          <GroupChoice messages={messages} {...form.control('groups')} />
        </Field>
      </PartForm>
    </div>
  );
}
