import type { User } from '@tramita/client/contract';
import { canRequestOnBehalf, errorMessage } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { findPeopleByExternalId, findUserByName } from '../db/people/session-users.ts';
import { ForbiddenError, InvalidInputError, NotFoundError } from '../errors.ts';

/** A person who is named by user name or by the id of a source; the caller if neither is given. */
export interface NamedPerson {
  readonly userName?: string | undefined;
  readonly externalId?: string | undefined;
  /** Key of the source of `externalId`. @default any source */
  readonly source?: string | undefined;
}

/**
 * Returns the requester: the caller, unless another person is named. Service accounts must name a person.
 * @throws ForbiddenError ON_BEHALF_FORBIDDEN without the support role; NotFoundError if no such active person exists
 */
export async function findRequester(context: CallContext, person: NamedPerson): Promise<User> {
  const { services, user } = context;
  const { userName, externalId } = person;
  if (!externalId && isCaller(context, userName)) return user;
  if (!userName && !externalId) throw unnamed();
  if (!user.service && !canRequestOnBehalf(user)) {
    throw new ForbiddenError(errorMessage('ON_BEHALF_FORBIDDEN'), 'ON_BEHALF_FORBIDDEN');
  }
  const found = userName ? await findUserByName(services.db, userName) : await findByExternalId(context, person);
  if (!found) throw new NotFoundError('Não encontramos esta pessoa');
  return found;
}

function isCaller({ user }: CallContext, userName: string | undefined): boolean {
  if (user.service) return false;
  return !userName || userName.toLowerCase() === user.userName.toLowerCase();
}

/** Returns the error for a call that must name a person and does not. */
export function unnamed(): InvalidInputError {
  const message = 'Informe a pessoa por usuário ou por identificador externo';
  return new InvalidInputError(message, 'VALIDATION_ERROR', [{ name: 'username', message }]);
}

async function findByExternalId(
  { services }: CallContext,
  { externalId = '', source }: NamedPerson,
): Promise<User | null> {
  const [found = null, ...others] = await findPeopleByExternalId(services.db, externalId, source);
  if (others.length === 0) return found;
  const message = 'Mais de uma pessoa tem este identificador. Informe também a origem.';
  throw new InvalidInputError(message, 'VALIDATION_ERROR', [{ name: 'source', message }]);
}
