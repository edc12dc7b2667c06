import type { ModelConnection, WorkflowModel } from '../../../contract/processes/process-model.ts';
import { conditionFieldType, isDayCondition } from '../check-condition.ts';
import { given } from '../given.ts';
import { operatorsFor, takesValue } from '../labels/operator-labels.ts';
import { textLimits, textProblem } from './limits.ts';

/** Messages of the inputs of a decision's connection; `target` if it has none. */
export type ConnectionProblems = { label?: string; field?: string; operator?: string; value?: string; target?: string };

const chooseMessage = 'Selecione uma opção';

/**
 * Returns the messages of the inputs of one of a step's connections (by index, from 0). Only connections of a decision
 * have inputs; empty for others, and if there is no problem.
 */
export function connectionProblems(model: WorkflowModel, stepId: string, index: number): ConnectionProblems {
  const step = model.steps.find(({ id }) => id === stepId);
  const connection = step?.connections[index];
  if (step?.type !== 'GATEWAY' || connection === undefined) return {};
  return problemsOfConnection(connection, model.fields);
}

/** Returns the messages of the inputs of a decision's connection, in a process with these fields. */
export function problemsOfConnection(connection: ModelConnection, fields: WorkflowModel['fields']): ConnectionProblems {
  const { label = '', field = '', operator, stepId } = connection;
  const type = conditionFieldType(fields, field);
  const isTaken = operator !== undefined && operatorsFor(type).includes(operator);
  const missing = type === undefined ? 'O campo não existe mais' : undefined;
  return given({
    label: textProblem(label, textLimits.connectionLabel, 'Preenche com o nome da conexão'),
    field: field === '' ? chooseMessage : missing,
    operator: isTaken ? undefined : chooseMessage,
    value: operator === undefined ? undefined : valueProblem(connection, type),
    target: stepId === null ? 'Escolha a etapa de destino' : undefined,
  });
}

function valueProblem({ operator, value = '' }: ModelConnection, type: string | undefined): string | undefined {
  if (!takesValue(operator)) return value === '' ? undefined : 'Deixe o valor vazio';
  if (value.trim() === '') return 'Preenche o valor';
  return type === 'date' && !isDayCondition(value) ? chooseMessage : undefined;
}
