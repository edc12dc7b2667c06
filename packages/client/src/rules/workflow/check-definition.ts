import type { WorkflowDefinition } from '../../contract/processes/workflow.ts';
import { checkFields } from './check-fields.ts';
import { checkSteps } from './check-steps.ts';
import type { DefinitionProblem, FoundProblem } from './definition-problem.ts';
import { workflowProblems } from './problems/workflow-problems.ts';

/**
 * Returns every problem that prevents a definition from running: of the steps, their connections, the fields, and the
 * expressions over them. Empty if it can run.
 */
export function checkDefinition(definition: WorkflowDefinition): DefinitionProblem[] {
  return findProblems(definition).map(({ topic: _, ...problem }) => problem);
}

/** Problems of a definition, each with the element it belongs to. */
export function findProblems(definition: WorkflowDefinition, texts = workflowProblems): FoundProblem[] {
  return [...checkSteps(definition, texts), ...checkFields(definition, texts)];
}
