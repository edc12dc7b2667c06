import type { PersonAttribute, personBodySchema } from '@tramita/client/contract';
import type { Updateable } from 'kysely';
import type * as z from 'zod/mini';
import type { StoredPerson } from '../db/people/directory-writes.ts';
import type { UsersTable } from '../db/tables/organisation-tables.ts';

/** A person as parsed by the contract. */
export type PersonInput = z.output<typeof personBodySchema>;

/** Attributes that a write of a person sets; `active` has calls of its own. */
export type WrittenAttribute = Exclude<PersonAttribute, 'active'>;

/** Values by attribute, as they are stored. */
export type PersonValues = { [Name in WrittenAttribute]?: string | number | boolean | null };

/** Column of each attribute. */
const columnOf = {
  userName: 'user_name',
  firstName: 'first_name',
  lastName: 'last_name',
  completeName: 'complete_name',
  nickName: 'nick_name',
  email: 'email',
  custom1: 'custom1',
  custom2: 'custom2',
  custom3: 'custom3',
  custom4: 'custom4',
  custom5: 'custom5',
  branchId: 'branch_id',
  jobTitleId: 'job_title_id',
  sectorId: 'sector_id',
  statusId: 'status_id',
  superiorId: 'superior_id',
  showOnlyPersonalMenu: 'show_only_personal_menu',
} as const satisfies Record<WrittenAttribute, keyof StoredPerson>;

const attributes = Object.keys(columnOf) as WrittenAttribute[];

/** Attributes that are text and may be empty. */
const clearable: ReadonlySet<string> = new Set(['email', 'custom1', 'custom2', 'custom3', 'custom4', 'custom5']);

function storedForm(name: WrittenAttribute, value: string | number | boolean | null) {
  if (typeof value !== 'string') return value;
  const text = value.trim().normalize('NFC');
  return text === '' && clearable.has(name) ? null : text;
}

/** Returns the values that an input gives, in the form in which they are stored. */
export function givenValues(input: PersonInput): PersonValues {
  const values: PersonValues = {};
  for (const name of attributes) {
    const value = input[name];
    if (value !== undefined) values[name] = storedForm(name, value);
  }
  return values;
}

/** Returns the stored values of a person by attribute. */
export function storedValues(person: Pick<StoredPerson, (typeof columnOf)[WrittenAttribute]>): PersonValues {
  return Object.fromEntries(attributes.map((name) => [name, person[columnOf[name]]]));
}

/** Returns the columns to write for values by attribute. */
export function columnsFor(values: PersonValues): Updateable<UsersTable> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [columnOf[name as WrittenAttribute], value]));
}

/** Returns the names of the attributes whose values differ. */
export function differences(before: PersonValues, after: PersonValues): WrittenAttribute[] {
  return attributes.filter((name) => after[name] !== undefined && after[name] !== (before[name] ?? null));
}
