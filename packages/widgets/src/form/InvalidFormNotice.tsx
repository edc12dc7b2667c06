import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button/Button.tsx';
import { Dialog } from '../ui/Dialog/Dialog.tsx';
import { useSnackbars } from '../ui/Snackbars/snackbar-context.ts';
import { focusFirstWrong } from './first-wrong-field.ts';
import { useFormContext } from './form-context.ts';
import { useFormStatus } from './form-hooks.ts';
import { usePainted } from './use-painted.ts';

/**
 * How a failed validation is shown: a dialog, a short message, or neither. All move the focus to the first invalid
 * field.
 */
export type InvalidNotice = 'dialog' | 'snackbar' | 'none';

/** Shows each failed validation of the form once. */
export function InvalidFormNotice({ kind }: { kind: InvalidNotice }) {
  const { controller, messages } = useFormContext();
  const { refusals } = useFormStatus(controller);
  const snackbars = useSnackbars();
  const [shown, setShown] = useState(refusals);
  const close = useRef<HTMLButtonElement>(null);
  const isNew = refusals > shown;

  useEffect(() => {
    if (kind === 'dialog' || !isNew) return;
    setShown(refusals);
    if (kind === 'snackbar') snackbars.error(messages.invalidFormShort);
    focusFirstWrong(controller);
  }, [kind, isNew, refusals, snackbars, messages, controller]);

  // opening a dialog restyles and lays out the whole page, which would delay the messages below the fields
  const isOpen = usePainted(refusals) > shown;
  if (kind !== 'dialog') return null;
  const handleClose = () => setShown(refusals);
  return (
    <Dialog
      open={isOpen}
      onClose={handleClose}
      title={messages.invalidFormTitle}
      role="alertdialog"
      width={440}
      phone="sheet"
      hideClose
      initialFocus={close}
      onReturnFocus={() => focusFirstWrong(controller)}
      footer={
        <Button ref={close} variant="primary" size="action" onClick={handleClose}>
          {messages.invalidFormClose}
        </Button>
      }
    >
      {messages.invalidForm}
    </Dialog>
  );
}
