import type { WorkflowModel } from '../../../contract/processes/process-model.ts';
import { indexOfStep } from './change-row.ts';

/** Said when a task that has its connection is to get another. */
export const oneConnectionMessage = 'É permitido apenas uma conexão para tarefas';

/** Whether a connection can begin at a step; `message` tells why not, when the kind of step takes connections at all. */
export type ConnectionStart = { readonly allowed: true } | { readonly allowed: false; readonly message?: string };

/** Whether a new connection can begin at a step: at a decision always, at a task while it has none. */
export function canStartConnection(model: WorkflowModel, stepId: string): ConnectionStart {
  const step = model.steps[indexOfStep(model, stepId)];
  if (step === undefined || step.type === 'START_EVENT' || step.type === 'END_EVENT' || step.type === 'ADD') {
    return { allowed: false };
  }
  if (step.type === 'GATEWAY' || step.connections.length === 0) return { allowed: true };
  return { allowed: false, message: oneConnectionMessage };
}

/**
 * Ids of the steps a connection from a step can lead to, earlier ones too: those it is not connected to yet, without
 * itself, the start and empty places.
 */
export function connectableSteps(model: WorkflowModel, fromId: string): readonly string[] {
  const from = model.steps[indexOfStep(model, fromId)];
  if (from === undefined) return [];
  const taken = new Set(from.connections.map(({ stepId }) => stepId)).add(fromId);
  return model.steps.flatMap(({ id, type }) => (type === 'START_EVENT' || type === 'ADD' || taken.has(id) ? [] : [id]));
}

/** Connects two steps; out of a decision the connection still lacks its condition. The same model where it cannot be. */
export function connectSteps(model: WorkflowModel, fromId: string, toId: string): WorkflowModel {
  if (!canStartConnection(model, fromId).allowed || !connectableSteps(model, fromId).includes(toId)) return model;
  const steps = model.steps.map((step) =>
    step.id === fromId ? { ...step, connections: [...step.connections, { stepId: toId }] } : step,
  );
  return { ...model, steps };
}
