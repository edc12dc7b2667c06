import type { User } from '@tramita/client/contract';
import { canRequestOnBehalf, errorMessage } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { findUserByName } from '../db/people/session-users.ts';
import { ForbiddenError, NotFoundError } from '../errors.ts';

/**
 * Returns the requester: the caller, unless another person is named.
 * @throws ForbiddenError ON_BEHALF_FORBIDDEN without the support role; NotFoundError if no such active person exists
 */
export async function findRequester({ services, user }: CallContext, userName: string | undefined): Promise<User> {
  if (!userName || userName.toLowerCase() === user.userName.toLowerCase()) return user;
  if (!canRequestOnBehalf(user)) throw new ForbiddenError(errorMessage('ON_BEHALF_FORBIDDEN'), 'ON_BEHALF_FORBIDDEN');
  const person = await findUserByName(services.db, userName);
  if (!person) throw new NotFoundError('Não encontramos esta pessoa');
  return person;
}
