import type { WorkflowDefinition } from '../../contract/processes/workflow.ts';
import { checkFields } from './check-fields.ts';
import { checkSteps } from './check-steps.ts';
import type { DefinitionProblem, FoundProblem } from './definition-problem.ts';

/**
 * Everything that keeps a definition from being run: the row of steps, their connections, the fields, and the
 * expressions over them. Empty when it can be run.
 */
export function checkDefinition(definition: WorkflowDefinition): DefinitionProblem[] {
  return findProblems(definition).map(({ topic: _, ...problem }) => problem);
}

/** The problems of a definition with what they are about. */
export function findProblems(definition: WorkflowDefinition): FoundProblem[] {
  return [...checkSteps(definition), ...checkFields(definition)];
}
