import type { ModelConnection, WorkflowModel } from '../../../contract/processes/process-model.ts';
import { isChoiceType, isNumberType } from '../../form/field-types.ts';
import { conditionNumber } from '../../tasks/gateway.ts';
import { conditionFieldType, isDayCondition } from '../check-condition.ts';
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
  const facts = { ...fieldFacts(model, patch), ...patch };
  const lost = isLostValue(model, connection, facts) ? { value: undefined } : {};
  const changed = patched(connection, settled(connection, { ...facts, ...lost }));
  if (changed === connection) return model;
  return { ...model, steps: model.steps.with(at, { ...step, connections: step.connections.with(index, changed) }) };
}

function fieldFacts(model: WorkflowModel, patch: Partial<ModelConnection>): Partial<ModelConnection> {
  if (!('field' in patch)) return {};
  const known = model.fields.find(({ id, name }) => (patch.fieldId ? id === patch.fieldId : name === patch.field));
  return { fieldId: known?.id, fieldType: known?.type };
}

/** Returns whether a condition still has the value of a removed field, which is invalid for the field chosen in its place. */
function isLostValue({ fields }: WorkflowModel, before: ModelConnection, patch: Partial<ModelConnection>): boolean {
  const { value, operator } = before;
  if (before.field !== undefined || patch.field === undefined || 'value' in patch || !value) return false;
  const type = conditionFieldType(fields, patch.field);
  if (type === undefined || operator === 'contains') return false;
  if (type === 'boolean') return !/^(?:true|false)$/.test(value);
  if (type === 'date') return !isDayCondition(value);
  if (isNumberType(type)) return Number.isNaN(conditionNumber(value));
  const options = fields.find(({ name }) => name === patch.field)?.options ?? [];
  return isChoiceType(type) && options.every((option) => option.value !== value);
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
