import { type PersonDetail, setPersonGroups } from '@tramita/client/contract';
import { useState } from 'react';
import { useEditForm } from '../../../lists/use-edit-form.ts';
import type { ComboboxOption } from '../../../ui/Combobox/filter-options.ts';
import { Field } from '../../../ui/Field/Field.tsx';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import { GroupChoice } from '../PersonPickers.tsx';
import { groupIds, groupOptions } from '../person-draft.ts';
import type { EditedTabProps } from './edited-tab.ts';
import { PartForm } from './PartForm.tsx';
import * as styles from './PersonPage.css.ts';
import { personReads } from './person-changes.ts';
import { useKeepPerson } from './use-person.ts';

/** The attendance groups of a person. */
export function PersonGroups(props: EditedTabProps) {
  const [visit, setVisit] = useState(0);
  return <GroupsForm key={visit} {...props} onDone={() => setVisit(visit + 1)} />;
}

function GroupsForm({ person, messages, onDone, ...page }: EditedTabProps & { onDone: () => void }) {
  const snackbars = useSnackbars();
  const keep = useKeepPerson();
  const initial = groupOptions(person);
  const form = useEditForm<{ groups: readonly ComboboxOption[] }, PersonDetail>({
    ...page,
    initial: { groups: initial },
    check: () => ({}),
    contentOf: ({ groups }) => groupIds(groups),
    sending: { changes: personReads, failed: messages.groupsFailed },
    save: async ({ groups }, send) => {
      const sent = await send(setPersonGroups, { params: { id: person.id }, body: { groups: groupIds(groups) } });
      return sent?.answer ?? null;
    },
    onSaved: (answer) => {
      keep(answer);
      snackbars.success(messages.saved);
      onDone();
    },
    onClose: onDone,
  });
  const isChanged = groupIds(form.values.groups).join() !== groupIds(initial).join();
  const inactive = person.groups.filter(({ active }) => !active).map(({ name }) => name);
  return (
    <div className={styles.content}>
      <PartForm form={form} messages={messages} isChanged={isChanged}>
        <Field
          {...form.field('groups')}
          label={messages.groups}
          hint={inactive.length > 0 && messages.inactiveGroups(inactive.join(', '))}
        >
          <GroupChoice messages={messages} {...form.control('groups')} />
        </Field>
      </PartForm>
    </div>
  );
}
