import type { listAbsences, ResponseOf } from '@tramita/client/contract';
import { type ReactNode, useState } from 'react';
import { useOpenedPart } from '../ui/use-opened-part.ts';
import { absenceDialog } from './late-parts.ts';
import type { AbsenceFormOptions } from './use-absence-form.ts';

interface AbsenceDialogOptions
  extends Pick<AbsenceFormOptions, 'messages' | 'personId' | 'leaving' | 'onUnsavedChange'> {
  /** The absences among which one is edited; undefined while they load. */
  answer: ResponseOf<typeof listAbsences> | undefined;
}

/** Id of the absence that is edited, or a new one. */
type OpenAbsence = number | 'new' | null;

/** Returns the dialog that creates or changes an absence, and the function that opens it. */
export function useAbsenceDialog({ answer, ...options }: AbsenceDialogOptions): {
  readonly open: (absence: number | 'new') => void;
  readonly dialog: ReactNode;
} {
  // the dialog stays mounted while it fades out
  const [dialog, setDialog] = useState({ open: null as OpenAbsence, last: null as OpenAbsence, visit: 0 });
  const close = () => setDialog((former) => ({ ...former, open: null }));
  const AbsenceDialog = useOpenedPart(absenceDialog, dialog.open !== null, close);
  return {
    open: (absence) => setDialog(({ visit }) => ({ open: absence, last: absence, visit: visit + 1 })),
    dialog: AbsenceDialog && dialog.last !== null && (
      <AbsenceDialog
        key={dialog.visit}
        {...options}
        absence={answer?.absences.find(({ id }) => id === dialog.last) ?? null}
        today={answer?.today ?? null}
        open={dialog.open !== null}
        onClose={close}
      />
    ),
  };
}
