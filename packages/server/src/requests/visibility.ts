import { canSeeReports, roles, rolesOf } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { findVisibleRequest, type RequestRef, type Viewer, type VisibleRequest } from '../db/requests/visibility.ts';
import { NotFoundError } from '../errors.ts';

/** Message for a request that does not exist or that the caller may not see. */
export const missingRequest = 'Não encontramos esta solicitação';

/**
 * Returns the request if the caller may see it. Visible to its requester and sender, everyone a task of it was
 * addressed to (by name or by group) or who finished one, substitutes of an absent person who work its open task, the
 * publisher of its process version, the people responsible for its department and sector, and administrators.
 *
 * @throws NotFoundError for other users, the same as for a request that does not exist.
 */
export function requireVisibleRequest(caller: Caller, ref: RequestRef, missing?: string): Promise<VisibleRequest> {
  return findFor(caller, ref, viewerOf(caller), missing);
}

/**
 * Like {@link requireVisibleRequest}, for calls that only read: report viewers may read every request as well, which
 * does not allow them to act on it.
 *
 * @throws NotFoundError for other users, the same as for a request that does not exist.
 */
export function requireReadableRequest(caller: Caller, ref: RequestRef, missing?: string): Promise<VisibleRequest> {
  const viewer = viewerOf(caller);
  return findFor(caller, ref, { ...viewer, seesAll: viewer.seesAll || canSeeReports(caller.user) }, missing);
}

/**
 * Returns the caller as the viewer of a search for requests to act on. A service account with the scope of a call makes
 * it for every request.
 */
export function viewerOf({ services, user }: Caller): Viewer {
  const seesAll = user.service !== undefined || rolesOf(user).has(roles.admin);
  return { userId: user.id, seesAll, now: services.now };
}

type Caller = Pick<CallContext, 'services' | 'user'>;

async function findFor(
  { services }: Caller,
  ref: RequestRef,
  viewer: Viewer,
  missing = missingRequest,
): Promise<VisibleRequest> {
  const request = await findVisibleRequest(services.db, ref, viewer);
  if (!request) throw new NotFoundError(missing);
  return request;
}
