import { motiveMaxLength } from '@tramita/client/contract';
import { checkMotive } from '@tramita/client/rules';
import { type ReactNode, useId } from 'react';
import { useController, useForm } from 'react-hook-form';
import { motiveTexts } from '../messages/rules/motives.ts';
import { taskActionsMessages } from '../messages/task-actions.ts';
import { useMessages } from '../provider/use-messages.ts';
import { Button } from '../ui/Button/Button.tsx';
import { DialogWindow } from '../ui/Dialog/DialogWindow.tsx';
import { Field } from '../ui/Field/Field.tsx';
import { Notice } from '../ui/Notice/Notice.tsx';
import { TextArea } from '../ui/TextArea/TextArea.tsx';
import type { TaskActionDialogProps } from './task-action-dialog.ts';
import * as styles from './task-actions.css.ts';

/** Props of {@link MotiveDialog}; the result is the trimmed reason, 1 to 200 characters long. */
export interface MotiveDialogProps extends Omit<TaskActionDialogProps<string>, 'tasks'> {
  /** Number of tasks the action applies to. @default 1, also for an action whose title names what it applies to */
  tasks?: number;
  title: string;
  /** Explains the action. */
  children?: ReactNode;
  /** Label of the confirm button: the verb of the action. */
  confirmLabel: string;
  /** Error for an empty reason. @default the text for one task */
  requiredText?: string;
  /**
   * Text typed earlier; kept by the caller, so that closing the dialog or reloading the page loses nothing.
   *
   * @default ''
   */
  motive?: string;
  onMotiveChange?: (motive: string) => void;
}

/** Asks for the reason of a rejection or a cancellation, of one task or of several. */
export function MotiveDialog(props: MotiveDialogProps) {
  const { open, title, confirmLabel, isBusy, onClose } = props;
  const messages = useMessages(taskActionsMessages);
  const formId = useId();
  return (
    <DialogWindow
      open={open}
      onClose={onClose}
      title={title}
      width={480}
      phone="sheet"
      closeOnOutsidePress={false}
      footer={
        <>
          <Button size="action" onClick={onClose}>
            {messages.back}
          </Button>
          <Button size="action" variant="danger" type="submit" form={formId} busy={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <MotiveForm {...props} id={formId} messages={messages} />
    </DialogWindow>
  );
}

interface MotiveFormProps extends MotiveDialogProps {
  id: string;
  messages: typeof taskActionsMessages;
}

/** Mounted while the dialog is open, so that each opening starts with the text typed last. */
function MotiveForm(props: MotiveFormProps) {
  const { id, messages, children, tasks = 1, isBusy, problem, motive = '', onMotiveChange, onConfirm } = props;
  const texts = useMessages(motiveTexts);
  const { control, handleSubmit } = useForm({ defaultValues: { motive } });
  const check = (typed: string): string | null => {
    const found = checkMotive(typed, texts);
    return found === texts.motiveRequired ? (props.requiredText ?? messages.motiveRequired) : found;
  };
  const { field, fieldState } = useController({
    control,
    name: 'motive',
    rules: { validate: (typed) => check(typed) ?? true },
  });
  const { length } = field.value;
  const wrong = fieldState.error?.message ?? (length > motiveMaxLength ? check(field.value) : null);
  return (
    <form
      id={id}
      noValidate
      className={styles.form}
      onSubmit={handleSubmit((typed) => isBusy || onConfirm(typed.motive.trim()))}
    >
      {children}
      {tasks > 1 && <p className={styles.quiet}>{messages.affects(tasks)}</p>}
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Field label={messages.motiveLabel} required counter={{ length, max: motiveMaxLength }} error={wrong}>
        <TextArea
          {...field}
          minRows={4}
          onChange={(event) => {
            field.onChange(event);
            onMotiveChange?.(event.target.value);
          }}
        />
      </Field>
    </form>
  );
}
