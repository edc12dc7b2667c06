import type { PersonDetail } from '@tramita/client/contract';
import { type EditFormOptions, useEditForm } from '../../../lists/use-edit-form.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import type { EditedTabProps } from './edited-tab.ts';
import { personReads } from './person-changes.ts';
import { useKeepPerson } from './use-person.ts';

interface PartFormOptions<Values extends object>
  extends Pick<EditFormOptions<Values, PersonDetail>, 'initial' | 'save'>,
    Omit<EditedTabProps, 'person'> {
  /** Returns the content to save. */
  contentOf: (values: Values) => readonly (string | number)[];
  /** Title of a failure. */
  failed: string;
  /** Called after the part was saved, or without saving it. */
  onDone: () => void;
}

/** State of the form of a part of a person that is saved by itself. All values that it offers are valid. */
export function usePartForm<Values extends object>(options: PartFormOptions<Values>) {
  const { initial, contentOf, save, messages, failed, onDone, leaving, onUnsavedChange } = options;
  const snackbars = useSnackbars();
  const keep = useKeepPerson();
  const form = useEditForm<Values, PersonDetail>({
    initial,
    leaving,
    onUnsavedChange,
    check: () => ({}),
    contentOf,
    sending: { changes: personReads, failed },
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
