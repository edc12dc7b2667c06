import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { applyEvent } from '../flow/apply-event.ts';
import type { AnswerOf } from '../handlers.ts';
import { getSteps } from './get-steps.ts';
import { requireOwnedRequest } from './owned-request.ts';

type Call = (typeof endpoints)['requests.executeStep'];

/**
 * Runs the failed current step of a request again. A service call has been attempted once before the response; a caller
 * with an idempotency key reads the outcome from the timeline it requests next.
 */
export async function executeStep(
  context: CallContext,
  { params, body }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { services, user } = context;
  const { idk } = await requireOwnedRequest(context, params.idk);
  const motive = body.motive?.trim() || null;
  await applyEvent(services, idk, { kind: 'RETRY', by: user, at: services.now(), motive }, { waitForCalls: true });
  return getSteps(context, { query: { idk } });
}
