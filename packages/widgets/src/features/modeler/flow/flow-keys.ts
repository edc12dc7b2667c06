import type { ModelStep, WorkflowModel } from '@tramita/client/contract';
import type { AddPlace } from '@tramita/client/rules';
import type { PageRoot } from '../../../ui/page-root.ts';
import type { FlowCommands } from './flow-context.ts';
import { type FlowTarget, targetElementId } from './flow-target.ts';
import { openAt } from './open-at.ts';

/** The command that a key runs on the current element. */
export type FlowKeyCommand = 'settings' | 'add' | 'actions' | 'remove' | 'up' | 'down';

/** Up is towards the start, which is to the left in the drawing. */
const moves: Readonly<Record<string, FlowKeyCommand>> = {
  ArrowUp: 'up',
  ArrowLeft: 'up',
  ArrowDown: 'down',
  ArrowRight: 'down',
};

interface PressedKey {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Returns the command of a key, in the drawing and in the list, or null if it has none. */
export function commandOfKey({ key, altKey, ctrlKey, metaKey, shiftKey }: PressedKey): FlowKeyCommand | null {
  if (ctrlKey || metaKey) return null;
  if (altKey) return moves[key] ?? null;
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) return 'actions';
  if (key === '+' || key === 'Insert') return 'add';
  if (key === 'Enter' || key === 'F2') return 'settings';
  return key === 'Delete' || key === 'Backspace' ? 'remove' : null;
}

/** Runs the command of a key on an element, which is looked up in `page`; menus open at that element. */
export function runFlowCommand(
  command: FlowKeyCommand,
  target: FlowTarget,
  model: WorkflowModel,
  commands: FlowCommands,
  page: PageRoot,
): void {
  const step = model.steps.find(({ id }) => id === target.stepId);
  if (!step) return;
  const element = page.getElementById(targetElementId(target));
  switch (command) {
    case 'settings':
      if (step.type === 'ADD') runFlowCommand('add', target, model, commands, page);
      else commands.openSettings(target);
      break;
    case 'add':
      if (!element) break;
      if (target.kind === 'connection') {
        openAt(element, { kind: 'add', place: { ...target, kind: 'between' } }, commands);
      } else {
        openAt(element, { kind: 'add', place: placeAfter(step) }, commands);
      }
      break;
    case 'actions':
      if (element && target.kind === 'connection') runFlowCommand('add', target, model, commands, page);
      else if (element) openAt(element, { kind: 'actions', stepId: step.id }, commands);
      break;
    case 'remove':
      if (target.kind === 'connection') commands.removeConnection(step.id, target.index);
      else commands.remove(step.id);
      break;
    default:
      if (target.kind === 'step') commands.move(step.id, command === 'up' ? -1 : 1);
  }
}

/** Returns where to add a step after another: on its connection if it has exactly one, which offers its removal too. */
export function placeAfter({ id, type, connections }: ModelStep): AddPlace {
  if (type === 'ADD') return { kind: 'placeholder', stepId: id };
  if (type === 'GATEWAY' || connections.length === 0) return { kind: 'after', stepId: id };
  return { kind: 'between', stepId: id, index: 0 };
}
