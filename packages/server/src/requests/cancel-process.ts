import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { canCancel, checkMotive, errorMessage, reasonText } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { applyEvent } from '../engine/apply.ts';
import { ConflictError, ForbiddenError, InvalidInputError } from '../errors.ts';
import type { AnswerOf } from '../http/handlers.ts';
import { requireVisibleRequest } from './visibility.ts';

type Call = (typeof endpoints)['requests.cancel'];

/** Cancels a request and its open task. Only who the request is for may. */
export async function cancelProcess(
  context: CallContext,
  { params, body }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { services, user } = context;
  const request = await requireVisibleRequest(context, { protocol: params.protocolKirk });
  const permission = canCancel({ status: request.status, instanceCreatedBy: request.created_by }, user);
  if (!permission.allowed && permission.reason === 'PROCESS_ENDED') {
    throw new ConflictError(errorMessage('PROCESS_ENDED'), 'PROCESS_ENDED');
  }
  if (!permission.allowed) throw new ForbiddenError(reasonText[permission.reason], 'FORBIDDEN', permission.reason);
  const problem = checkMotive(body.motive);
  if (problem) throw new InvalidInputError(problem, 'MOTIVE_REQUIRED', [{ name: 'motive', message: problem }]);
  const event = { kind: 'CANCEL', by: user, at: services.now(), motive: body.motive.trim() } as const;
  const { protocol, status } = await applyEvent(services, request.idk, event);
  return { protocol, status };
}
