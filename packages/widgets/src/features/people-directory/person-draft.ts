import type { PersonBody, PersonDetail, RoleName } from '@tramita/client/contract';
import { personProblems } from '@tramita/client/rules';
import type { personRuleTexts } from '../../messages/rules/person-rules.ts';
import type { ComboboxOption } from '../../ui/Combobox/filter-options.ts';

/** The input of the fields of a person, by the names of the call, so that its refusals reach their fields. */
export interface PersonDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly completeName: string;
  readonly nickName: string;
  readonly userName: string;
  readonly email: string;
  /** CPF. */
  readonly custom2: string;
  /** Registration. */
  readonly custom1: string;
  readonly branchId: ComboboxOption | null;
  readonly jobTitleId: ComboboxOption | null;
  readonly sectorId: ComboboxOption | null;
  readonly superiorId: ComboboxOption | null;
  /** Id of a status; empty for none. */
  readonly statusId: string;
}

/** The input for a new person: its fields, and what other calls save. */
export interface NewPersonDraft extends PersonDraft {
  readonly roles: readonly RoleName[];
  readonly groups: readonly ComboboxOption[];
}

const emptyFields: PersonDraft = {
  firstName: '',
  lastName: '',
  completeName: '',
  nickName: '',
  userName: '',
  email: '',
  custom2: '',
  custom1: '',
  branchId: null,
  jobTitleId: null,
  sectorId: null,
  superiorId: null,
  statusId: '',
};

/** The initial input for a new person. */
export const emptyDraft: NewPersonDraft = { ...emptyFields, roles: [], groups: [] };

const option = (id: number, label: string): ComboboxOption => ({ value: String(id), label });
const named = (record: { id: number; name: string } | null) => record && option(record.id, record.name);

/** Returns the initial input for an existing person. */
export const draftOf = (person: PersonDetail): PersonDraft => ({
  firstName: person.firstName,
  lastName: person.lastName,
  completeName: person.completeName,
  nickName: person.nickName,
  userName: person.userName,
  email: person.email ?? '',
  custom2: person.custom2 ?? '',
  custom1: person.custom1 ?? '',
  branchId: named(person.branch),
  jobTitleId: named(person.jobTitle),
  sectorId: named(person.sector),
  superiorId: person.superior && option(person.superior.id, person.superior.completeName),
  statusId: person.status ? String(person.status.id) : '',
});

/** Returns the options of the groups of a person. */
export const groupOptions = ({ groups }: PersonDetail): ComboboxOption[] =>
  groups.map(({ id, name }) => option(id, name));

const idOf = (chosen: ComboboxOption | null) => chosen && Number(chosen.value);

/** Returns all attributes of an input as calls send them. Empty names that follow from others are filled in. */
export function attributesOf(draft: PersonDraft) {
  const firstName = draft.firstName.trim();
  const lastName = draft.lastName.trim();
  return {
    firstName,
    lastName,
    completeName: draft.completeName.trim() || `${firstName} ${lastName}`,
    nickName: draft.nickName.trim() || firstName,
    userName: draft.userName.trim(),
    email: draft.email.trim() || null,
    custom2: draft.custom2.trim() || null,
    custom1: draft.custom1.trim() || null,
    branchId: idOf(draft.branchId),
    jobTitleId: idOf(draft.jobTitleId),
    sectorId: idOf(draft.sectorId),
    superiorId: idOf(draft.superiorId),
    statusId: draft.statusId === '' ? null : Number(draft.statusId),
  } satisfies PersonBody;
}

/**
 * Returns the attributes that differ from `initial`. Names that the user left alone are left out, so that the server
 * lets them follow the first and the last name.
 */
export function changedAttributes(draft: PersonDraft, initial: PersonDraft): PersonBody {
  const before: Readonly<Record<string, unknown>> = attributesOf(initial);
  const isUntouched = (name: string) =>
    (name === 'completeName' || name === 'nickName') && draft[name].trim() === initial[name].trim();
  const changed = Object.entries(attributesOf(draft)).filter(
    ([name, value]) => value !== before[name] && !isUntouched(name),
  );
  return Object.fromEntries(changed);
}

/** Returns the ids of the chosen groups, without their order. */
export const groupIds = (groups: readonly ComboboxOption[]): number[] =>
  groups.map(({ value }) => Number(value)).sort((one, two) => one - two);

/** Returns the messages of invalid fields. */
export function problemsOf(
  { firstName, lastName, completeName, nickName, userName, email, custom1, custom2 }: PersonDraft,
  rules: typeof personRuleTexts,
) {
  return personProblems({ firstName, lastName, completeName, nickName, userName, email, custom1, custom2 }, rules);
}
