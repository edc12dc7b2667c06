import { errorMessage } from '@tramita/client/rules';
import type { Db } from '../db/connection/db.ts';
import {
  findOwners,
  findStatusNamed,
  findStoredPerson,
  insertPerson,
  ownAttributes,
  type StoredPerson,
  updatePersonRow,
} from '../db/people/directory-writes.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../errors.ts';
import { newTicket } from '../identity/ticket.ts';
import { checkHierarchy, checkOwners, checkUserName, checkValues } from './check-person.ts';
import { derivedValues } from './derive-values.ts';
import {
  columnsFor,
  differences,
  givenValues,
  type PersonInput,
  type PersonValues,
  storedValues,
  type WrittenAttribute,
} from './person-values.ts';
import type { Writer } from './writer.ts';

/** A written person: the id, and the values before and after of the attributes that changed. */
export interface WrittenPerson {
  readonly id: number;
  readonly before: PersonValues;
  readonly after: PersonValues;
}

/** Checks that the personal data of a person were not removed. @throws ConflictError PERSON_ANONYMISED otherwise */
export function refuseAnonymised({ anonymised_at }: Pick<StoredPerson, 'anonymised_at'>): void {
  if (anonymised_at !== null) throw new ConflictError(errorMessage('PERSON_ANONYMISED'), 'PERSON_ANONYMISED');
}

/**
 * Returns the values of a person, to change them. Every change of a person, whatever its source, reads them here first.
 *
 * @throws NotFoundError if it does not exist; ConflictError PERSON_ANONYMISED if its data were removed
 */
export async function readPersonToWrite(tx: Db, id: number): Promise<StoredPerson> {
  const person = await findStoredPerson(tx, id);
  if (!person) throw new NotFoundError('Não encontramos esta pessoa');
  refuseAnonymised(person);
  return person;
}

/** Creates an active person without roles. Must run in a transaction that called `lockDirectory`. */
export async function createPersonRow(tx: Db, writer: Writer, input: PersonInput): Promise<WrittenPerson> {
  const given = await checkValues(tx, await withStatus(tx, givenValues(input), input), true);
  const values = { ...(await derivedValues(tx, null, given)), ...given };
  await checkUserName(tx, String(values.userName), null);
  const id = await insertPerson(tx, {
    ...columnsFor(values),
    user_name: String(values.userName),
    first_name: String(values.firstName),
    last_name: String(values.lastName),
    complete_name: String(values.completeName),
    nick_name: String(values.nickName),
    roles: '',
    catalogue_token: newTicket(),
    created_at: writer.now,
    changed_at: writer.now,
  });
  await own(tx, writer, id, Object.keys(values));
  return { id, before: {}, after: values };
}

/**
 * Changes attributes of a person. Attributes with their stored values are not changes. Must run in a transaction that
 * called `lockDirectory`.
 *
 * @throws NotFoundError, InvalidInputError; ConflictError if the user name is taken, an attribute belongs to another
 * source, or the hierarchy would contain a cycle
 */
export async function changePersonRow(tx: Db, writer: Writer, id: number, input: PersonInput): Promise<WrittenPerson> {
  const person = await readPersonToWrite(tx, id);
  const before = storedValues(person);
  const given = await changedInput(tx, before, await withStatus(tx, givenValues(input), input));
  const owners = await findOwners(tx, id);
  const explicit = differences(before, given);
  checkOwners(owners, writer, explicit);
  const derived = await derivedValues(tx, before, given);
  const values = { ...withoutForeign(derived, owners, writer), ...given };
  const changed = differences(before, values);
  if (changed.includes('userName')) await checkUserName(tx, String(values.userName), id);
  if (changed.includes('superiorId') && typeof values.superiorId === 'number') {
    await checkHierarchy(tx, { id, name: String(values.completeName ?? person.complete_name) }, values.superiorId);
  }
  const after = pick(values, changed);
  if (changed.length > 0) await updatePersonRow(tx, id, columnsFor(after), writer.now);
  // a value that a source repeats stays with the source that owns it
  const isOpen = (name: string) => isOwnOrFree(owners, writer, name);
  await own(tx, writer, id, [...new Set([...Object.keys(given), ...changed])].filter(isOpen));
  return { id, before: pick(before, changed), after };
}

/** Validates the values that differ from the stored ones, because older data may break newer rules. */
async function changedInput(tx: Db, before: PersonValues, given: PersonValues): Promise<PersonValues> {
  const changed = differences(before, given);
  return { ...given, ...(await checkValues(tx, pick(given, changed), false)) };
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

type Owners = ReadonlyMap<string, { readonly key: string }>;

/** Returns whether no other source owns an attribute. */
export const isOwnOrFree = (owners: Owners, { source }: Writer, name: string): boolean =>
  !owners.has(name) || owners.get(name)?.key === source?.key;

const withoutForeign = (derived: PersonValues, owners: Owners, writer: Writer): PersonValues =>
  Object.fromEntries(Object.entries(derived).filter(([name]) => isOwnOrFree(owners, writer, name)));

async function own(tx: Db, { source, now }: Writer, id: number, attributes: readonly string[]): Promise<void> {
  if (source) await ownAttributes(tx, id, source.key, attributes, now);
}
