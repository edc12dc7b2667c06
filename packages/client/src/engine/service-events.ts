import type { Step } from '../contract/processes/workflow.ts';
import { advance } from './advance.ts';
import { builtIn, formValuesOf } from './built-in-values.ts';
import { Draft } from './draft.ts';
import type { Effect } from './effects.ts';
import { failStep } from './fail-step.ts';
import { failureMessage } from './messages/failure-message.ts';
import { historyMessages } from './messages/history-messages.ts';
import { EngineRefusal } from './refusal.ts';
import type { EngineEvent, RequestState } from './state.ts';

type EventOf<Kind extends EngineEvent['kind']> = Extract<EngineEvent, { kind: Kind }>;
type ServiceStep = Extract<Step, { type: 'SERVICE_TASK' }>;

/** Another system responded: the response is stored and the flow advances. */
export function serviceSucceeded(state: RequestState, event: EventOf<'SERVICE_SUCCEEDED'>): Effect[] {
  const { step, draft } = begin(state, event);
  const { statusCode } = event;
  draft.setValues({ ...formValuesOf(state.definition, event.values), ...builtIn({ statusCode }) });
  draft.history('SERVICE_SUCCEEDED', step, doneMessage(step, statusCode));
  leaveService(draft, step);
  return draft.effects;
}

/** An attempt failed: it is repeated while attempts are left; then the flow continues or stops, as the step configures. */
export function serviceFailed(state: RequestState, event: EventOf<'SERVICE_FAILED'>): Effect[] {
  const { step, draft } = begin(state, event);
  draft.setValues(builtIn({ statusCode: event.statusCode }));
  if (event.attemptsLeft > 0) {
    draft.history('SERVICE_RETRY', step, historyMessages.serviceRetry(step.title, event.error, event.attemptsLeft));
    return draft.effects;
  }
  const message = failureMessage(step, state, event.error);
  if (message) draft.add({ kind: 'NOTIFY_FAILURE', ...message, at: event.at });
  if (step.continueIfError) {
    draft.history('SERVICE_FAILED', step, historyMessages.serviceSkipped(step.title, event.error));
    leaveService(draft, step);
  } else {
    draft.history('SERVICE_FAILED', step, historyMessages.serviceFailed(step.title, event.error));
    draft.add({ kind: 'DROP_SERVICE_CALLS' });
    failStep(draft, step, { code: 'SERVICE_FAILED', message: `A chamada falhou. ${event.error}` });
  }
  return draft.effects;
}

/** Stores the address for the response, so that the call and expressions can read it. */
export function callbackOpened(state: RequestState, event: EventOf<'CALLBACK_OPENED'>): Effect[] {
  const { draft } = begin(state, event);
  draft.setValues(builtIn({ callbackUrl: event.callbackUrl }));
  return draft.effects;
}

/** The flow stays at the step until the response arrives. */
export function serviceAccepted(state: RequestState, event: EventOf<'SERVICE_ACCEPTED'>): Effect[] {
  const { step, draft } = begin(state, event);
  const { statusCode } = event;
  draft.setValues({ ...formValuesOf(state.definition, event.values), ...builtIn({ statusCode }) });
  draft.history('STEP_REACHED', step, historyMessages.serviceAccepted(step.title, statusCode));
  return draft.effects;
}

/** The response arrived. It may arrive before the response to the call itself, and then there is no status code yet. */
export function callbackReceived(state: RequestState, event: EventOf<'CALLBACK_RECEIVED'>): Effect[] {
  const { step, draft } = begin(state, event);
  const { statusCode } = state.values;
  const isAccepted = typeof statusCode === 'number' && statusCode >= 200 && statusCode < 300;
  draft.setValues({
    ...formValuesOf(state.definition, event.values),
    ...(isAccepted ? {} : builtIn({ statusCode: 200 })),
  });
  draft.history('SERVICE_SUCCEEDED', step, historyMessages.callbackReceived(step.title));
  leaveService(draft, step);
  return draft.effects;
}

function begin(state: RequestState, { at, stepId }: { readonly at: Date; readonly stepId: string }) {
  return { step: calledStep(state, stepId), draft: new Draft(state, at, null) };
}

function doneMessage({ serviceType, title, googleSheetsConfig }: ServiceStep, statusCode: number): string {
  return serviceType === 'SHEETS'
    ? historyMessages.rowWritten(title, googleSheetsConfig?.sheetName ?? '')
    : historyMessages.serviceSucceeded(title, statusCode);
}

function leaveService(draft: Draft, step: ServiceStep): void {
  draft.add({ kind: 'DROP_SERVICE_CALLS' });
  draft.add({ kind: 'STEP_FINISHED', stepId: step.id, at: draft.at, by: null, approved: null, details: null });
  advance(draft, step);
}

function calledStep(state: RequestState, stepId: string): ServiceStep {
  const step = state.definition.steps.find(({ id }) => id === state.currentStep);
  const isWaiting = state.status === 'IN_PROGRESS' && step?.type === 'SERVICE_TASK' && step.id === stepId;
  if (!isWaiting || state.steps[stepId]?.status !== 'NONE') {
    throw new EngineRefusal('STALE_EVENT', 'A solicitação não está mais à espera desta chamada');
  }
  return step;
}
