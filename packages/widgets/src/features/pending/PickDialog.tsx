import {
  type Absence,
  type AbsenceBody,
  listAbsences,
  listAssignees,
  listPending,
  listPeople,
  type PendingEntry,
  replaceSuperior,
  updateAbsence,
  updatePerson,
} from '@tramita/client/contract';
import { useRef } from 'react';
import { useCall } from '../../calls/use-call.ts';
import { EditDialog } from '../../lists/EditDialog.tsx';
import { useEditForm } from '../../lists/use-edit-form.ts';
import type { pendingMessages } from '../../messages/features/pending.ts';
import { personOption } from '../../people/person-option.tsx';
import { pickerProps } from '../../people/picker-props.tsx';
import { usePickerOptions } from '../../people/use-picker-options.ts';
import { Combobox } from '../../ui/Combobox/Combobox.tsx';
import type { ComboboxOption } from '../../ui/Combobox/filter-options.ts';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { Field } from '../../ui/Field/Field.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import * as styles from './Pending.css.ts';
import type { PickedKind } from './pending-links.ts';

/** Returns the values of an absence with one more substitute, for all processes. */
function withSubstitute(
  { startsOn, endsOn, reason, includesGroups, substitutes }: Absence,
  personId: number,
): AbsenceBody {
  const others = substitutes
    .filter(({ declined, person }) => !declined && person.id !== personId)
    .map(({ person, processes }) => ({
      personId: person.id,
      processIds: processes === null ? null : processes.map(({ id }) => id),
    }));
  return { startsOn, endsOn, reason, includesGroups, substitutes: [...others, { personId, processIds: null }] };
}

export interface PickDialogProps {
  messages: typeof pendingMessages;
  kind: PickedKind;
  entry: PendingEntry;
  open: boolean;
  onClose: () => void;
  /** Moves the focus after the entry was solved, because its button is removed. Returns whether it did. */
  onReturnFocus: () => boolean;
}

/** Asks for the superior of a person, of all reports of a person, or for the substitute of an absence. Needs a new `key` for each opening. */
export function PickDialog({ messages, kind, entry, open, onClose, onReturnFocus }: PickDialogProps) {
  const snackbars = useSnackbars();
  const isSolved = useRef(false);
  const isAbsence = kind === 'ABSENCES_WITHOUT_SUBSTITUTE';
  const reports = kind === 'INACTIVE_SUPERIORS' ? (entry.reports ?? 0) : null;
  const personId = entry.personId ?? 0;
  const absences = useCall(listAbsences, isAbsence ? { query: { personId } } : null);
  const absence = absences.data?.absences.find(({ id }) => id === entry.id);
  const form = useEditForm({
    initial: { person: null as ComboboxOption | null },
    check: ({ person }) => (person === null ? { person: messages.personMissing } : {}),
    contentOf: ({ person }) => person?.value ?? null,
    sending: { changes: [listPending, listPeople, listAbsences], failed: messages.saveFailed },
    save: ({ person }, send): Promise<unknown> => {
      const chosen = Number(person?.value);
      if (reports !== null) return send(replaceSuperior, { params: { id: personId }, body: { superiorId: chosen } });
      if (!absence) return send(updatePerson, { params: { id: personId }, body: { superiorId: chosen } });
      return send(updateAbsence, { params: { id: absence.id }, body: withSubstitute(absence, chosen) });
    },
    onSaved() {
      snackbars.success(messages.saved);
      isSolved.current = true;
      onClose();
    },
    onClose,
  });
  const people = usePickerOptions({
    endpoint: listAssignees,
    inputOf: (q) => ({ query: { q, exclude: String(personId) } }),
    toOption: personOption,
  });
  const title = isAbsence
    ? messages.substituteOf(entry.name)
    : reports !== null
      ? messages.replaceSuperior(reports)
      : messages.superiorOf(entry.name);
  const label = isAbsence ? messages.substitute : reports !== null ? messages.newSuperior : messages.superior;
  return (
    <EditDialog
      open={open}
      title={title}
      cancel={messages.cancel}
      save={messages.save}
      className={styles.form}
      form={form}
      onReturnFocus={() => isSolved.current && onReturnFocus()}
      loading={{
        isReady: !isAbsence || absence !== undefined,
        failed: absences.status === 'error' && (
          <ErrorState error={absences.problem?.error} onRetry={absences.retry} retrying={absences.isRetrying} />
        ),
        placeholders: <Skeleton height={36} />,
        text: messages.loading,
      }}
    >
      <Field {...form.field('person')} label={label} required>
        <Combobox {...form.control('person')} {...pickerProps(people, messages)} placeholder={messages.choose} />
      </Field>
    </EditDialog>
  );
}
