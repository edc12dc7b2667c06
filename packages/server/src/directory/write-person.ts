import { errorMessage } from '@tramita/client/rules';
import type { Insertable } from 'kysely';
import type { Db } from '../db/connection/db.ts';
import {
  findPersonToWrite,
  findStatusNamed,
  type PersonToWrite,
  type StoredPerson,
} from '../db/people/directory-writes.ts';
import { insertPerson, type OwnedAttributes, updatePerson } from '../db/people/person-rows.ts';
import type { UsersTable } from '../db/tables/organisation-tables.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../errors.ts';
import { newTicket } from '../identity/ticket.ts';
import { checkHierarchy, checkOwners, checkUserName, checkValues } from './check-person.ts';
import { valuesFrom } from './derive-values.ts';
import {
  columnsFor,
  differences,
  givenValues,
  type PersonInput,
  type PersonValues,
  storedValues,
  type WrittenAttribute,
} from './person-values.ts';
import { type Records, readRecords, referencesOf } from './records.ts';
import type { Source, Writer } from './writer.ts';

/** The changes of a person that a write makes, after all checks. */
export interface PersonPlan {
  /** The values before and after of the attributes that change. */
  readonly before: PersonValues;
  readonly after: PersonValues;
  /** Attributes that the source of the writer owns afterwards. */
  readonly owned: readonly string[];
  /** The records that the values refer to. */
  readonly records: Records;
}

/** A written person. */
export interface WrittenPerson extends Omit<PersonPlan, 'owned'> {
  readonly id: number;
}

/** Checks that the personal data of a person were not removed. @throws ConflictError PERSON_ANONYMISED otherwise */
export function refuseAnonymised({ anonymised_at }: Pick<StoredPerson, 'anonymised_at'>): void {
  if (anonymised_at !== null) throw new ConflictError(errorMessage('PERSON_ANONYMISED'), 'PERSON_ANONYMISED');
}

/**
 * Returns a person, to change them. Every change of a person, whatever its source, reads them here or refuses anonymised
 * people itself.
 *
 * @throws NotFoundError if it does not exist; ConflictError PERSON_ANONYMISED if its data were removed
 */
export async function readPersonToWrite(tx: Db, id: number): Promise<PersonToWrite> {
  const person = await findPersonToWrite(tx, id);
  if (!person) throw new NotFoundError('Não encontramos esta pessoa');
  refuseAnonymised(person);
  return person;
}

/** Values of a new person that the writer does not give. */
interface NewPersonOptions {
  /** Values that no source owns. @default none */
  readonly defaults?: PersonValues;
  /** Whether the user name is known to be free. @default false */
  readonly isNameFree?: boolean;
}

/** Checks a new person. Must run in a transaction that called `lockDirectory`. @throws as {@link createPersonRow} */
export async function planNewPerson(
  tx: Db,
  writer: Writer,
  input: PersonInput,
  { defaults = {}, isNameFree = false }: NewPersonOptions = {},
): Promise<PersonPlan> {
  const sent = await withStatus(tx, givenValues(input), input);
  const records = await readRecords(tx, sent, defaults);
  const given = checkValues(records, sent, true);
  const values = { ...valuesFrom(referencesOf(records, given), null, given), ...given };
  if (!isNameFree) await checkUserName(tx, String(values.userName), null);
  // as if they were written after the person exists, who then is not restricted to the personal menu
  const stored = { showOnlyPersonalMenu: false, ...values };
  const others = { ...valuesFrom(referencesOf(records, defaults), stored, defaults), ...defaults };
  const after = { ...values, ...pick(others, differences(stored, others)) };
  return { before: {}, after, owned: writer.source ? Object.keys(values) : [], records };
}

/** Returns the columns of a new person without roles. */
export const newPersonColumns = (values: PersonValues, at: Date): Insertable<UsersTable> => ({
  ...columnsFor(values),
  user_name: String(values.userName),
  first_name: String(values.firstName),
  last_name: String(values.lastName),
  complete_name: String(values.completeName),
  nick_name: String(values.nickName),
  roles: '',
  catalogue_token: newTicket(),
  created_at: at,
  changed_at: at,
});

