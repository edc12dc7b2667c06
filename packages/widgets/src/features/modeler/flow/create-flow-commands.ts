import type { ModelStep, WorkflowModel } from '@tramita/client/contract';
import {
  addStep,
  canMoveStep,
  canRemoveStep,
  canStartConnection,
  connectableSteps,
  connectSteps,
  moveStep,
  removeConnection,
  removeStep,
} from '@tramita/client/rules';
import { isFree, type ModelerStore } from '../store/create-modeler-store.ts';
import type { FlowCommands, OpenFlowMenu } from './flow-context.ts';
import type { FlowTarget } from './flow-target.ts';
import { type FlowMessages, stepName, targetName, typeName } from './flow-words.ts';

/** What the commands do to the screen. */
export interface FlowScreen {
  showMenu: (menu: OpenFlowMenu | null) => void;
  standOn: (target: FlowTarget, takesFocus: boolean) => void;
  /** Tells screen readers. */
  say: (text: string) => void;
  /** Shows a message that something is refused. */
  refuse: (text: string) => void;
  /** Goes to the settings of what is selected. */
  showSettings: () => void;
}

const stepTarget = (stepId: string): FlowTarget => ({ kind: 'step', stepId });

/** A new step's id; unique without asking anybody. */
const newStepId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return `step_${[...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('')}`;
};

/** The commands of a flow. */
export function createFlowCommands(store: ModelerStore, messages: FlowMessages, screen: FlowScreen): FlowCommands {
  const model = (): WorkflowModel => store.get().history.present;
  const find = (stepId: string): ModelStep | undefined => model().steps.find(({ id }) => id === stepId);
  const isReady = (): boolean => isFree(store.get());

  function connectTo(stepId: string): void {
    const from = store.get().connectingFrom;
    const source = from === null ? undefined : find(from);
    if (!source || !connectableSteps(model(), source.id).includes(stepId)) return;
    store.stopConnecting();
    store.edit((present) => connectSteps(present, source.id, stepId));
    const index = find(source.id)?.connections.findIndex((connection) => connection.stepId === stepId) ?? -1;
    if (index < 0) return;
    const target: FlowTarget = { kind: 'connection', stepId: source.id, index };
    store.select(target);
    screen.standOn(target, true);
    screen.say(messages.connected(stepName(source, messages), targetName(model().steps, { stepId }, messages)));
  }

  function stopConnecting(): void {
    const from = store.get().connectingFrom;
    store.stopConnecting();
    if (from !== null) screen.standOn(stepTarget(from), true);
  }

  return {
    openMenu: (request, at) => isReady() && screen.showMenu({ request, at }),
    closeMenu: () => screen.showMenu(null),
    choose(target) {
      const { connectingFrom } = store.get();
      if (connectingFrom === null) store.select(target ?? { kind: 'process' });
      else if (target === null) stopConnecting();
      else if (target.kind === 'step') connectTo(target.stepId);
    },
    openSettings: (target) => store.select(target) && screen.showSettings(),
    standOn: (target, takesFocus = false) => screen.standOn(target, takesFocus),
    add(place, type) {
      if (!isReady()) return;
      const id = newStepId();
      const after = nameBefore(model(), place.stepId, place.kind === 'placeholder', messages);
      store.edit((present) => addStep(present, place, type, id));
      const added = find(id);
      if (!added) return;
      store.select(stepTarget(id));
      screen.standOn(stepTarget(id), true);
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
      if (neighbour) screen.standOn(stepTarget(neighbour.id), true);
      screen.say(`${messages.removed(stepName(step, messages))}. ${messages.count(countOf(model()))}`);
    },
    removeConnection(stepId, index) {
      const step = find(stepId);
      const connection = step?.connections[index];
      if (!step || !connection || !isReady()) return;
      const to = targetName(model().steps, connection, messages);
      store.edit((present) => removeConnection(present, stepId, index));
      screen.standOn(stepTarget(stepId), true);
      screen.say(messages.removedConnection(stepName(step, messages), to));
    },
    move(stepId, places) {
      const step = find(stepId);
      if (!step || !isReady()) return;
      store.edit((present) => moveBy(present, stepId, places));
      screen.standOn(stepTarget(stepId), true);
      screen.say(messages.moved(stepName(step, messages), model().steps.findIndex(({ id }) => id === stepId) + 1));
    },
    startConnecting(stepId) {
      if (!isReady()) return;
      const answer = canStartConnection(model(), stepId);
      if (!answer.allowed) {
        if (answer.message) screen.refuse(answer.message);
        return;
      }
      store.startConnecting(stepId);
      const [first] = connectableSteps(model(), stepId);
      if (first !== undefined) screen.standOn(stepTarget(nearest(model(), stepId)), true);
    },
    stopConnecting,
  };
}

/** The document with a step moved by as many places as are allowed. */
function moveBy(model: WorkflowModel, stepId: string, places: number): WorkflowModel {
  const direction = places < 0 ? 'up' : 'down';
  let moved = model;
  for (let count = Math.abs(places); count > 0 && canMoveStep(moved, stepId, direction); count -= 1) {
    moved = moveStep(moved, stepId, direction);
  }
  return moved;
}

const countOf = ({ steps }: WorkflowModel): number => steps.filter(({ type }) => type !== 'ADD').length;

/** The step that can be connected and stands next behind the origin, or else the first one. */
function nearest(model: WorkflowModel, from: string): string {
  const choosable = connectableSteps(model, from);
  const at = model.steps.findIndex(({ id }) => id === from);
  const behind = model.steps.slice(at + 1).find(({ id }) => choosable.includes(id));
  return behind?.id ?? choosable[0] ?? from;
}

/** The name of the step that what is added will stand behind; null for none. */
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
