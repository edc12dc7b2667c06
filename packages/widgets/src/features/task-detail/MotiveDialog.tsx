import { motiveMaxLength } from '@tramita/client/contract';
import { checkMotive } from '@tramita/client/rules';
import { type ReactNode, useId } from 'react';
import { useController, useForm } from 'react-hook-form';
import { Button } from '../../ui/Button/Button.tsx';
import { DialogWindow } from '../../ui/Dialog/DialogWindow.tsx';
import { Field } from '../../ui/Field/Field.tsx';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';

export interface MotiveDialogProps {
  open: boolean;
  title: string;
  /** What the action means. */
  children?: ReactNode;
  label: string;
  confirmLabel: string;
  cancelLabel: string;
  busy: boolean;
  /** What was typed so far; kept outside, so that closing the dialog or reloading the page loses nothing. */
  motive: string;
  onMotiveChange: (motive: string) => void;
  onConfirm: (motive: string) => void;
  onCancel: () => void;
}

/** Asks for the reason of a rejection or a cancellation. */
export function MotiveDialog(props: MotiveDialogProps) {
  const { open, title, confirmLabel, cancelLabel, busy, onCancel } = props;
  const formId = useId();
  return (
    <DialogWindow
      open={open}
      onClose={onCancel}
      title={title}
      width={480}
      phone="sheet"
      closeOnOutsidePress={false}
      footer={
        <>
          <Button size="action" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button size="action" variant="danger" type="submit" form={formId} busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <MotiveForm {...props} id={formId} />
    </DialogWindow>
  );
}

/** It lives as long as the dialog is open, so that each opening starts from what was typed last. */
function MotiveForm({
  id,
  children,
  label,
  busy,
  motive,
  onMotiveChange,
  onConfirm,
}: MotiveDialogProps & { id: string }) {
  const { control, handleSubmit } = useForm({ defaultValues: { motive } });
  const { field, fieldState } = useController({
    control,
    name: 'motive',
    rules: { validate: (typed) => checkMotive(typed) ?? true },
  });
  const { length } = field.value;
  const problem = fieldState.error?.message ?? (length > motiveMaxLength ? checkMotive(field.value) : null);
  return (
    <form id={id} noValidate onSubmit={handleSubmit((typed) => busy || onConfirm(typed.motive.trim()))}>
      {children}
      <Field label={label} required counter={{ length, max: motiveMaxLength }} error={problem}>
        <TextArea
          {...field}
          minRows={4}
          onChange={(event) => {
            field.onChange(event);
            onMotiveChange(event.target.value);
          }}
        />
      </Field>
    </form>
  );
}
