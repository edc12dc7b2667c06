import { useQueryClient } from '@tanstack/react-query';
import { deleteUpdate, getUpdate, listUpdates, type Update } from '@tramita/client/contract';
import { type ReactNode, useState } from 'react';
import { useInvalidate } from '../../../calls/use-invalidate.ts';
import { useSend } from '../../../calls/use-send.ts';
import type { updatesMessages } from '../../../messages/features/updates.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';

/** Deletes an update after the user confirmed it: `ask` opens the confirmation, which `dialog` renders. */
export function useUpdateRemoval(
  messages: typeof updatesMessages,
  onRemoved: () => void,
): { ask: (update: Update) => void; dialog: ReactNode } {
  const { client } = useTramita();
  const queries = useQueryClient();
  const invalidate = useInvalidate();
  const snackbars = useSnackbars();
  const [asked, setAsked] = useState<Update | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { send, isSending } = useSend({
    onFailed: (_error, reason) => snackbars.error(messages.removeFailed, { detail: reason }),
  });

  async function remove({ id }: Update): Promise<void> {
    const sent = await send(deleteUpdate, { params: { id } });
    setOpen(false);
    if (!sent) return;
    onRemoved();
    snackbars.success(messages.removed);
    await invalidate(listUpdates);
    // by now nothing renders it; an active query would load it again
    queries.removeQueries({ queryKey: client.queryKey(getUpdate, { params: { id } }), type: 'inactive' });
  }

  return {
    ask(update) {
      setAsked(update);
      setOpen(true);
    },
    dialog: asked && (
      <ConfirmDialog
        open={isOpen}
        tone="danger"
        title={messages.removeQuestion(asked.title)}
        confirmLabel={messages.removeConfirm}
        busy={isSending}
        onConfirm={() => void remove(asked)}
        onCancel={() => setOpen(false)}
      >
        {messages.removeDetail}
      </ConfirmDialog>
    ),
  };
}
