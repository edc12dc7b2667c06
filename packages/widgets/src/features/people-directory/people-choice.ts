import type { CallInput } from '@tramita/client';
import type { Access, listPeople, RoleName } from '@tramita/client/contract';

/** A selected record of the register. */
export interface ChosenRecord {
  readonly id: number;
  readonly name: string;
}

/** Filters of the list of people as the screen shows them; null shows all. Pages count from 0. */
export interface PeopleChoice {
  /** Part of a name, user name, e-mail or registration. */
  q: string;
  branch: ChosenRecord | null;
  jobTitle: ChosenRecord | null;
  /** Id of a status. */
  status: number | null;
  role: RoleName | null;
  /** Key of a source, or `screen` for people without one. */
  source: string | null;
  access: Access | null;
  page: number;
}

/** Shows all people. */
export const everyone: PeopleChoice = {
  q: '',
  branch: null,
  jobTitle: null,
  status: null,
  role: null,
  source: null,
  access: null,
  page: 0,
};

/** Returns the filters of the call. */
export const filterOf = (choice: PeopleChoice): NonNullable<CallInput<typeof listPeople>['query']> => ({
  ...(choice.q.trim() === '' ? {} : { q: choice.q.trim() }),
  ...(choice.branch === null ? {} : { branchId: choice.branch.id }),
  ...(choice.jobTitle === null ? {} : { jobTitleId: choice.jobTitle.id }),
  ...(choice.status === null ? {} : { statusId: choice.status }),
  ...(choice.role === null ? {} : { role: choice.role }),
  ...(choice.source === null ? {} : { source: choice.source }),
  ...(choice.access === null ? {} : { access: choice.access }),
});
