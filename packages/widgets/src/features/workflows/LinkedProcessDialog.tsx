import type { ProcessDetail } from '@tramita/client/contract';
import { useId, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { focusControl } from '../../form/focus-control.ts';
import type { workflowsMessages } from '../../messages/features/workflows.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { DialogWindow } from '../../ui/Dialog/DialogWindow.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { useUiEnvironment } from '../../ui/ui-environment.ts';
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
  const { messages: common } = useUiEnvironment();
  const id = useId();
  const fields = useRef<HTMLFormElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  const { form, failure, save } = useLinkedProcessForm(process, messages, onClose, (name) => {
    if (fields.current) focusControl(fields.current, `${id}-${name}`);
  });
  const { isDirty, isSubmitting } = form.formState;
  const leave = () => (isDirty ? setLeaving(true) : onClose());
  return (
    <DialogWindow
      open={open}
      onClose={leave}
      title={process ? messages.editLinked : messages.newLinked}
      width={640}
      closeOnOutsidePress={false}
      footer={
        <>
          <Button size="action" onClick={leave}>
            {messages.close}
          </Button>
          <Button size="action" variant="primary" type="submit" form={id} busy={isSubmitting}>
            {messages.save}
          </Button>
        </>
      }
    >
      <form
        ref={fields}
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSubmitting) void save();
        }}
      >
        {failure && (
          <Notice tone={failure.changes ? 'warning' : 'danger'} title={failure.text} announce>
            {failure.changes && <NewerVersion messages={messages} changes={failure.changes} />}
          </Notice>
        )}
        <FormProvider {...form}>
          <LinkedProcessFields id={id} messages={messages} initialDepartment={process?.department?.id ?? null} />
        </FormProvider>
      </form>
      <ConfirmDialog
        open={isLeaving}
        title={common.unsavedQuestion}
        confirmLabel={common.unsavedLeave}
        cancelLabel={common.unsavedStay}
        onConfirm={onClose}
        onCancel={() => setLeaving(false)}
      />
    </DialogWindow>
  );
}

interface NewerVersionProps {
  messages: typeof workflowsMessages;
  changes: readonly string[];
}

/** Changes by another user, and the effect of saving again. */
function NewerVersion({ messages, changes }: NewerVersionProps) {
  return (
    <>
      {changes.length > 0 && (
        <ul>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      <p>{messages.outdatedDetail}</p>
    </>
  );
}
