import { motiveMaxLength } from '@tramita/client/contract';
import { checkMotive } from '@tramita/client/rules';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
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
  /** What is typed so far; kept outside, so that closing the dialog or reloading the page loses nothing. */
  motive: string;
  onMotiveChange: (motive: string) => void;
  onConfirm: (motive: string) => void;
  onCancel: () => void;
}

/** Asks for the reason of a rejection or a cancellation. */
export function MotiveDialog(props: MotiveDialogProps) {
  const { open, title, children, label, confirmLabel, cancelLabel, busy, motive, onMotiveChange, onConfirm, onCancel } =
    props;
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const formId = useId();
  const problem = checkMotive(motive);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (problem) field.current?.focus();
    else if (!busy) onConfirm(motive.trim());
  };
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      width={480}
      phone="sheet"
      initialFocus={field}
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
      <form id={formId} onSubmit={handleSubmit} noValidate>
        {children}
        <Field
          label={label}
          required
          counter={{ length: motive.length, max: motiveMaxLength }}
          error={isChecked || motive.length > motiveMaxLength ? problem : null}
        >
          <TextArea ref={field} value={motive} minRows={4} onChange={(event) => onMotiveChange(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
