import type { ModelConnection, ModelStep, WorkflowModel } from '../../../contract/processes/process-model.ts';

/** A step with fields of the form. */
export type FormStep = Extract<ModelStep, { fields: unknown }>;

export const hasForm = (step: ModelStep): step is FormStep => 'fields' in step;

/** Returns the index of a step, or -1. */
export const indexOfStep = (model: WorkflowModel, stepId: string | null): number =>
  model.steps.findIndex(({ id }) => id === stepId);

/** Returns the model with other steps; the same model if no step changed. */
export function withSteps(model: WorkflowModel, steps: readonly ModelStep[]): WorkflowModel {
  const isSame = steps.length === model.steps.length && steps.every((step, index) => step === model.steps[index]);
  return isSame ? model : { ...model, steps: [...steps] };
}

/** Returns the model with each step changed; unchanged steps stay shared. */
export function mapSteps(model: WorkflowModel, change: (step: ModelStep) => ModelStep): WorkflowModel {
  return withSteps(model, model.steps.map(change));
}

/** Returns the step with its connections changed one by one, `null` for a removed one; the same step if none changed. */
export function mapConnections(
  step: ModelStep,
  change: (connection: ModelConnection) => ModelConnection | null,
): ModelStep {
  let isSame = true;
  const connections: ModelConnection[] = [];
  for (const connection of step.connections) {
    const changed = change(connection);
    if (changed !== connection) isSame = false;
    if (changed !== null) connections.push(changed);
  }
  return isSame ? step : { ...step, connections };
}

/** Returns the object with a patch applied; the same object if nothing changes. */
export function patched<Target extends object>(target: Target, patch: Partial<Target>): Target {
  const isNew = Object.entries(patch).some(([key, value]) => target[key as keyof Target] !== value);
  return isNew ? { ...target, ...patch } : target;
}
