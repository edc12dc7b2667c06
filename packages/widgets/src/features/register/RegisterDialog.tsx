import type { RegisterKind, RegisterRecord } from '@tramita/client/contract';
import { Ban, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { EditDialog } from '../../lists/EditDialog.tsx';
import type { registerMessages } from '../../messages/features/register.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import type { LeaveRequest } from '../../ui/leave-request.ts';
import * as styles from './Register.css.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { useRegisterForm } from './use-register-form.ts';

export interface RegisterDialogProps {
  messages: typeof registerMessages;
  kind: RegisterKind;
  /** The record that is edited, or a new one. */
  record: RegisterRecord | 'new';
  open: boolean;
  leaving: LeaveRequest | null;
  onUnsavedChange: ((isUnsaved: boolean) => void) | undefined;
  onClose: () => void;
}

/** The dialog that creates, changes, deactivates or removes a record. Needs a new `key` for each opening. */
export function RegisterDialog({ messages, kind, record: opened, open, ...page }: RegisterDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const record = opened === 'new' ? null : opened;
  const { form, setActive, remove, isRemoving } = useRegisterForm({ kind, record, messages, ...page });
  return (
    <EditDialog
      open={open}
      title={messages[titleOf[kind][record ? 'edit' : 'new']]}
      cancel={messages.cancel}
      save={messages.save}
      className={styles.form}
      form={form}
      footerStart={
        record && (
          <span className={styles.footer}>
            <Button
              variant="ghost"
              size="action"
              icon={record.active ? <Ban /> : <RotateCcw />}
              onClick={() => void setActive(!record.active)}
            >
              {record.active ? messages.deactivate : messages.reactivate}
            </Button>
            <Button variant="ghost" size="action" icon={<Trash2 />} onClick={() => setAsking(true)}>
              {messages.delete}
            </Button>
          </span>
        )
      }
      questions={
        <ConfirmDialog
          open={isAsking}
          title={messages.deleteQuestion(record?.name ?? '')}
          confirmLabel={messages.delete}
          tone="danger"
          busy={isRemoving}
          onConfirm={() => void remove().then(() => setAsking(false))}
          onCancel={() => setAsking(false)}
        >
          {messages.deleteDetail}
        </ConfirmDialog>
      }
    >
      <RegisterForm kind={kind} form={form} messages={messages} />
    </EditDialog>
  );
}

const titleOf = {
  branches: { new: 'newBranch', edit: 'editBranch' },
  'job-titles': { new: 'newJobTitle', edit: 'editJobTitle' },
  statuses: { new: 'newStatus', edit: 'editStatus' },
  categories: { new: 'newCategory', edit: 'editCategory' },
  tags: { new: 'newTag', edit: 'editTag' },
} as const;
