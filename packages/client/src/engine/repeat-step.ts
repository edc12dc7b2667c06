import type { Step } from '../contract/processes/workflow.ts';
import { canExecuteAgain, canRedirectTo } from '../rules/tasks/step-retry.ts';
import { advance, goTo, nextStep } from './advance.ts';
import { Draft } from './draft.ts';
import type { Effect } from './effects.ts';
import { historyMessages } from './messages/history-messages.ts';
import { notificationOf } from './messages/notification-content.ts';
import { EngineRefusal } from './refusal.ts';
import type { EngineEvent, RequestState, StepProgress } from './state.ts';

type EventOf<Kind extends EngineEvent['kind']> = Extract<EngineEvent, { kind: Kind }>;

/**
 * Takes a request back to a step it already passed. What the request did from there on no longer counts: those steps,
 * in the order in which the request reached them, become unreached, and their decisions are removed. Values of the form
 * stay. The target may be a gateway: it decides again, on the current values and on the newest decision that still
 * counts.
 * @throws EngineRefusal PROCESS_ENDED; STEP_NOT_RETRYABLE; ASSIGNEE_MISSING if the new task would have no assignee
 */
export function redirect(state: RequestState, event: EventOf<'REDIRECT'>): Effect[] {
  const from = currentStepOf(state);
  const target = state.definition.steps.find(({ id }) => id === event.stepId);
  if (!target || !canRedirectTo(progressOf(state, target))) {
    throw new EngineRefusal('STEP_NOT_RETRYABLE', 'Não é possível redirecionar o fluxo para esta etapa');
  }
  const { by, at, motive } = event;
  const draft = draftOf(state, event);
  const { openTask } = state;
  if (openTask) {
    draft.add({ kind: 'CLOSE_TASK', uuid: openTask.uuid, status: 'CANCELED', at, by: by.id, approved: null, motive });
  }
  draft.add({ kind: 'DROP_SERVICE_CALLS' });
  const undone = stepsFrom(state, target);
  for (const { id } of undone) draft.add({ kind: 'STEP_RESET', stepId: id });
  restoreDecision(draft, new Set(undone.map(({ id }) => id)));
  const message = historyMessages.redirected(by.completeName, from.title, target.title, state.processVersion, motive);
  draft.history('REDIRECTED', target, message);
  if (openTask) {
    const notice = notificationOf('redirected', state, { by: by.completeName, from: from.title, to: target.title });
    if (openTask.heldBy !== null) draft.notify([openTask.heldBy], [], notice);
    else draft.notify(openTask.users, openTask.groups, notice);
  }
  goTo(draft, target);
  refuseWithoutAssignee(draft);
  return draft.effects;
}

/**
 * Runs the failed step of a request again; a service call gets all its attempts.
 * @throws EngineRefusal PROCESS_ENDED; STEP_NOT_FAILED
 */
export function retry(state: RequestState, event: EventOf<'RETRY'>): Effect[] {
  const step = currentStepOf(state);
  if (!canExecuteAgain(progressOf(state, step))) {
    throw new EngineRefusal('STEP_NOT_FAILED', 'Esta etapa não falhou, não há o que executar novamente');
  }
  const draft = draftOf(state, event);
  const message = historyMessages.retried(event.by.completeName, step.title, state.processVersion, event.motive);
  draft.history('RETRIED', step, message);
  // a step that leads nowhere was done before it failed: its call would be made twice and fail at the same place
  if (step.type !== 'GATEWAY' && !nextStep(draft, step.connections[0])) advance(draft, step);
  else goTo(draft, step);
  return draft.effects;
}

function currentStepOf(state: RequestState): Step {
  const step = state.definition.steps.find(({ id }) => id === state.currentStep);
  if (state.status !== 'IN_PROGRESS' || !step) {
    throw new EngineRefusal('PROCESS_ENDED', 'A solicitação já foi encerrada');
  }
  return step;
}

/** The owner acted, so a flow that looped without an action of a user may continue. */
function draftOf(state: RequestState, { at, by }: EventOf<'REDIRECT' | 'RETRY'>): Draft {
  return new Draft({ ...state, serviceCallsInARow: 0 }, at, by.id);
}

function progressOf(state: RequestState, { id, type }: Step) {
  return { type, status: state.steps[id]?.status ?? 'NONE', currentStep: id === state.currentStep };
}

/** Returns the step and all steps that the request reached after it, each at its last time. */
function stepsFrom(state: RequestState, target: Step): Step[] {
  const place = (step: Step) => state.steps[step.id]?.reached ?? null;
  const start = place(target) ?? 0;
  return state.definition.steps.filter((step) => {
    if (step.type === 'START_EVENT') return false;
    const reached = place(step);
    return step.id === target.id || (reached !== null && reached >= start);
  });
}

/** Gateways read the newest decision; a decision of an undone step must not be read. */
function restoreDecision(draft: Draft, undone: ReadonlySet<string>): void {
  const latest = Object.entries(draft.state.steps)
    .filter(([id, { status, approved }]) => status === 'FINISHED' && approved !== null && !undone.has(id))
    .map(([, progress]) => progress)
    .reduce<StepProgress | null>((newest, step) => (isNewer(step, newest) ? step : newest), null);
  const approved = latest?.approved ?? null;
  if ((draft.values.approved ?? null) !== approved) draft.setValues({ approved });
}

function isNewer(step: StepProgress, than: StepProgress | null): boolean {
  return than === null || (step.reached ?? 0) > (than.reached ?? 0);
}

/** A request with an assignee must not move to a step without one. */
function refuseWithoutAssignee({ effects }: Draft): void {
  for (const effect of effects) {
    if (effect.kind === 'STEP_FAILED' && effect.failure.code === 'ASSIGNEE_MISSING') {
      throw new EngineRefusal('ASSIGNEE_MISSING', effect.failure.message);
    }
  }
}