/** Returns the attributes that a writer owns after a write; null for a writer who is not a source. */
export const ownedAfter = ({ source }: Writer, attributes: readonly string[]): OwnedAttributes | null =>
  source && { source: source.key, attributes };

/**
 * Creates an active person without roles. Must run in a transaction that called `lockDirectory`.
 *
 * @throws InvalidInputError; ConflictError if the user name is taken
 */
export async function createPersonRow(tx: Db, writer: Writer, input: PersonInput): Promise<WrittenPerson> {
  const { owned, ...plan } = await planNewPerson(tx, writer, input);
  const columns = newPersonColumns(plan.after, writer.now);
  const id = await insertPerson(tx, { columns, at: writer.now, owned: ownedAfter(writer, owned) });
  return { id, ...plan };
}

/**
 * Checks a change of attributes of a person. Attributes with their stored values are not changes. Must run in a
 * transaction that called `lockDirectory`.
 *
 * @throws InvalidInputError; ConflictError if the data of the person were removed, the user name is taken, an attribute
 * belongs to another source, or the hierarchy would contain a cycle
 */
export async function planChange(
  tx: Db,
  writer: Writer,
  person: PersonToWrite,
  input: PersonInput,
): Promise<PersonPlan> {
  refuseAnonymised(person);
  const { id } = person;
  const before = storedValues(person);
  const sent = await withStatus(tx, givenValues(input), input);
  const different = differences(before, sent);
  const records = await readRecords(tx, sent, pick(before, different));
  // only values that differ from the stored ones are validated, because older data may break newer rules
  const given = { ...sent, ...checkValues(records, pick(sent, different), false) };
  const owners = ownersOf(person);
  checkOwners(owners, writer, differences(before, given));
  const derived = valuesFrom(referencesOf(records, given), before, given);
  const values = { ...withoutForeign(derived, owners, writer), ...given };
  const changed = differences(before, values);
  if (changed.includes('userName')) await checkUserName(tx, String(values.userName), id);
  if (changed.includes('superiorId') && typeof values.superiorId === 'number') {
    await checkHierarchy(tx, { id, name: String(values.completeName ?? person.complete_name) }, values.superiorId);
  }
  // a value that a source repeats stays with the source that owns it
  const isOpen = (name: string) => isOwnOrFree(owners, writer, name);
  const owned = writer.source ? [...new Set([...Object.keys(given), ...changed])].filter(isOpen) : [];
  return { before: pick(before, changed), after: pick(values, changed), owned, records };
}

/** Changes attributes of a person. @throws NotFoundError, and as {@link planChange} */
export async function changePersonRow(tx: Db, writer: Writer, id: number, input: PersonInput): Promise<WrittenPerson> {
  const { owned, ...plan } = await planChange(tx, writer, await readPersonToWrite(tx, id), input);
  const columns = columnsFor(plan.after);
  await updatePerson(tx, id, { columns, at: writer.now, owned: ownedAfter(writer, owned) });
  return { id, ...plan };
}

async function withStatus(tx: Db, values: PersonValues, { status }: PersonInput): Promise<PersonValues> {
  if (status === undefined || values.statusId !== undefined) return values;
  const statusId = await findStatusNamed(tx, status);
  if (statusId !== null) return { ...values, statusId };
  const message = 'Esta situação não existe';
  throw new InvalidInputError(message, 'VALIDATION_ERROR', [{ name: 'status', message }]);
}

const pick = (values: PersonValues, names: readonly WrittenAttribute[]): PersonValues =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));

type Owners = ReadonlyMap<string, Source>;

/** Returns the source that owns each owned attribute of a person. */
export const ownersOf = ({ owners }: Pick<PersonToWrite, 'owners'>): Owners =>
  new Map(owners.map(({ attribute, key, name }) => [attribute, { key, name }]));

/** Returns whether no other source owns an attribute. */
export const isOwnOrFree = (owners: Owners, { source }: Writer, name: string): boolean =>
  !owners.has(name) || owners.get(name)?.key === source?.key;

const withoutForeign = (derived: PersonValues, owners: Owners, writer: Writer): PersonValues =>
  Object.fromEntries(Object.entries(derived).filter(([name]) => isOwnOrFree(owners, writer, name)));
