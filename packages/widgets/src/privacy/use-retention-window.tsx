import { useCallback, useState } from 'react';
import { useCapability } from '../provider/use-capability.ts';
import { usePartOnOpening } from '../ui/use-opened-part.ts';
import { retentionDialog } from './late-retention.ts';
import type { RetentionDialogProps } from './RetentionDialog.tsx';
import { useIsAdministrator } from './use-is-administrator.ts';

type Process = RetentionDialogProps['process'];

/**
 * The dialog of retention rules of a page: render `window` once in it. `open` is null for users who are not administrators,
 * and if the server has no such calls.
 */
export function useRetentionWindow() {
  const isOffered = useCapability('retention.set');
  const isAdministrator = useIsAdministrator();
  const [opening, setOpening] = useState<{ process: Process | null; open: boolean; visit: number }>({
    process: null,
    open: false,
    visit: 0,
  });
  const { process, open: isOpen, visit } = opening;
  const close = () => setOpening((before) => ({ ...before, open: false }));
  const open = useCallback(
    (next: Process) => setOpening((before) => ({ process: next, open: true, visit: before.visit + 1 })),
    [],
  );
  const RetentionDialog = usePartOnOpening(retentionDialog, isOpen, close);
  const window = RetentionDialog && process && (
    <RetentionDialog key={visit} visit={visit} process={process} open={isOpen} onClose={close} />
  );
  return { window, open: isOffered && isAdministrator ? open : null };
}
