import type { WorkflowModel } from '../../../contract/processes/process-model.ts';
import { workflowProblems } from '../problems/workflow-problems.ts';
import { indexOfStep } from './change-row.ts';

/** Message if a task that has its connection would get another. */
export const oneConnectionMessage = workflowProblems.oneConnection;

/** Whether a connection can begin at a step; `message` says why not, if this kind of step can have connections at all. */
export type ConnectionStart = { readonly allowed: true } | { readonly allowed: false; readonly message?: string };

/** Returns whether a new connection can begin at a step: at a decision always, at a task if it has none. */
export function canStartConnection(
  model: WorkflowModel,
  stepId: string,
  texts: Pick<typeof workflowProblems, 'oneConnection'> = workflowProblems,
): ConnectionStart {
  const step = model.steps[indexOfStep(model, stepId)];
  if (step === undefined || step.type === 'START_EVENT' || step.type === 'END_EVENT' || step.type === 'ADD') {
    return { allowed: false };
  }
  if (step.type === 'GATEWAY' || step.connections.length === 0) return { allowed: true };
  return { allowed: false, message: texts.oneConnection };
}

/**
 * Returns the ids of possible targets of a connection from a step, including earlier steps: those it is not connected to
 * yet, without itself, the start and placeholders.
 */
export function connectableSteps(model: WorkflowModel, fromId: string): readonly string[] {
  const from = model.steps[indexOfStep(model, fromId)];
  if (from === undefined) return [];
  const taken = new Set(from.connections.map(({ stepId }) => stepId)).add(fromId);
  return model.steps.flatMap(({ id, type }) => (type === 'START_EVENT' || type === 'ADD' || taken.has(id) ? [] : [id]));
}

/** Connects two steps; a connection of a decision has no condition yet. Returns the same model if that is not possible. */
export function connectSteps(model: WorkflowModel, fromId: string, toId: string): WorkflowModel {
  if (!canStartConnection(model, fromId).allowed || !connectableSteps(model, fromId).includes(toId)) return model;
  const steps = model.steps.map((step) =>
    step.id === fromId ? { ...step, connections: [...step.connections, { stepId: toId }] } : step,
  );
  return { ...model, steps };
}
