import type { ModelStep, WorkflowModel } from '@tramita/client/contract';
import { addStep, canMoveStep, canRemoveStep, moveStep, removeConnection, removeStep } from '@tramita/client/rules';
import type { FlowCommands } from './flow-context.ts';
import { type FlowTools, stepTarget } from './flow-tools.ts';
import { type FlowMessages, stepName, targetName, typeName } from './flow-words.ts';

/** Returns a random id for a new step. */
const newStepId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return `step_${[...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('')}`;
};

/** The commands that change the row. Each announces its result and moves the current element. */
export function editCommands(tools: FlowTools): Pick<FlowCommands, 'add' | 'remove' | 'removeConnection' | 'move'> {
  const { store, messages, screen, model, find, isReady } = tools;
  return {
    add(place, type) {
      if (!isReady()) return;
      const id = newStepId();
      const after = nameBefore(model(), place.stepId, place.kind === 'placeholder', messages);
      store.edit((present) =>
        addStep(present, place, type, id, { step: messages.stepType, assignee: messages.resolvedAssignee }),
      );
      const added = find(id);
      if (!added) return;
      store.select(stepTarget(id));
      screen.moveTo(stepTarget(id), true);
      screen.say(`${addedText(added, after, messages)}. ${messages.count(countOf(model()))}`);
    },
    remove(stepId) {
      const step = find(stepId);
      if (!step || !isReady() || !canRemoveStep(model(), stepId)) return;
      const at = model().steps.indexOf(step);
      store.edit((present) => removeStep(present, stepId));
      const { steps } = model();
      const here = steps[at];
      const neighbour = here?.type === 'ADD' ? here : (steps[at - 1] ?? here ?? steps[0]);
      if (neighbour) screen.moveTo(stepTarget(neighbour.id), true);
      screen.say(`${messages.removed(stepName(step, messages))}. ${messages.count(countOf(model()))}`);
    },
    removeConnection(stepId, index) {
      const step = find(stepId);
      const connection = step?.connections[index];
      if (!step || !connection || !isReady()) return;
      const to = targetName(model().steps, connection, messages);
      store.edit((present) => removeConnection(present, stepId, index));
      screen.moveTo(stepTarget(stepId), true);
      screen.say(messages.removedConnection(stepName(step, messages), to));
    },
    move(stepId, places) {
      const step = find(stepId);
      if (!step || !isReady()) return;
      store.edit((present) => moveBy(present, stepId, places));
      screen.moveTo(stepTarget(stepId), true);
      screen.say(messages.moved(stepName(step, messages), model().steps.findIndex(({ id }) => id === stepId) + 1));
    },
  };
}

/** Returns the document with a step moved by the given places, or by as many as are allowed. */
function moveBy(model: WorkflowModel, stepId: string, places: number): WorkflowModel {
  const direction = places < 0 ? 'up' : 'down';
  let moved = model;
  for (let count = Math.abs(places); count > 0 && canMoveStep(moved, stepId, direction); count -= 1) {
    moved = moveStep(moved, stepId, direction);
  }
  return moved;
}

const countOf = ({ steps }: WorkflowModel): number => steps.filter(({ type }) => type !== 'ADD').length;

/** Returns the name of the step before an added one; null for the first step. */
function nameBefore(
  { steps }: WorkflowModel,
  stepId: string,
  isPlaceholder: boolean,
  messages: FlowMessages,
): string | null {
  const at = steps.findIndex(({ id }) => id === stepId);
  const before = steps[isPlaceholder ? at - 1 : at];
  return before ? stepName(before, messages) : null;
}

function addedText(step: ModelStep, after: string | null, messages: FlowMessages): string {
  const type = typeName(step, messages);
  if (after === null) return messages.addedAlone(type);
  return step.type === 'END_EVENT' ? messages.addedEvent(type, after) : messages.added(type, after);
}
