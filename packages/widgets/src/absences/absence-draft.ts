import type { Absence, AbsenceBody, AbsenceReason, Substitute } from '@tramita/client/contract';
import type { EditProblems } from '../lists/use-edit-form.ts';
import type { absencesMessages } from '../messages/features/absences.ts';
import { completeNameOf } from '../people/person-names.ts';
import type { ComboboxOption } from '../ui/Combobox/filter-options.ts';
import type { IsoDate } from '../ui/DateInput/iso-date.ts';
import { activeSubstitutes } from './absence-texts.ts';

/** A substitute in the form. */
export interface SubstituteDraft {
  /** Identifies the block while the others change. */
  readonly key: number;
  readonly person: ComboboxOption | null;
  readonly scope: 'all' | 'some';
  readonly processes: readonly ComboboxOption[];
}

/** The input of the form of an absence. */
export interface AbsenceDraft {
  readonly startsOn: IsoDate | null;
  readonly endsOn: IsoDate | null;
  readonly reason: AbsenceReason;
  readonly substitutes: readonly SubstituteDraft[];
  readonly includesGroups: boolean;
}

export const newDraft: AbsenceDraft = {
  startsOn: null,
  endsOn: null,
  reason: 'VACATION',
  substitutes: [],
  includesGroups: false,
};

const optionOf = ({ person }: Substitute): ComboboxOption => ({
  value: String(person.id),
  label: completeNameOf(person),
});

/** Returns an absence as the input of the form; substitutes who declined are left out. */
export const draftOf = (absence: Absence): AbsenceDraft => ({
  startsOn: absence.startsOn,
  endsOn: absence.endsOn,
  reason: absence.reason,
  substitutes: activeSubstitutes(absence).map((substitute, key) => ({
    key,
    person: optionOf(substitute),
    scope: substitute.processes === null ? 'all' : 'some',
    processes: (substitute.processes ?? []).map(({ id, title }) => ({ value: String(id), label: title })),
  })),
  includesGroups: absence.includesGroups,
});

/** Returns the body to send for valid input. */
export const bodyOf = (draft: AbsenceDraft): AbsenceBody => ({
  startsOn: draft.startsOn ?? '',
  endsOn: draft.endsOn ?? '',
  reason: draft.reason,
  includesGroups: draft.includesGroups,
  substitutes: draft.substitutes.map(({ person, scope, processes }) => ({
    personId: Number(person?.value),
    processIds: scope === 'all' ? null : processes.map(({ value }) => Number(value)),
  })),
});

/** The control of a substitute that is not filled in. */
export type SubstituteFault = 'person' | 'processes';

/** Returns the fault of each substitute, or null. Missing processes count once all substitutes have a person. */
export function substituteFaults(substitutes: readonly SubstituteDraft[]): readonly (SubstituteFault | null)[] {
  const isPersonMissing = substitutes.some(({ person }) => person === null);
  return substitutes.map(({ person, scope, processes }) => {
    if (isPersonMissing) return person === null ? 'person' : null;
    return scope === 'some' && processes.length === 0 ? 'processes' : null;
  });
}

/** Returns the problems of the input that need no server. */
export function draftProblems(
  { startsOn, endsOn, substitutes }: AbsenceDraft,
  messages: typeof absencesMessages,
): EditProblems<AbsenceDraft> {
  const problems: { -readonly [Name in keyof AbsenceDraft]?: string } = {};
  if (startsOn === null) problems.startsOn = messages.startMissing;
  if (endsOn === null) problems.endsOn = messages.endMissing;
  else if (startsOn !== null && endsOn < startsOn) problems.endsOn = messages.endTooEarly;
  const fault = substituteFaults(substitutes).find((fault) => fault !== null);
  if (fault) problems.substitutes = fault === 'person' ? messages.personMissing : messages.processesMissing;
  return problems;
}
