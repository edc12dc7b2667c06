import type { ProcessDetail } from '@tramita/client/contract';
import { EditDialog } from '../../lists/EditDialog.tsx';
import type { workflowsMessages } from '../../messages/features/workflows.ts';
import { LinkedProcessFields } from './LinkedProcessFields.tsx';
import { useLinkedProcessForm } from './use-linked-process-form.ts';
import * as styles from './Workflows.css.ts';

export interface LinkedProcessDialogProps {
  messages: typeof workflowsMessages;
  /** The process to edit, as on the server; null for a new one. */
  process: ProcessDetail | null;
  open: boolean;
  onClose: () => void;
}

/** The dialog that publishes a linked process, or its new version. Use a new key for each opening. */
export function LinkedProcessDialog({ messages, process, open, onClose }: LinkedProcessDialogProps) {
  const form = useLinkedProcessForm(process, messages, onClose);
  return (
    <EditDialog
      open={open}
      title={process ? messages.editLinked : messages.newLinked}
      cancel={messages.close}
      save={messages.save}
      width={640}
      closeOnOutsidePress={false}
      className={styles.form}
      form={form}
    >
      <LinkedProcessFields form={form} messages={messages} initialDepartment={process?.department?.id ?? null} />
    </EditDialog>
  );
}
