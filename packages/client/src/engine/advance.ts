import type { Connection, Step } from '../contract/processes/workflow.ts';
import { chooseConnection } from '../rules/tasks/gateway.ts';
import { type HumanStep, resolveAssignees } from './assignees.ts';
import { readableFields } from './built-in-values.ts';
import type { Draft } from './draft.ts';
import { failStep } from './fail-step.ts';
import { historyMessages } from './messages/history-messages.ts';
import { notificationOf } from './messages/notification-content.ts';
import { sendMessages } from './messages/send-messages.ts';
import { dueOf } from './working-time.ts';

/** Maximum number of service calls in a row without an action of a user; beyond it the flow counts as an endless loop. */
export const maxServiceCallsInARow = 50;

type ServiceStep = Extract<Step, { type: 'SERVICE_TASK' }>;

/**
 * Follows the flow from `from` until a user has to act, another system has to respond, the end is reached or the flow
 * cannot continue. Out of every step except a gateway the first connection is taken, whatever was decided there: a
 * rejected approval continues like an approved one unless a later gateway reads `approved`.
 */
export function advance(draft: Draft, from: Step): void {
  const next = nextStep(draft, from.connections[0]);
  if (next) goTo(draft, next);
  else failStep(draft, from, noNextStep(from));
}

/** Moves the request to a step and follows the flow from there, as {@link advance} does. */
export function goTo(draft: Draft, target: Step): void {
  const decided = new Set<string>();
  let step = target;
  for (;;) {
    const connection = enterStep(draft, step, decided);
    if (!connection) return;
    const next = nextStep(draft, connection);
    if (!next) {
      failStep(draft, step, noNextStep(step));
      return;
    }
    step = next;
  }
}

/** Returns the step a connection leads to; undefined if there is no connection or its target does not exist. */
export function nextStep(draft: Draft, connection: Connection | undefined): Step | undefined {
  return connection && draft.state.definition.steps.find(({ id }) => id === connection.stepId);
}

/** Enters a step; returns the connection to follow at once, or undefined if the flow waits, ended or stopped here. */
function enterStep(draft: Draft, step: Step, decided: Set<string>): Connection | undefined {
  draft.add({ kind: 'STEP_REACHED', stepId: step.id, at: draft.at, ...dueOf(step, draft.state.workingTime, draft.at) });
  switch (step.type) {
    case 'USER_TASK':
    case 'APPROVAL_TASK':
      openTask(draft, step);
      return undefined;
    case 'SERVICE_TASK':
      callService(draft, step);
      return undefined;
    case 'END_EVENT':
      finishRequest(draft, step);
      return undefined;
    case 'GATEWAY':
    case 'START_EVENT':
      // nothing changes between two gateways, so a gateway that is reached twice would be reached forever
      if (decided.has(step.id)) {
        failStep(draft, step, endlessLoop(step));
        return undefined;
      }
      decided.add(step.id);
      return step.type === 'GATEWAY' ? leaveGateway(draft, step) : passThrough(draft, step);
  }
}

function leaveGateway(draft: Draft, gateway: Extract<Step, { type: 'GATEWAY' }>): Connection | undefined {
  const fields = readableFields(draft.state.definition);
  const taken = chooseConnection(gateway.connections, fields, draft.values, draft.at);
  const next = nextStep(draft, taken ?? undefined);
  if (!taken || !next) {
    failStep(draft, gateway, taken ? noNextStep(gateway) : noneHolds(gateway));
    return undefined;
  }
  finishStep(draft, gateway);
  draft.history(
    'STEP_REACHED',
    gateway,
    historyMessages.gatewayTaken(gateway.title, taken.label ?? '', next.title),
    null,
  );
  return taken;
}

function passThrough(draft: Draft, step: Step): Connection | undefined {
  finishStep(draft, step);
  const [connection] = step.connections;
  if (!connection) failStep(draft, step, noNextStep(step));
  return connection;
}

function openTask(draft: Draft, step: HumanStep): void {
  const { state, at } = draft;
  const { users, groups, names, missing, forwarded } = resolveAssignees(step, state);
  if (names.length === 0) {
    failStep(draft, step, { code: 'ASSIGNEE_MISSING', message: missing.join(' ') });
    return;
  }
  const due = dueOf(step, state.workingTime, at);
  draft.add({
    kind: 'OPEN_TASK',
    stepId: step.id,
    title: step.title,
    type: step.type === 'APPROVAL_TASK' ? 'APPROVAL' : 'NORMAL',
    users,
    groups,
    at,
    ...due,
  });
  draft.history('STEP_REACHED', step, historyMessages.taskOpened(step.title, names), null);
  for (const { instead, to } of forwarded) {
    const message =
      'superior' in instead
        ? historyMessages.superiorInactive(instead.superior, step.title, to)
        : historyMessages.requesterInactive(step.title, to);
    draft.history('STEP_REACHED', step, message, null);
  }
  const groupNames = groups.flatMap((id) => state.groups[id]?.name ?? []);
  const { completeName } = state.requester;
  draft.notify(
    users,
    groups,
    notificationOf('taskOpened', state, { step: step.title, requester: completeName, groups: groupNames }),
  );
  sendMessages(draft, step, { uuid: null, users, groups, dueAt: due.dueAt });
  if (missing.length === 0) return;
  const failure = missing.join(' ');
  draft.history('STEP_REACHED', step, historyMessages.addresseeLeftOut(step.title, failure), null);
  draft.notify(state.owners, [], notificationOf('addresseeLeftOut', state, { step: step.title, failure }));
}

function callService(draft: Draft, step: ServiceStep): void {
  if (draft.state.serviceCallsInARow >= maxServiceCallsInARow) {
    failStep(draft, step, endlessLoop(step));
    return;
  }
  draft.add({ kind: 'CALL_SERVICE', stepId: step.id, at: draft.at, maxAttempts: step.maxRetries + 1 });
  const arrived = step.serviceType === 'SHEETS' ? historyMessages.rowQueued : historyMessages.serviceCalled;
  draft.history('STEP_REACHED', step, arrived(step.title), null);
}

function finishRequest(draft: Draft, end: Step): void {
  const { state } = draft;
  finishStep(draft, end);
  draft.add({ kind: 'FINISH_REQUEST', at: draft.at });
  draft.history('FINISHED', end, historyMessages.finished(), null);
  const content = notificationOf(state.hasNps ? 'rate' : 'finished', state, {});
  // requesters are notified even if they finished the task alone, because they are asked for the rating
  draft.add({ kind: 'NOTIFY', users: [state.requester.id], groups: [], except: null, content, at: draft.at });
}

function finishStep(draft: Draft, step: Step): void {
  draft.add({ kind: 'STEP_FINISHED', stepId: step.id, at: draft.at, by: null, approved: null, details: null });
}

const noNextStep = (step: Step) =>
  ({ code: 'NO_CONNECTION', message: `A etapa ${step.title} não tem próxima etapa definida.` }) as const;
const noneHolds = (step: Step) =>
  ({ code: 'NO_CONNECTION', message: `Nenhuma condição da decisão ${step.title} foi atendida.` }) as const;
const endlessLoop = (step: Step) =>
  ({ code: 'ENDLESS_LOOP', message: `O fluxo voltou à etapa ${step.title} sem que ninguém agisse.` }) as const;
