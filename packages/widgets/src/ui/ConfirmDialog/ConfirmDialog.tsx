import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import type { DialogProps } from '../Dialog/DialogWindow.tsx';
import { useUiEnvironment } from '../ui-environment.ts';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps extends Pick<DialogProps, 'onReturnFocus'> {
  open: boolean;
  /** The question. */
  title: ReactNode;
  /** Describes the consequences. */
  children?: ReactNode;
  /** The verb of the action: "Excluir". */
  confirmLabel: string;
  /** @default 'Cancelar' */
  cancelLabel?: string;
  /** `danger` for irreversible actions: the cancel button gets the initial focus. @default 'primary' */
  tone?: 'primary' | 'danger';
  /** The action is running. @default false */
  busy?: boolean;
  onConfirm: () => void;
  /** Called by the cancel button, Escape and a click on the scrim. */
  onCancel: () => void;
}

/** A question with two answers: confirm and cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, tone = 'primary', busy, onConfirm, onCancel } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const { messages } = useUiEnvironment();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      onReturnFocus={props.onReturnFocus}
      title={title}
      role="alertdialog"
      width={440}
      phone="sheet"
      hideClose
      initialFocus={tone === 'danger' ? cancel : confirm}
      footer={
        <>
          <Button ref={cancel} size="action" onClick={onCancel}>
            {cancelLabel ?? messages.cancel}
          </Button>
          <Button
            ref={confirm}
            size="action"
            variant={tone === 'danger' ? 'danger' : 'primary'}
            busy={busy}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
