import type { Step } from '../contract/processes/workflow.ts';
import { advance } from './advance.ts';
import { assigneeValues } from './assignee-data.ts';
import { builtIn, formValuesOf } from './built-in-values.ts';
import { Draft } from './draft.ts';
import type { Effect } from './effects.ts';
import { endRequest } from './end-request.ts';
import { historyMessages } from './messages/history-messages.ts';
import { notificationOf } from './messages/notification-content.ts';
import { EngineRefusal } from './refusal.ts';
import { redirect, retry } from './repeat-step.ts';
import {
  callbackOpened,
  callbackReceived,
  serviceAccepted,
  serviceFailed,
  serviceSucceeded,
} from './service-events.ts';
import type { EngineEvent, RequestState } from './state.ts';
import { transfer } from './transfer.ts';

type EventOf<Kind extends EngineEvent['kind']> = Extract<EngineEvent, { kind: Kind }>;

/**
 * Returns the effects of an event on a request. Pure: the same state and event give the same effects.
 * @throws EngineRefusal if the event does not fit the state; then nothing is written.
 */
export function decide(state: RequestState, event: EngineEvent): Effect[] {
  switch (event.kind) {
    case 'START':
      return start(state, event);
    case 'FINISH_TASK':
      return finishTask(state, event);
    case 'CANCEL':
      return cancel(state, event);
    case 'END':
      return endRequest(state, event);
    case 'TRANSFER':
      return transfer(state, event);
    case 'SERVICE_SUCCEEDED':
      return serviceSucceeded(state, event);
    case 'SERVICE_FAILED':
      return serviceFailed(state, event);
    case 'CALLBACK_OPENED':
      return callbackOpened(state, event);
    case 'SERVICE_ACCEPTED':
      return serviceAccepted(state, event);
    case 'CALLBACK_RECEIVED':
      return callbackReceived(state, event);
    case 'REDIRECT':
      return redirect(state, event);
    case 'RETRY':
      return retry(state, event);
  }
}

function start(state: RequestState, event: EventOf<'START'>): Effect[] {
  const [first] = state.definition.steps;
  if (!first || state.currentStep !== null || state.status !== 'IN_PROGRESS') {
    throw new EngineRefusal('ALREADY_STARTED', 'A solicitação já foi iniciada');
  }
  const draft = new Draft(state, event.at, event.by.id);
  draft.setValues({
    ...formValuesOf(state.definition, event.values),
    ...assigneeValues(state.definition, state.requester),
    ...builtIn({ protocol: state.protocol, idk: String(state.idk) }),
  });
  draft.add({ kind: 'STEP_REACHED', stepId: first.id, at: event.at, dueAt: null });
  draft.add({ kind: 'STEP_FINISHED', stepId: first.id, at: event.at, by: event.by.id, approved: null, details: null });
  draft.history('STARTED', first, historyMessages.started(event.by.completeName, state.requester.completeName));
  advance(draft, first);
  return draft.effects;
}

function finishTask(state: RequestState, event: EventOf<'FINISH_TASK'>): Effect[] {
  const { openTask } = state;
  const step = currentStep(state);
  if (!openTask || !step || openTask.uuid !== event.taskUuid) {
    throw new EngineRefusal('TASK_ALREADY_DONE', 'Esta tarefa já foi concluída');
  }
  const { by, at } = event;
  const isApproval = step.type === 'APPROVAL_TASK';
  if (isApproval && event.approved === null) {
    throw new EngineRefusal('DECISION_MISSING', 'Informe se a etapa foi aprovada ou reprovada');
  }
  const approved = isApproval ? event.approved : null;
  const motive = approved === false ? event.motive : null;
  const draft = new Draft(state, at, by.id);
  draft.setValues({
    ...formValuesOf(state.definition, event.values),
    ...decisionValues(approved, motive, by.completeName),
  });
  draft.add({ kind: 'CLOSE_TASK', uuid: openTask.uuid, status: 'FINISHED', at, by: by.id, approved, motive });
  draft.add({ kind: 'STEP_FINISHED', stepId: step.id, at, by: by.id, approved, details: motive });
  if (approved === null)
    draft.taskHistory('COMPLETED', step, (name) => historyMessages.completed(name, step.title), by);
  else if (approved) draft.taskHistory('APPROVED', step, (name) => historyMessages.approved(name, step.title), by);
  else draft.taskHistory('REJECTED', step, (name) => historyMessages.rejected(name, step.title, motive), by);
  if (approved !== null) {
    const name = approved ? 'approved' : 'rejected';
    draft.notify([state.requester.id], [], notificationOf(name, state, { step: step.title, by: by.completeName }));
  }
  advance(draft, step);
  return draft.effects;
}

function decisionValues(approved: boolean | null, motive: string | null, by: string) {
  if (approved === null) return {};
  return builtIn(approved ? { approved, motive, approvedBy: by } : { approved, motive, reprovedBy: by });
}

function cancel(state: RequestState, event: EventOf<'CANCEL'>): Effect[] {
  if (state.status !== 'IN_PROGRESS') throw new EngineRefusal('PROCESS_ENDED', 'A solicitação já foi encerrada');
  const { by, at, motive, fromReport = false } = event;
  const { openTask } = state;
  const draft = new Draft(state, at, by.id);
  draft.setValues(builtIn({ motive }));
  if (openTask) {
    draft.add({ kind: 'CLOSE_TASK', uuid: openTask.uuid, status: 'CANCELED', at, by: by.id, approved: null, motive });
  }
  draft.add({ kind: 'DROP_SERVICE_CALLS' });
  for (const { id, type } of state.definition.steps) {
    if (type === 'END_EVENT') draft.add({ kind: 'STEP_CANCELED', stepId: id });
  }
  draft.add({ kind: 'CANCEL_REQUEST', at, motive });
  draft.history('CANCELED', currentStep(state) ?? null, historyMessages.canceled(by.completeName, motive, fromReport));
  const content = notificationOf('canceled', state, { by: by.completeName });
  if (openTask && openTask.heldBy !== null) draft.notify([openTask.heldBy], [], content);
  else if (openTask) draft.notify(openTask.users, openTask.groups, content);
  return draft.effects;
}

function currentStep(state: RequestState): Step | undefined {
  return state.definition.steps.find(({ id }) => id === state.currentStep);
}
