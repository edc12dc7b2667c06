import { type PersonDetail, updatePerson } from '@tramita/client/contract';
import { useEffect } from 'react';
import { EditNotices } from '../../../lists/EditNotices.tsx';
import { useEditForm } from '../../../lists/use-edit-form.ts';
import { useEditedRecord } from '../../../lists/use-edited-record.ts';
import { personRuleTexts } from '../../../messages/rules/person-rules.ts';
import * as rowStyles from '../../../person-data/DataRow.css.ts';
import {
  fieldLabel,
  identityFields,
  type PersonField as PersonFieldName,
  workFields,
} from '../../../person-data/person-fields.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { focusControl } from '../../../ui/focus-control.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import { PersonField } from '../PersonField.tsx';
import { attributesOf, changedAttributes, draftOf, type PersonDraft, problemsOf } from '../person-draft.ts';
import type { EditedTabProps } from './edited-tab.ts';
import * as styles from './PersonPage.css.ts';
import { personReads } from './person-changes.ts';
import { useKeepPerson, useReadPerson } from './use-person.ts';

interface FieldEditorProps extends EditedTabProps {
  name: PersonFieldName;
  /** Called after the value was saved, or without saving it. */
  onDone: () => void;
}

/** A line of the page of a person that is being edited. Enter saves and Escape leaves. */
export function FieldEditor({ name, person, messages, onDone, ...page }: FieldEditorProps) {
  const rules = useMessages(personRuleTexts);
  const snackbars = useSnackbars();
  const keep = useKeepPerson();
  const { record, edited } = useEditedRecord({
    loaded: person,
    read: useReadPerson(),
    valuesOf: draftOf,
    labels: Object.fromEntries([...identityFields, ...workFields].map((name) => [name, fieldLabel(name, messages)])),
  });
  const initial = draftOf(record ?? person);
  const form = useEditForm<PersonDraft, PersonDetail>({
    ...page,
    initial,
    // other fields may break newer rules
    check: (draft) => only(name, problemsOf(draft, rules)),
    contentOf: attributesOf,
    sending: { changes: personReads, failed: messages.saveFailed },
    edited,
    save: async (draft, send, known) => {
      const body = changedAttributes(draft, initial);
      if (Object.keys(body).length === 0) return person;
      const sent = await send(updatePerson, { params: { id: person.id }, body: { ...body, ...known } });
      return sent?.answer ?? null;
    },
    onSaved: (answer) => {
      if (answer !== person) {
        keep(answer);
        snackbars.success(messages.saved);
      }
      onDone();
    },
    onClose: onDone,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when editing begins
  useEffect(() => {
    if (form.root.current) focusControl(form.root.current, `${form.id}-${name}`);
  }, []);
  return (
    <div className={rowStyles.row} data-edited>
      <dt className={rowStyles.label}>{fieldLabel(name, messages)}</dt>
      <dd className={styles.editor}>
        <form
          ref={form.root}
          className={styles.editorForm}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void form.save();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.defaultPrevented) return;
            event.stopPropagation();
            form.close();
          }}
        >
          <EditNotices form={form} />
          <div className={styles.editorLine}>
            <div className={styles.editorFields}>
              <PersonField name={name} form={form} messages={messages} person={person.id} hideLabel />
            </div>
            <div className={styles.editorActions}>
              <Button onClick={form.close}>{messages.cancel}</Button>
              <Button variant="primary" type="submit" busy={form.isSaving}>
                {messages.save}
              </Button>
            </div>
          </div>
        </form>
        {form.question}
      </dd>
    </div>
  );
}

const only = <Values extends object>(name: string, values: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key === name)) as Partial<Values>;
