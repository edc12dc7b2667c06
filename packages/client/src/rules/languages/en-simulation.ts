import type { SimulatedFailure, simulationTexts } from '../workflow/simulation-texts.ts';
import type { TextsLike } from './texts-like.ts';

function failure({ code, message, step, isDecision, error }: SimulatedFailure): string {
  if (code === 'ASSIGNEE_MISSING') return `The assignees of step ${step} could not be found.`;
  if (code === 'SERVICE_FAILED') return `The call failed. ${error}`;
  if (code === 'ENDLESS_LOOP') return `The flow came back to step ${step} without anyone acting.`;
  if (code !== 'NO_CONNECTION') return message;
  return isDecision ? `No condition of the decision ${step} was met.` : `Step ${step} has no next step.`;
}

/** English texts of a simulation. */
export const simulation: TextsLike<typeof simulationTexts> = {
  noSteps: 'The process has no steps.',
  noAnswer: 'The system did not respond.',
  statusCode: (code) => `The system responded with code ${code}.`,
  formRefused: 'The form would not be accepted.',
  failure,
};
