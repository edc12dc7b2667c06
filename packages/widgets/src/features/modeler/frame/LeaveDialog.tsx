import type { modelerMessages } from '../../../messages/features/modeler/page.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx';
import type { LeaveRequest } from '../../../ui/leave-request.ts';

interface LeaveDialogProps {
  messages: typeof modelerMessages;
  request: LeaveRequest | null;
}

/** Asks before leaving with unpublished changes. */
export function LeaveDialog({ messages, request }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={request !== null}
      title={messages.leaveAsk}
      confirmLabel={messages.leave}
      cancelLabel={messages.stay}
      tone="danger"
      onConfirm={() => request?.leave()}
      onCancel={() => request?.stay()}
    />
  );
}
