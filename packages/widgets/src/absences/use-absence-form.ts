import { type Absence, createAbsence, listAbsences, updateAbsence } from '@tramita/client/contract';
import { useUser } from '../calls/use-user.ts';
import { useEditForm } from '../lists/use-edit-form.ts';
import type { absencesMessages } from '../messages/features/absences.ts';
import { useLocale } from '../provider/use-locale.ts';
import type { LeaveRequest } from '../ui/leave-request.ts';
import { useSnackbars } from '../ui/Snackbars/snackbar-context.ts';
import { type AbsenceDraft, bodyOf, draftOf, draftProblems, newDraft } from './absence-draft.ts';
import { warningsOf } from './absence-texts.ts';

export interface AbsenceFormOptions {
  /** The absence that is edited; null for a new one. */
  absence: Absence | null;
  messages: typeof absencesMessages;
  /** Person of a new absence. @default the user */
  personId?: number;
  leaving: LeaveRequest | null;
  onUnsavedChange: ((isUnsaved: boolean) => void) | undefined;
  onClose: () => void;
}

/** State of the form of an absence. After saving, it warns of substitutes who are absent themselves. */
export function useAbsenceForm({ absence, messages, personId, ...page }: AbsenceFormOptions) {
  const snackbars = useSnackbars();
  const locale = useLocale();
  const { user } = useUser(undefined);
  const form = useEditForm<AbsenceDraft, { readonly answer: Absence }>({
    ...page,
    initial: absence ? draftOf(absence) : newDraft,
    check: (draft) => draftProblems(draft, messages),
    contentOf: bodyOf,
    sending: { changes: [listAbsences], failed: absence ? messages.updateFailed : messages.createFailed },
    save: (draft, send) =>
      absence
        ? send(updateAbsence, { params: { id: absence.id }, body: bodyOf(draft) })
        : send(createAbsence, { body: { ...bodyOf(draft), ...(personId !== undefined && { personId }) } }),
    onSaved({ answer }) {
      const warnings = warningsOf(answer, messages, locale);
      const saved = absence ? messages.updated : messages.created;
      if (warnings.length > 0) snackbars.show(saved, { detail: warnings.join('. ') });
      else snackbars.success(saved);
      page.onClose();
    },
  });
  /** Id of the absent person, who is no substitute of their own; undefined while the user is loaded. */
  const absentId = absence?.person.id ?? personId ?? user?.id;
  return { ...form, absentId };
}

export type AbsenceForm = ReturnType<typeof useAbsenceForm>;
