import { roles, rolesOf } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { findVisibleRequest, type RequestRef, type VisibleRequest } from '../db/visibility.ts';
import { NotFoundError } from '../errors.ts';

/**
 * The request the caller named. It is seen by its requester, whoever sent it, everyone a task of it was addressed to
 * (by name or by group) or who finished one, the people responsible for its department and sector, and administrators.
 *
 * @throws NotFoundError for every other, as if there were none.
 */
export async function requireVisibleRequest(
  { services, user }: Pick<CallContext, 'services' | 'user'>,
  ref: RequestRef,
  missing = 'Não encontramos esta solicitação',
): Promise<VisibleRequest> {
  const viewer = { userId: user.id, seesAll: rolesOf(user).has(roles.admin) };
  const request = await findVisibleRequest(services.db, ref, viewer);
  if (!request) throw new NotFoundError(missing);
  return request;
}
