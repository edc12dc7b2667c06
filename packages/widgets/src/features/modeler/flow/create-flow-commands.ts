import type { WorkflowModel } from '@tramita/client/contract';
import { addableTypes, canMoveStep, canRemoveStep, canStartConnection } from '@tramita/client/rules';
import type { ModelerStore } from '../store/create-modeler-store.ts';
import { connectCommands } from './connect-commands.ts';
import { editCommands } from './edit-commands.ts';
import type { FlowCommands, FlowMenuRequest } from './flow-context.ts';
import { type FlowScreen, flowTools } from './flow-tools.ts';
import type { FlowMessages } from './flow-words.ts';

/** Creates the commands of a flow. */
export function createFlowCommands(store: ModelerStore, messages: FlowMessages, screen: FlowScreen): FlowCommands {
  const tools = flowTools(store, messages, screen);
  const { connectTo, startConnecting, stopConnecting } = connectCommands(tools);
  return {
    ...editCommands(tools),
    startConnecting,
    stopConnecting,
    openMenu: (request, at) =>
      tools.isReady() && hasEntries(tools.model(), request) && screen.showMenu({ request, at }),
    closeMenu: () => screen.showMenu(null),
    hasActions: (stepId) => hasActions(tools.model(), stepId),
    choose(target) {
      const { connectingFrom } = store.get();
      if (connectingFrom === null) store.select(target ?? { kind: 'process' });
      else if (target === null) stopConnecting();
      else if (target.kind === 'step') connectTo(target.stepId);
    },
    openSettings: (target) => store.select(target) && screen.showSettings(),
    moveTo: (target, takesFocus = false) => screen.moveTo(target, takesFocus),
  };
}

const hasEntries = (model: WorkflowModel, request: FlowMenuRequest): boolean =>
  request.kind === 'add' ? addableTypes(model, request.place).length > 0 : hasActions(model, request.stepId);

/** Whether the actions menu has entries for a step, including actions that are refused with a message. */
function hasActions(model: WorkflowModel, stepId: string): boolean {
  const connecting = canStartConnection(model, stepId);
  return (
    connecting.allowed ||
    connecting.message !== undefined ||
    canRemoveStep(model, stepId) ||
    canMoveStep(model, stepId, 'up') ||
    canMoveStep(model, stepId, 'down')
  );
}
