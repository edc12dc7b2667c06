import { EditDialog } from '../../lists/EditDialog.tsx';
import * as styles from './People.css.ts';
import { PersonForm } from './PersonForm.tsx';
import { type NewPersonOptions, useNewPerson } from './use-new-person.ts';

export interface PersonDialogProps extends NewPersonOptions {
  open: boolean;
}

/** The dialog that creates a person. Needs a new `key` for each opening. */
export function PersonDialog({ open, ...options }: PersonDialogProps) {
  const { messages } = options;
  const form = useNewPerson(options);
  return (
    <EditDialog
      open={open}
      title={messages.add}
      cancel={messages.cancel}
      save={messages.save}
      className={styles.form}
      form={form}
      width={720}
    >
      <PersonForm form={form} messages={messages} />
    </EditDialog>
  );
}
