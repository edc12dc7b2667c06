import type { WorkflowDefinition } from '../../contract/workflow.ts';
import { checkFields } from './check-fields.ts';
import { checkSteps } from './check-steps.ts';

/** Something wrong with a process definition. `message` is a sentence in Portuguese for its author. */
export type DefinitionProblem = {
  /** Id of the step it stands in, when it stands in one. */
  stepId?: string;
  /** Id of the field it is about, when it is about one. */
  fieldId?: string;
  message: string;
};

/**
 * Everything that keeps a definition from being run: the row of steps, their connections, the fields, and the
 * expressions over them. Empty when it can be run.
 */
export function checkDefinition(definition: WorkflowDefinition): DefinitionProblem[] {
  return [...checkSteps(definition), ...checkFields(definition)];
}
