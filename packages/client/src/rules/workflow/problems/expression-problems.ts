import type { ModelStepField, WorkflowModel } from '../../../contract/process-model.ts';
import { tryCompile } from '../../expression/compile-expression.ts';
import { builtInFields } from '../built-in-fields.ts';
import { hasForm } from '../commands/change-row.ts';

/** Said of a flag whose expression is still to be written. */
export const missingExpressionMessage = 'Escreva uma expressão';
/** Said of an expression that cannot be read, or reads a field that does not exist. */
export const brokenExpressionMessage = 'Expressão JavaScript inválida';

/** What is wrong with an expression over the fields of a process; undefined when it can be worked out. */
export function expressionProblem({ fields }: Pick<WorkflowModel, 'fields'>, source: string): string | undefined {
  if (source.trim() === '') return missingExpressionMessage;
  const result = tryCompile(source, { membership: true });
  if (!result.ok) return brokenExpressionMessage;
  const isKnown = (name: string): boolean =>
    Object.hasOwn(builtInFields, name) || fields.some((field) => field.name === name);
  return result.expression.references.every(isKnown) ? undefined : brokenExpressionMessage;
}

/** What is said beside the three flags of a field at a step. */
export type StepFieldProblems = { required?: string; editable?: string; visible?: string };

/** Messages beside the flags of a field at a step that are given by expressions; empty when all is well. */
export function stepFieldProblems(model: WorkflowModel, stepId: string, fieldId: string): StepFieldProblems {
  const step = model.steps.find(({ id }) => id === stepId);
  const field = step && hasForm(step) ? step.fields.find((candidate) => candidate.fieldId === fieldId) : undefined;
  if (field === undefined) return {};
  const problems: StepFieldProblems = {};
  for (const flag of ['required', 'editable', 'visible'] as const) {
    const message = flagProblem(model, field, flag);
    if (message !== undefined) problems[flag] = message;
  }
  return problems;
}

function flagProblem(model: WorkflowModel, field: ModelStepField, flag: keyof StepFieldProblems): string | undefined {
  return field[`${flag}Template`] === 'JS' ? expressionProblem(model, field[flag]) : undefined;
}
