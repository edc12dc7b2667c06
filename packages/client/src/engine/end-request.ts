import type { Step, WorkflowDefinition } from '../contract/processes/workflow.ts';
import { Draft } from './draft.ts';
import type { Effect } from './effects.ts';
import { historyMessages } from './messages/history-messages.ts';
import { notificationOf } from './messages/notification-content.ts';
import { EngineRefusal } from './refusal.ts';
import type { EngineEvent, RequestState } from './state.ts';

/**
 * Ends a request at any step: its open task is canceled, pending calls are discarded, and the nearest end counts as
 * reached, with the motive.
 */
export function endRequest(state: RequestState, event: Extract<EngineEvent, { kind: 'END' }>): Effect[] {
  if (state.status !== 'IN_PROGRESS') throw new EngineRefusal('PROCESS_ENDED', 'A solicitação já foi encerrada');
  const { by, at, motive } = event;
  const { openTask, definition, currentStep } = state;
  const draft = new Draft(state, at, by.id);
  if (openTask) {
    draft.add({ kind: 'CLOSE_TASK', uuid: openTask.uuid, status: 'CANCELED', at, by: by.id, approved: null, motive });
  }
  draft.add({ kind: 'DROP_SERVICE_CALLS' });
  const end = nearestEnd(definition, currentStep);
  if (end) {
    draft.add({ kind: 'STEP_FINISHED', stepId: end.id, at, by: by.id, approved: null, details: motive });
  }
  draft.add({ kind: 'FINISH_REQUEST', at, motive });
  const step = definition.steps.find(({ id }) => id === currentStep) ?? null;
  draft.history('ENDED', step, historyMessages.ended(by.completeName, motive));
  const users = openTask ? (openTask.heldBy === null ? openTask.users : [openTask.heldBy]) : [];
  const groups = openTask?.heldBy === null ? openTask.groups : [];
  draft.notify([state.requester.id, ...users], groups, notificationOf('ended', state, { by: by.completeName, motive }));
  return draft.effects;
}

/** Returns the end with the fewest connections in between, in their order; the first end if none can be reached. */
function nearestEnd({ steps }: WorkflowDefinition, from: string | null): Step | undefined {
  const known = new Map(steps.map((step) => [step.id, step]));
  const queue = from === null ? [] : [from];
  for (const id of queue) {
    const step = known.get(id);
    if (step?.type === 'END_EVENT') return step;
    const ahead = step?.connections.map(({ stepId }) => stepId) ?? [];
    queue.push(...ahead.filter((next) => !queue.includes(next)));
  }
  return steps.find(({ type }) => type === 'END_EVENT');
}
