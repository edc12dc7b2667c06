import { getProcess, type ProcessDetail, type ProcessRow } from '@tramita/client/contract';
import { useCallback, useState } from 'react';
import { useLeaveSignal } from '../../calls/use-leave-signal.ts';
import { useRead } from '../../calls/use-read.ts';
import type { workflowsMessages } from '../../messages/features/workflows.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import { useDelayedOpening } from '../../timing/use-delayed-opening.ts';
import { useFailureSnackbar } from '../../ui/Snackbars/use-failure-snackbar.ts';
import { useOpenedPart } from '../../ui/use-opened-part.ts';
import { linkedProcessDialog } from './late-parts.ts';

interface Opening {
  /** The process to edit; null for a new one. */
  readonly process: ProcessDetail | null;
  readonly open: boolean;
  /** Distinguishes one opening from another, so that each starts with new state. */
  readonly visit: number;
}

/** The dialog of linked processes of a page: render `window` once in it. A process is loaded before it is edited. */
export function useLinkedProcessWindow(messages: typeof workflowsMessages) {
  const { onError } = useTramita();
  const read = useRead();
  const newSignal = useLeaveSignal();
  const [opening, setOpening] = useState<Opening>({ process: null, open: false, visit: 0 });
  const [busy, setBusy] = useState<number | null>(null);
  const failure = useFailureSnackbar();
  const open = useCallback((process: ProcessDetail | null) => {
    setOpening(({ visit }) => ({ process, open: true, visit: visit + 1 }));
  }, []);
  const create = useCallback(() => {
    // stops loading a process to edit
    newSignal();
    setBusy(null);
    open(null);
  }, [open, newSignal]);
  const edit = useCallback(
    async ({ id }: ProcessRow) => {
      const signal = newSignal();
      // a message about an earlier attempt would cover the dialog
      failure.clear();
      setBusy(id);
      try {
        const process = await read(getProcess, { params: { id } }, { signal });
        if (!signal.aborted) open(process);
      } catch (error) {
        if (signal.aborted) return;
        onError(error);
        failure.show(messages.editFailed);
      } finally {
        if (!signal.aborted) setBusy(null);
      }
    },
    [read, newSignal, onError, failure, messages, open],
  );
  const close = () => setOpening((before) => ({ ...before, open: false }));
  const isOpen = useDelayedOpening(opening.open);
  const LinkedProcessDialog = useOpenedPart(linkedProcessDialog, opening.open, close);
  const window = LinkedProcessDialog && opening.visit > 0 && (
    <LinkedProcessDialog
      key={opening.visit}
      messages={messages}
      process={opening.process}
      open={isOpen}
      onClose={close}
    />
  );
  return { window, busy, create, edit: useCallback((row: ProcessRow) => void edit(row), [edit]) };
}
