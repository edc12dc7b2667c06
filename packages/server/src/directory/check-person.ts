import { personProblemMessages, personProblems, writtenCpf } from '@tramita/client/rules';
import type { Db } from '../db/connection/db.ts';
import { findChainOfSuperiors, findUserNamed } from '../db/people/directory-writes.ts';
import { ConflictError, type InvalidField, InvalidInputError } from '../errors.ts';
import { managedElsewhere } from '../text/managed-elsewhere.ts';
import { say, type Text } from '../text/sentence.ts';
import type { PersonValues, WrittenAttribute } from './person-values.ts';
import { absentRecords, type Records } from './records.ts';
import type { Source, Writer } from './writer.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : null);

/** Messages about the values of a person, which can be translated. */
const problemTexts = {
  ...personProblemMessages,
  tooLong: (most: number): Text => say`Preencha no máximo ${most} caracteres`,
};

const absenceTexts: { readonly [Name in WrittenAttribute]?: string } = {
  branchId: 'Esta filial não existe',
  jobTitleId: 'Este cargo não existe',
  sectorId: 'Este setor não existe',
  statusId: 'Esta situação não existe',
  superiorId: 'Este superior não existe',
};

/**
 * Validates the given values of a person, all required ones if the person is new. Returns them with the CPF in its
 * written form.
 * @throws InvalidInputError with a message for each invalid value
 */
export function checkValues(records: Records, given: PersonValues, isNew: boolean): PersonValues {
  const draft = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, text(value)]));
  const fields: InvalidField[] = Object.entries(personProblems<Text>(draft, problemTexts))
    .filter(([name]) => isNew || name in given)
    .map(([name, message]) => ({ name, message: message ?? '' }));
  fields.push(...absentRecords(records, given).map((name) => ({ name, message: absenceTexts[name] ?? '' })));
  const [first] = fields;
  if (first) throw new InvalidInputError(first.message, 'VALIDATION_ERROR', fields);
  const cpf = text(given.custom2);
  return cpf === null ? given : { ...given, custom2: writtenCpf(cpf) };
}

/** Checks that no other user has the user name. @throws ConflictError otherwise */
export async function checkUserName(db: Db, userName: string, id: number | null): Promise<void> {
  const other = await findUserNamed(db, userName);
  if (!other || other.id === id) return;
  const message = 'Já existe uma pessoa com este usuário';
  throw new ConflictError(message, 'CONFLICT', [{ name: 'userName', message }]);
}

/** Checks that a new superior of a person does not report to that person. @throws ConflictError HIERARCHY_CYCLE */
export async function checkHierarchy(
  db: Db,
  person: { readonly id: number; readonly name: string },
  superiorId: number,
): Promise<void> {
  const chain = await findChainOfSuperiors(db, superiorId);
  const end = chain.findIndex(({ id }) => id === person.id);
  if (end === -1) return;
  const names = [...chain.slice(0, end).map(({ complete_name }) => complete_name), person.name];
  const message = say`A hierarquia forma um ciclo: ${[person.name, ...names].join(' → ')}.`;
  throw new ConflictError(message, 'HIERARCHY_CYCLE', [{ name: 'superiorId', message }]);
}

/** Checks that the writer may change attributes. @throws ConflictError MANAGED_ELSEWHERE naming the owning source */
export function checkOwners(owners: ReadonlyMap<string, Source>, writer: Writer, changed: readonly string[]): void {
  const foreign = changed.flatMap((name) => {
    const owner = owners.get(name);
    return owner && owner.key !== writer.source?.key ? [{ name, message: managedElsewhere(owner.name) }] : [];
  });
  const [first] = foreign;
  if (first) throw new ConflictError(first.message, 'MANAGED_ELSEWHERE', foreign);
}
