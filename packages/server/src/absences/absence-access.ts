import type { Absence } from '@tramita/client/contract';
import { roles, rolesOf } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { type AbsenceRow, type AbsentPersonRow, findAbsenceRow, findAbsentPersonRow } from '../db/absences/absences.ts';
import type { Db } from '../db/connection/db.ts';
import { ForbiddenError, InvalidInputError, NotFoundError } from '../errors.ts';

const missing = 'Não encontramos esta ausência';

/** Returns whether the caller is an administrator, who may enter longer absences. */
export const isAdmin = ({ user }: Pick<CallContext, 'user'>): boolean => rolesOf(user).has(roles.admin);

/**
 * Returns the person whom a call names, otherwise the caller.
 * @throws InvalidInputError if a service account names no one
 */
export function personNamed({ user }: CallContext, id: number | undefined): number {
  if (id !== undefined) return id;
  if (!user.service) return user.id;
  const message = 'Informe a pessoa';
  throw new InvalidInputError(message, 'VALIDATION_ERROR', [{ name: 'personId', message }]);
}

/** Returns an absence as the caller may read it: integrations do not read its reason. */
export const readableBy = ({ user }: CallContext, absence: Absence): Absence =>
  user.service ? { ...absence, reason: 'OTHER' } : absence;

/**
 * Returns a person whose absences the caller may read and write: the caller, people who report to them directly, and for
 * administrators and service accounts everyone. With `lock`, one call writes absences of the person at a time.
 * @throws ForbiddenError for any other person, NotFoundError if the person does not exist
 */
export async function requireAbsentPerson(
  context: CallContext,
  db: Db,
  id: number,
  lock?: 'lock',
): Promise<AbsentPersonRow> {
  const { services, user } = context;
  const person = await findAbsentPersonRow(db, id, services.now(), lock);
  if (!person) throw new NotFoundError('Não encontramos esta pessoa');
  // the scope of a service account has been checked
  if (user.service || person.id === user.id || person.superior_id === user.id || isAdmin(context)) return person;
  throw new ForbiddenError('Só a própria pessoa, o seu superior direto e os administradores podem ver as ausências.');
}

/** Returns an absence that the caller may change, with its person, whose row is locked. */
export async function requireAbsence(
  context: CallContext,
  tx: Db,
  id: number,
): Promise<{ readonly absence: AbsenceRow; readonly person: AbsentPersonRow }> {
  const found = await findAbsenceRow(tx, id, context.services.now());
  if (!found) throw new NotFoundError(missing);
  const person = await requireAbsentPerson(context, tx, found.person.id, 'lock');
  // read again, because the transaction that held the lock may have changed it
  const absence = await findAbsenceRow(tx, id, context.services.now());
  if (!absence) throw new NotFoundError(missing);
  return { absence, person };
}
