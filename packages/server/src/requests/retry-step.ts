import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { EngineEvent, RequestState } from '@tramita/client/engine';
import type { CallContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { applyEvent } from '../flow/apply-event.ts';
import type { AnswerOf } from '../handlers.ts';
import { getSteps } from './get-steps.ts';
import { requireOwnedRequest } from './owned-request.ts';

type Call = (typeof endpoints)['requests.retryStep'];

/** Takes a request back to a step it already passed, and returns the timeline after the change. */
export async function retryStep(
  context: CallContext,
  { params, body }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { services, user } = context;
  const { idk } = await requireOwnedRequest(context, params.idk);
  const toEvent = (state: RequestState): EngineEvent => ({
    kind: 'REDIRECT',
    by: user,
    at: services.now(),
    stepId: stepAt(state, params.step),
    motive: body.motive?.trim() || null,
  });
  await applyEvent(services, idk, toEvent, { waitForCalls: true });
  return getSteps(context, { query: { idk } });
}

function stepAt({ definition }: RequestState, stepOrder: number): string {
  const step = definition.steps[stepOrder];
  if (!step) throw new NotFoundError('Não encontramos esta etapa');
  return step.id;
}
