import type { ModelStep, WorkflowModel } from '../../../contract/processes/process-model.ts';
import { indexOfStep, mapConnections, withSteps } from './change-row.ts';
import { createStep } from './create-step.ts';

/** Returns whether a step can be deleted: every one except a placeholder; the start only if just two elements are left. */
export function canRemoveStep(model: WorkflowModel, stepId: string): boolean {
  const type = model.steps[indexOfStep(model, stepId)]?.type;
  if (type === undefined || type === 'ADD') return false;
  return type !== 'START_EVENT' || model.steps.length === 2;
}

/**
 * Deletes a step. The previous step is connected to the next one; arrows to the deleted step are removed, and a decision
 * that led to it loses the target. A deleted end becomes a placeholder, a deleted start leaves only that.
 */
export function removeStep(model: WorkflowModel, stepId: string): WorkflowModel {
  const index = indexOfStep(model, stepId);
  const step = model.steps[index];
  if (step === undefined || !canRemoveStep(model, stepId)) return model;
  if (step.type === 'START_EVENT') return leavePlaceholder(model);
  if (step.type === 'END_EVENT') return emptyEnd(model, index);
  const before = model.steps[index - 1];
  const target = targetAfter(model, index, before?.id);
  const steps = model.steps
    .filter((other) => other !== step)
    .map((other) => detach(other, stepId, other === before ? target : null));
  return withSteps(model, steps);
}

/** Returns the step after a deleted one: its own target or, for a decision, the next step. */
function targetAfter(model: WorkflowModel, index: number, before: string | undefined): string | null {
  const step = model.steps[index];
  const next = model.steps[index + 1]?.id ?? null;
  const own = step?.type === 'GATEWAY' ? null : step?.connections[0]?.stepId;
  return own == null || own === before || own === step?.id ? next : own;
}

/** Returns a step without its arrows to a deleted one; one of them leads to `target` instead, unless the step already does. */
function detach(step: ModelStep, deletedId: string, target: string | null): ModelStep {
  let open = step.connections.some(({ stepId }) => stepId === target) ? null : target;
  return mapConnections(step, (arrow) => {
    if (arrow.stepId !== deletedId) return arrow;
    const joined = open;
    open = null;
    if (joined !== null) return { ...arrow, stepId: joined };
    return step.type === 'GATEWAY' ? { ...arrow, stepId: null } : null;
  });
}

function leavePlaceholder(model: WorkflowModel): WorkflowModel {
  const place = model.steps.find(({ type }) => type !== 'START_EVENT');
  return { ...model, steps: [createStep(model, 'ADD', place?.id ?? 'vazio')] };
}

function emptyEnd(model: WorkflowModel, index: number): WorkflowModel {
  const end = model.steps[index];
  const before = model.steps[index - 1];
  if (end === undefined) return model;
  if (before?.type !== 'ADD') return { ...model, steps: model.steps.with(index, createStep(model, 'ADD', end.id)) };
  const steps = model.steps
    .filter((step) => step !== end)
    .map((step) => {
      if (step === before) return step.connections.length === 0 ? step : { ...step, connections: [] };
      return mapConnections(step, (arrow) => (arrow.stepId === end.id ? { ...arrow, stepId: before.id } : arrow));
    });
  return { ...model, steps };
}
