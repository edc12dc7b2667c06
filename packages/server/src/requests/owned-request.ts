import { canRetryStep, reasonText } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { findOwnerId } from '../db/requests/request-details.ts';
import type { VisibleRequest } from '../db/requests/visibility.ts';
import { ForbiddenError } from '../errors.ts';
import { requireVisibleRequest } from './visibility.ts';

/**
 * Returns the request if the caller published its process version.
 * @throws NotFoundError if the caller may not see it, ForbiddenError NOT_OWNER for other users, including
 *   administrators
 */
export async function requireOwnedRequest(context: CallContext, idk: number): Promise<VisibleRequest> {
  const request = await requireVisibleRequest(context, { idk });
  const ownerId = await findOwnerId(context.services.db, request.process_id);
  const permission = canRetryStep(ownerId === null ? null : { id: ownerId }, context.user);
  if (!permission.allowed) throw new ForbiddenError(reasonText[permission.reason], 'FORBIDDEN', permission.reason);
  return request;
}
