import { canSeeReports, roles, rolesOf } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { findVisibleRequest, type RequestRef, type Viewer, type VisibleRequest } from '../db/requests/visibility.ts';
import { NotFoundError } from '../errors.ts';

/** Said of a request that does not exist, and of one the caller may not see. */
export const missingRequest = 'Não encontramos esta solicitação';

/**
 * The request the caller named. It is seen by its requester, whoever sent it, everyone a task of it was addressed to
 * (by name or by group) or who finished one, who published the version it runs on, the people responsible for its
 * department and sector, and administrators.
 *
 * @throws NotFoundError for every other, as if there were none.
 */
export function requireVisibleRequest(caller: Caller, ref: RequestRef, missing?: string): Promise<VisibleRequest> {
  return findFor(caller, ref, viewerOf(caller.user), missing);
}

/**
 * The same for calls that only read: whoever sees the reports may read every request, and act on none by that.
 *
 * @throws NotFoundError for everyone else who may not see it, as if there were none.
 */
export function requireReadableRequest(caller: Caller, ref: RequestRef, missing?: string): Promise<VisibleRequest> {
  const viewer = viewerOf(caller.user);
  return findFor(caller, ref, { ...viewer, seesAll: viewer.seesAll || canSeeReports(caller.user) }, missing);
}

/** The user as one who looks for requests to act on. */
export function viewerOf(user: CallContext['user']): Viewer {
  return { userId: user.id, seesAll: rolesOf(user).has(roles.admin) };
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
