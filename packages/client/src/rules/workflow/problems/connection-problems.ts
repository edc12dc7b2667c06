import type { ModelConnection, WorkflowModel } from '../../../contract/processes/process-model.ts';
import { isListType, isNumberType } from '../../form/field-types.ts';
import { conditionNumber } from '../../tasks/gateway.ts';
import { conditionFieldType, isDayCondition } from '../check-condition.ts';
import { given } from '../given.ts';
import { operatorsFor, takesValue } from '../labels/operator-labels.ts';
import { canHaveValue } from '../option-comparison.ts';
import { textLimits, textProblem } from './limits.ts';
import { workflowProblems } from './workflow-problems.ts';

/** Messages of the inputs of a decision's connection; `target` if it has none. */
export type ConnectionProblems = { label?: string; field?: string; operator?: string; value?: string; target?: string };

/**
 * Returns the messages of the inputs of one of a step's connections (by index, from 0). Only connections of a decision
 * have inputs; empty for others, and if there is no problem.
 */
export function connectionProblems(
  model: WorkflowModel,
  stepId: string,
  index: number,
  texts = workflowProblems,
): ConnectionProblems {
  const step = model.steps.find(({ id }) => id === stepId);
  const connection = step?.connections[index];
  if (step?.type !== 'GATEWAY' || connection === undefined) return {};
  return problemsOfConnection(connection, model.fields, texts);
}

/** Returns the messages of the inputs of a decision's connection, in a process with these fields. */
export function problemsOfConnection(
  connection: ModelConnection,
  fields: WorkflowModel['fields'],
  texts = workflowProblems,
): ConnectionProblems {
  const { label = '', field = '', operator, stepId } = connection;
  const type = conditionFieldType(fields, field);
  const isTaken = operator !== undefined && operatorsFor(type).includes(operator);
  const missing = type === undefined ? texts.fieldGone : undefined;
  return given({
    label: textProblem(label, textLimits.connectionLabel, texts.connectionLabel, texts),
    field: field === '' ? texts.choose : missing,
    operator: isTaken ? undefined : texts.choose,
    value:
      operator === undefined
        ? undefined
        : (valueProblem(connection, type, texts) ?? optionProblem(connection, fields, texts)),
    target: stepId === null ? texts.connectionTarget : undefined,
  });
}

function valueProblem(
  { operator, value = '' }: ModelConnection,
  type: string | undefined,
  texts: typeof workflowProblems,
): string | undefined {
  if (!takesValue(operator)) return value === '' ? undefined : texts.valueUnused;
  if (value.trim() === '') return texts.valueMissing;
  const isCompared = type !== undefined && isNumberType(type) && operator !== 'contains';
  if (isCompared && Number.isNaN(conditionNumber(value))) return texts.valueNumber;
  return type === 'date' && !isDayCondition(value) ? texts.choose : undefined;
}

/** A part of a text is compared with `contains`, unless the field contains a list. */
function optionProblem(
  { field: name, operator, value = '' }: ModelConnection,
  fields: WorkflowModel['fields'],
  texts: typeof workflowProblems,
): string | undefined {
  const field = fields.find((candidate) => candidate.name === name);
  if (field === undefined || !takesValue(operator)) return undefined;
  const isPart = operator === 'contains' && !isListType(field.type);
  return isPart || canHaveValue(field, value) ? undefined : texts.valueOption;
}
