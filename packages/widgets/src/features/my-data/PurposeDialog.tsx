import { dataPurposeMaxLength, getMyData, setDataPurpose } from '@tramita/client/contract';
import { EditDialog } from '../../lists/EditDialog.tsx';
import { useEditForm } from '../../lists/use-edit-form.ts';
import type { myDataMessages } from '../../messages/features/my-data.ts';
import { Field } from '../../ui/Field/Field.tsx';
import type { LeaveRequest } from '../../ui/leave-request.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';
import * as styles from './MyData.css.ts';

export interface PurposeDialogProps {
  messages: typeof myDataMessages;
  /** The text of the company; null without one. */
  purpose: string | null;
  leaving: LeaveRequest | null;
  onUnsavedChange: ((isUnsaved: boolean) => void) | undefined;
  open: boolean;
  onClose: () => void;
}

/** Changes the company's text on the purpose of personal data. Needs a new `key` for each opening. */
export function PurposeDialog({ messages, purpose, open, onClose, ...page }: PurposeDialogProps) {
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
