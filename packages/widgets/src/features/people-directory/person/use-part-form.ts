import type { PersonDetail } from '@tramita/client/contract';
import { type EditFormOptions, useEditForm } from '../../../lists/use-edit-form.ts';
import { type EditedRecord, useEditedRecord } from '../../../lists/use-edited-record.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import type { EditedTabProps } from './edited-tab.ts';
import { personReads } from './person-changes.ts';
import { useKeepPerson, useReadPerson } from './use-person.ts';

interface PartFormOptions<Values extends object>
  extends Pick<EditFormOptions<Values, PersonDetail>, 'save'>,
    EditedTabProps {
  /** Returns the values of the part. */
  valuesOf: (person: PersonDetail) => Values;
  labels: EditedRecord<Values>['labels'];
  /** Returns the content to save. */
  contentOf: (values: Values) => readonly (string | number)[];
  /** Title of a failure. */
  failed: string;
  /** Called after the part was saved, or without saving it. */
  onDone: () => void;
}

/** State of the form of a part of a person that is saved by itself. All values that it offers are valid. */
export function usePartForm<Values extends object>(options: PartFormOptions<Values>) {
  const { person, valuesOf, labels, contentOf, save, messages, failed, onDone, leaving, onUnsavedChange } = options;
  const snackbars = useSnackbars();
  const keep = useKeepPerson();
  const { record, edited } = useEditedRecord({ loaded: person, read: useReadPerson(), valuesOf, labels });
  const initial = valuesOf(record ?? person);
  const form = useEditForm<Values, PersonDetail>({
    initial,
    leaving,
    onUnsavedChange,
    check: () => ({}),
    contentOf,
    sending: { changes: personReads, failed },
    edited,
    save,
    onSaved: (answer) => {
      keep(answer);
      snackbars.success(messages.saved);
      onDone();
    },
    onClose: onDone,
  });
  return { form, isChanged: contentOf(form.values).join() !== contentOf(initial).join() };
}
