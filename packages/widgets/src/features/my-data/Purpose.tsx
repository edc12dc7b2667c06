import { dataPurposeMaxLength, getMyData, type PersonDetail, setDataPurpose } from '@tramita/client/contract';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { EditDialog } from '../../lists/EditDialog.tsx';
import { useEditForm } from '../../lists/use-edit-form.ts';
import type { myDataMessages } from '../../messages/features/my-data.ts';
import { useCapabilities } from '../../provider/use-capability.ts';
import { Field } from '../../ui/Field/Field.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import type { LeaveRequest } from '../../ui/leave-request.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';
import * as styles from './MyData.css.ts';

interface PurposeProps {
  messages: typeof myDataMessages;
  /** The text of the company; null without one. */
  purpose: string | null;
  /** The user. */
  person: PersonDetail;
  leaving: LeaveRequest | null;
  onUnsavedChange: ((isUnsaved: boolean) => void) | undefined;
}

/** The company's text on the purpose and the criteria of its use of personal data; administrators can change it. */
export function Purpose({ messages, purpose, person, ...page }: PurposeProps) {
  const [dialog, setDialog] = useState({ open: false, visit: 0 });
  const isOffered = useCapabilities()('myData.setPurpose');
  const canChange = isOffered && person.roles.split(',').includes('ROLE_ADMIN');
  return (
    <>
      <div className={styles.headingLine}>
        <h2 className={styles.heading}>{messages.purpose}</h2>
        {canChange && (
          <IconButton
            name={messages.editPurpose}
            icon={<Pencil />}
            size="sm"
            onClick={() => setDialog(({ visit }) => ({ open: true, visit: visit + 1 }))}
          />
        )}
      </div>
      <p className={purpose === null ? styles.none : styles.purpose}>{purpose ?? messages.noPurpose}</p>
      {canChange && dialog.visit > 0 && (
        <PurposeDialog
          key={dialog.visit}
          messages={messages}
          purpose={purpose}
          {...page}
          open={dialog.open}
          onClose={() => setDialog((former) => ({ ...former, open: false }))}
        />
      )}
    </>
  );
}

interface PurposeDialogProps extends Omit<PurposeProps, 'person'> {
  open: boolean;
  onClose: () => void;
}

function PurposeDialog({ messages, purpose, open, onClose, ...page }: PurposeDialogProps) {
  const snackbars = useSnackbars();
  const form = useEditForm<{ text: string }, object>({
    ...page,
    initial: { text: purpose ?? '' },
    check: ({ text }) => (text.length > dataPurposeMaxLength ? { text: messages.tooLong } : {}),
    contentOf: ({ text }) => text.trim(),
    sending: { changes: [getMyData], failed: messages.purposeFailed },
    save: ({ text }, send) => send(setDataPurpose, { body: { text } }),
    onSaved: () => {
      snackbars.success(messages.purposeSaved);
      onClose();
    },
    onClose,
  });
  return (
    <EditDialog
      open={open}
      title={messages.editPurpose}
      cancel={messages.cancel}
      save={messages.save}
      width={680}
      className={styles.form}
      form={form}
    >
      <Field {...form.field('text')} label={messages.purpose} hint={messages.purposeHint}>
        <TextArea minRows={10} {...form.text('text')} />
      </Field>
    </EditDialog>
  );
}
