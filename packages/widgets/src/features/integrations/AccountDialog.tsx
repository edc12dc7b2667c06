import type { ServiceAccount } from '@tramita/client/contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { EditDialog } from '../../lists/EditDialog.tsx';
import type { integrationsMessages } from '../../messages/features/integrations.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import type { LeaveRequest } from '../../ui/leave-request.ts';
import { AccountForm } from './AccountForm.tsx';
import * as styles from './Integrations.css.ts';
import { Tokens } from './Tokens.tsx';
import { useAccountForm } from './use-account-form.ts';

export interface AccountDialogProps {
  messages: typeof integrationsMessages;
  /** The account that is edited; null for a new one. */
  account: ServiceAccount | null;
  open: boolean;
  /** A navigation that the page holds back. */
  leaving: LeaveRequest | null;
  onUnsavedChange: ((isUnsaved: boolean) => void) | undefined;
  /** Called with a token that is shown this once. */
  onIssued: (token: string) => void;
  onClose: () => void;
}

/** The dialog that creates, changes or revokes a service account. Needs a new `key` for each opening. */
export function AccountDialog({ messages, account: listed, open, ...page }: AccountDialogProps) {
  const [isAsking, setAsking] = useState(false);
  // a revoked account leaves the list while the dialog fades out
  const [last, setLast] = useState(listed);
  if (listed && listed !== last) setLast(listed);
  const account = listed ?? last;
  const { form, remove, isRemoving } = useAccountForm({ account, messages, ...page });
  return (
    <EditDialog
      open={open}
      title={account ? messages.change : messages.create}
      cancel={messages.cancel}
      save={messages.save}
      width={640}
      className={styles.form}
      form={form}
      footerStart={
        account && (
          <Button variant="ghost" size="action" icon={<Trash2 />} onClick={() => setAsking(true)}>
            {messages.remove}
          </Button>
        )
      }
      questions={
        <ConfirmDialog
          open={isAsking}
          title={messages.removeQuestion(account?.name ?? '')}
          confirmLabel={messages.remove}
          tone="danger"
          busy={isRemoving}
          onConfirm={() => void remove().then(() => setAsking(false))}
          onCancel={() => setAsking(false)}
        >
          {messages.removeDetail}
        </ConfirmDialog>
      }
    >
      <AccountForm form={form} messages={messages} isNew={account === null} />
      {account && <Tokens messages={messages} account={account} onIssued={page.onIssued} />}
    </EditDialog>
  );
}
