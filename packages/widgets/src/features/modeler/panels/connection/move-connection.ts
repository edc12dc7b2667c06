import type { WorkflowModel } from '@tramita/client/contract';
import { changeStep } from '@tramita/client/rules';

/** Returns the model with a connection evaluated one place earlier (-1) or later (1); the same model at the ends. */
export function moveConnection(model: WorkflowModel, stepId: string, index: number, step: -1 | 1): WorkflowModel {
  const connections = model.steps.find(({ id }) => id === stepId)?.connections ?? [];
  const moved = connections[index];
  const other = connections[index + step];
  if (moved === undefined || other === undefined) return model;
  return changeStep(model, stepId, { connections: connections.with(index, other).with(index + step, moved) });
}
