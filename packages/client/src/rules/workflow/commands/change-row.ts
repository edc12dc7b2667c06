import type { ModelConnection, ModelStep, WorkflowModel } from '../../../contract/processes/process-model.ts';

/** A step that carries fields of the form. */
export type FormStep = Extract<ModelStep, { fields: unknown }>;

export const hasForm = (step: ModelStep): step is FormStep => 'fields' in step;

/** The index of a step, -1 when there is none. */
export const indexOfStep = (model: WorkflowModel, stepId: string | null): number =>
  model.steps.findIndex(({ id }) => id === stepId);

/** The model with other steps; the same model when every step stayed the same. */
export function withSteps(model: WorkflowModel, steps: readonly ModelStep[]): WorkflowModel {
  const isSame = steps.length === model.steps.length && steps.every((step, index) => step === model.steps[index]);
  return isSame ? model : { ...model, steps: [...steps] };
}

/** The model with each step changed; steps the change gives back as they are stay shared. */
export function mapSteps(model: WorkflowModel, change: (step: ModelStep) => ModelStep): WorkflowModel {
  return withSteps(model, model.steps.map(change));
}

/** The step with its connections changed one by one, `null` for one that goes; the same step when none changed. */
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

/** The object with a patch applied; the same object when the patch says nothing new. */
export function patched<Target extends object>(target: Target, patch: Partial<Target>): Target {
  const isNew = Object.entries(patch).some(([key, value]) => target[key as keyof Target] !== value);
  return isNew ? { ...target, ...patch } : target;
}
