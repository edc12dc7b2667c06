import type { ModelConnection, WorkflowModel } from '../../../contract/processes/process-model.ts';
import { operatorsFor, takesValue } from '../labels/operator-labels.ts';
import { indexOfStep, patched } from './change-row.ts';

/** Removes one of a step's connections (by index, from 0); the target step stays. */
export function removeConnection(model: WorkflowModel, stepId: string, index: number): WorkflowModel {
  const at = indexOfStep(model, stepId);
  const step = model.steps[at];
  if (step?.connections[index] === undefined) return model;
  const connections = step.connections.toSpliced(index, 1);
  return { ...model, steps: model.steps.with(at, { ...step, connections }) };
}

/**
 * Changes one of a step's connections (by index, from 0). A field given by name sets its id and type too; values that do
 * not fit the new field or operator are cleared: a value of another type, `contains` on a date, and the value of `isNull`
 * and `isNotNull`.
 */
export function changeConnection(
  model: WorkflowModel,
  stepId: string,
  index: number,
  patch: Partial<ModelConnection>,
): WorkflowModel {
  const at = indexOfStep(model, stepId);
  const step = model.steps[at];
  const connection = step?.connections[index];
  if (step === undefined || connection === undefined) return model;
  const changed = patched(connection, settled(connection, { ...fieldFacts(model, patch), ...patch }));
  if (changed === connection) return model;
  return { ...model, steps: model.steps.with(at, { ...step, connections: step.connections.with(index, changed) }) };
}

function fieldFacts(model: WorkflowModel, patch: Partial<ModelConnection>): Partial<ModelConnection> {
  if (!('field' in patch)) return {};
  const known = model.fields.find(({ id, name }) => (patch.fieldId ? id === patch.fieldId : name === patch.field));
  return { fieldId: known?.id, fieldType: known?.type };
}

function settled(connection: ModelConnection, patch: Partial<ModelConnection>): Partial<ModelConnection> {
  const next = { ...connection, ...patch };
  const settledPatch = { ...patch };
  const isOtherType = connection.field !== undefined && next.fieldType !== connection.fieldType;
  if (isOtherType && !('value' in patch)) settledPatch.value = undefined;
  if (next.operator !== undefined && !operatorsFor(next.fieldType).includes(next.operator)) {
    settledPatch.operator = undefined;
  }
  if (!takesValue(next.operator)) settledPatch.value = undefined;
  return settledPatch;
}
