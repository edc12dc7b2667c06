import type { WorkflowDefinition, WorkflowModel } from '@tramita/client/contract';
import {
  checkDefinition,
  definitionOf,
  type Locale,
  type PublishProblem,
  publishProblems,
} from '@tramita/client/rules';
import { type InvalidField, InvalidInputError } from '../errors.ts';
import { publishLanguages } from '../text/languages.ts';
import { harmlessModel } from './storable-model.ts';

/** The parts of a process that passed every check. */
export interface CheckedModel {
  readonly model: WorkflowModel;
  readonly definition: WorkflowDefinition;
}

function placeName({ place }: PublishProblem): string {
  if (place.kind === 'step') return `steps.${place.stepId}`;
  if (place.kind === 'connection') return `steps.${place.stepId}.connections.${place.index}`;
  return place.kind === 'field' ? `data.${place.fieldId}` : 'process';
}

/** Creates the error for an invalid process; its message is that of the first problem, and all problems are listed. */
export function processInvalid(problems: readonly InvalidField[], message = problems[0]?.message ?? '') {
  return new InvalidInputError(message, 'PROCESS_INVALID', problems);
}

/**
 * Repeats every check the modeler makes before publishing, and those of the engine. Returns the process with its HTML
 * sanitized.
 * @throws InvalidInputError PROCESS_INVALID with the message of the first check that fails, and all problems listed
 */
export function checkModel(model: WorkflowModel, locale: Locale): CheckedModel {
  const problems = publishProblems(model, publishLanguages[locale]);
  const [first] = problems;
  if (first) {
    const fields = problems.map((problem) => ({
      name: placeName(problem),
      message: problem.detail ? `${problem.message}: ${problem.detail}` : problem.message,
    }));
    throw processInvalid(fields, first.message);
  }
  const safe = harmlessModel(model);
  const definition = definitionOf(safe);
  const unfit = checkDefinition(definition).map(({ stepId, fieldId, message }) => ({
    name: stepId ? `steps.${stepId}` : fieldId ? `data.${fieldId}` : 'process',
    message,
  }));
  if (unfit.length > 0) throw processInvalid(unfit);
  return { model: safe, definition };
}
