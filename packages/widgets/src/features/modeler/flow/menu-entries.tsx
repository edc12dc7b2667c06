import type { ModelStep, WorkflowModel } from '@tramita/client/contract';
import { type AddPlace, addableTypes, canMoveStep, canRemoveStep, canStartConnection } from '@tramita/client/rules';
import { ArrowDown, ArrowUp, Spline, Trash2, Unlink } from 'lucide-react';
import { Kbd } from '../../../ui/Kbd/Kbd.tsx';
import type { MenuEntry } from '../../../ui/Menu/menu-entry.ts';
import type { FlowCommands } from './flow-context.ts';
import type { FlowMessages } from './flow-words.ts';
import { StepIcon } from './StepIcon.tsx';

/** The shortcut of an action, hidden from screen readers so that it is not part of the name. */
function Keys({ children }: { children: string }) {
  return (
    <span aria-hidden="true">
      <Kbd>{children}</Kbd>
    </span>
  );
}

/** The add menu of a place: the allowed steps and, between two steps, the removal of their connection. */
export function addEntries(
  model: WorkflowModel,
  place: AddPlace,
  commands: FlowCommands,
  messages: FlowMessages,
): readonly MenuEntry[] {
  const isBetween = place.kind === 'between';
  const heading = isBetween ? messages.betweenHeading : messages.addHeading;
  const types = addableTypes(model, place).map(
    (type): MenuEntry => ({
      id: type,
      label: type === 'ADD' ? messages.placeholder : messages.stepType(type),
      icon: <StepIcon type={type} />,
      onSelect: () => commands.add(place, type),
    }),
  );
  const removal: readonly MenuEntry[] = isBetween
    ? [
        { kind: 'separator', id: 'line' },
        {
          id: 'remove-connection',
          label: messages.removeConnection,
          icon: <Unlink />,
          tone: 'danger',
          onSelect: () => commands.removeConnection(place.stepId, place.index),
        },
      ]
    : [];
  return [{ kind: 'heading', id: 'heading', label: heading }, ...types, ...removal];
}

/** The actions of a step; actions that are not allowed are left out. */
export function actionEntries(
  model: WorkflowModel,
  step: ModelStep,
  commands: FlowCommands,
  messages: FlowMessages,
): readonly MenuEntry[] {
  if (step.type === 'ADD') return [];
  const connecting = canStartConnection(model, step.id, messages);
  const isOffered = connecting.allowed || connecting.message !== undefined;
  const all: readonly (MenuEntry | false)[] = [
    isOffered && {
      id: 'connect',
      label: messages.newConnection,
      icon: <Spline />,
      onSelect: () => commands.startConnecting(step.id),
    },
    canMoveStep(model, step.id, 'up') && {
      id: 'up',
      label: messages.moveUp,
      icon: <ArrowUp />,
      hint: <Keys>Alt ↑</Keys>,
      onSelect: () => commands.move(step.id, -1),
    },
    canMoveStep(model, step.id, 'down') && {
      id: 'down',
      label: messages.moveDown,
      icon: <ArrowDown />,
      hint: <Keys>Alt ↓</Keys>,
      onSelect: () => commands.move(step.id, 1),
    },
    canRemoveStep(model, step.id) && {
      id: 'remove',
      label: messages.remove,
      icon: <Trash2 />,
      tone: 'danger',
      hint: <Keys>Delete</Keys>,
      onSelect: () => commands.remove(step.id),
    },
  ];
  return all.filter((entry) => entry !== false);
}
