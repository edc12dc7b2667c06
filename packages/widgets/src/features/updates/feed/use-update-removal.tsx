import { useQueryClient } from '@tanstack/react-query';
import { deleteUpdate, getUpdate, listUpdates, type Update } from '@tramita/client/contract';
import { type ReactNode, useState } from 'react';
import { useInvalidate } from '../../../calls/use-invalidate.ts';
import type { updatesMessages } from '../../../messages/features/updates.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';

/** Deletes a piece of news once the person has confirmed it: `ask` opens the question, `dialog` is it. */
export function useUpdateRemoval(
  messages: typeof updatesMessages,
  onRemoved: () => void,
): { ask: (update: Update) => void; dialog: ReactNode } {
  const { client, onError } = useTramita();
  const queries = useQueryClient();
  const invalidate = useInvalidate();
  const snackbars = useSnackbars();
  const [asked, setAsked] = useState<Update | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  async function remove({ id }: Update): Promise<void> {
    setBusy(true);
    try {
      await client.call(deleteUpdate, { params: { id } });
      setOpen(false);
      onRemoved();
      snackbars.success(messages.removed);
      await invalidate(listUpdates);
      // by now nobody reads it; while somebody does, it would be asked for again
      queries.removeQueries({ queryKey: client.queryKey(getUpdate, { params: { id } }), type: 'inactive' });
    } catch (error) {
      onError(error);
      setOpen(false);
      snackbars.error(messages.removeFailed);
    } finally {
      setBusy(false);
    }
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
        busy={busy}
        onConfirm={() => void remove(asked)}
        onCancel={() => setOpen(false)}
      >
        {messages.removeDetail}
      </ConfirmDialog>
    ),
  };
}
