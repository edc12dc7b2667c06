import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { canCancel, errorMessage, reasonText } from '@tramita/client/rules';
import type { AppliedTogether } from '../bulk/load-states.ts';
import type { CallContext } from '../context.ts';
import type { VisibleRequest } from '../db/requests/visibility.ts';
import { ConflictError, ForbiddenError } from '../errors.ts';
import { type Applied, applyEvent } from '../flow/apply-event.ts';
import type { AnswerOf } from '../handlers.ts';
import { requireMotive } from './require-motive.ts';
import { requireVisibleRequest } from './visibility.ts';

type Call = (typeof endpoints)['requests.cancel'];

/** Cancels a request and its open task. Only the requester may. */
export async function cancelRequest(
  context: CallContext,
  { params, body }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const request = await requireVisibleRequest(context, { protocol: params.protocolKirk });
  const { protocol, status } = await cancelOwnRequest(context, request, body.motive);
  return { protocol, status };
}

/**
 * Cancels a request the caller may see.
 * @throws ConflictError PROCESS_ENDED; ForbiddenError unless the caller is its requester
 */
export async function cancelOwnRequest(
  { services, user }: CallContext,
  request: VisibleRequest,
  motive: string,
  together: AppliedTogether = {},
): Promise<Applied> {
  const permission = canCancel({ status: request.status, instanceCreatedBy: request.created_by }, user);
  if (!permission.allowed && permission.reason === 'PROCESS_ENDED') {
    throw new ConflictError(errorMessage('PROCESS_ENDED'), 'PROCESS_ENDED');
  }
  if (!permission.allowed) throw new ForbiddenError(reasonText[permission.reason], 'FORBIDDEN', permission.reason);
  const event = { kind: 'CANCEL', by: user, at: services.now(), motive: requireMotive(motive) } as const;
  return applyEvent(services, request.idk, event, together);
}
