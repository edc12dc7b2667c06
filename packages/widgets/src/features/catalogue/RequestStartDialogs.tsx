import type { catalogueMessages } from '../../messages/features/catalogue.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import type { RequestStart } from './use-request-start.ts';

export interface RequestStartDialogsProps {
  start: RequestStart;
  messages: typeof catalogueMessages;
  onConfirm: () => void;
  onEnd: () => void;
}

/** Shows why a request cannot be started, or asks for confirmation. */
export function RequestStartDialogs({ start, messages, onConfirm, onEnd }: RequestStartDialogsProps) {
  const blocked = start.step === 'blocked' ? start : null;
  return (
    <>
      <ConfirmDialog
        open={start.step === 'confirming'}
        title={start.step === 'confirming' ? messages.confirm(start.service.title) : ''}
        confirmLabel={messages.yes}
        cancelLabel={messages.no}
        onConfirm={onConfirm}
        onCancel={onEnd}
      />
      <Dialog
        open={blocked !== null}
        role="alertdialog"
        width={460}
        phone="sheet"
        title={blocked ? messages.blockedTitle(blocked.service.title) : ''}
        onClose={onEnd}
        footer={
          <Button variant="primary" size="action" onClick={onEnd}>
            {messages.understood}
          </Button>
        }
      >
        {blocked?.message}
      </Dialog>
    </>
  );
}
