import type { WorkflowModel } from '@tramita/client/contract';
import { canStartConnection, connectableSteps, connectSteps } from '@tramita/client/rules';
import type { FlowTarget } from './flow-target.ts';
import { type FlowTools, stepTarget } from './flow-tools.ts';
import { stepName, targetName } from './flow-words.ts';

/** The commands for drawing a connection. */
export function connectCommands({ store, messages, screen, model, find, isReady }: FlowTools) {
  return {
    startConnecting(stepId: string): void {
      if (!isReady()) return;
      const answer = canStartConnection(model(), stepId, messages);
      if (!answer.allowed) {
        if (answer.message) screen.refuse(answer.message);
        return;
      }
      store.startConnecting(stepId);
      const [first] = connectableSteps(model(), stepId);
      if (first !== undefined) screen.moveTo(stepTarget(nearest(model(), stepId)), true);
    },
    /** Ends selection mode at a step, if it can be connected. */
    connectTo(stepId: string): void {
      const from = store.get().connectingFrom;
      const source = from === null ? undefined : find(from);
      if (!source || !connectableSteps(model(), source.id).includes(stepId)) return;
      store.stopConnecting();
      store.edit((present) => connectSteps(present, source.id, stepId));
      const index = find(source.id)?.connections.findIndex((connection) => connection.stepId === stepId) ?? -1;
      if (index < 0) return;
      const target: FlowTarget = { kind: 'connection', stepId: source.id, index };
      store.select(target);
      screen.moveTo(target, true);
      screen.say(messages.connected(stepName(source, messages), targetName(model().steps, { stepId }, messages)));
    },
    stopConnecting(): void {
      const from = store.get().connectingFrom;
      store.stopConnecting();
      if (from !== null) screen.moveTo(stepTarget(from), true);
    },
  };
}

/** Returns the first step after the origin that can be connected, or else the first one in the row. */
function nearest(model: WorkflowModel, from: string): string {
  const choosable = connectableSteps(model, from);
  const at = model.steps.findIndex(({ id }) => id === from);
  const next = model.steps.slice(at + 1).find(({ id }) => choosable.includes(id));
  return next?.id ?? choosable[0] ?? from;
}
