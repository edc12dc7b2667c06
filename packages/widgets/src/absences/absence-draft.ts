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

/** Returns the problems of the input that need no server. */
export function draftProblems(
  { startsOn, endsOn, substitutes }: AbsenceDraft,
  messages: typeof absencesMessages,
): EditProblems<AbsenceDraft> {
  const problems: { -readonly [Name in keyof AbsenceDraft]?: string } = {};
  if (startsOn === null) problems.startsOn = messages.startMissing;
  if (endsOn === null) problems.endsOn = messages.endMissing;
  else if (startsOn !== null && endsOn < startsOn) problems.endsOn = messages.endTooEarly;
  if (substitutes.some(({ person }) => person === null)) problems.substitutes = messages.personMissing;
  else if (substitutes.some(({ scope, processes }) => scope === 'some' && processes.length === 0)) {
    problems.substitutes = messages.processesMissing;
  }
  return problems;
}
