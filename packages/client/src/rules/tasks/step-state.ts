import type { TimelineStep } from '../../contract/requests.ts';
import type { TextsLike } from '../languages/texts-like.ts';

/** State of a step in the timeline. */
export type StepDisplayState = 'canceled' | 'rejected' | 'error' | 'approved' | 'success' | 'next' | 'awaiting';

/** Icons of the timeline. */
export type StepIcon = 'success' | 'error' | 'next' | 'loading' | 'canceled' | 'rejected' | 'approved';

/** Properties of a step that its display reads. */
export type DisplayedStep = Pick<TimelineStep, 'type' | 'status' | 'currentStep' | 'fail' | 'approved' | 'canceled'>;

/**
 * Returns the state of a step in the timeline: the first rule that matches, in the order canceled, rejected, error,
 * finished, next, awaiting. A step of status NONE counts as rejected only if `approved` is explicitly false.
 */
export function stepDisplayState(step: DisplayedStep): StepDisplayState {
  const isApproval = step.type === 'APPROVAL_TASK';
  if (step.type === 'END_EVENT' && step.canceled === true) return 'canceled';
  if (step.status === 'NONE' && isApproval && step.approved === false) return 'rejected';
  if (step.fail) return 'error';
  if (step.status === 'FINISHED') {
    if (!isApproval) return 'success';
    return step.approved === true ? 'approved' : 'rejected';
  }
  return step.currentStep ? 'next' : 'awaiting';
}

/** Words in brackets after the titles of steps in these states. */
export const stepSuffixes = { canceled: '(cancelado)', approved: '(Aprovado)', rejected: '(Reprovado)' } as const;

/** Returns the word in brackets after a step's title; empty for most steps. */
export function stepSuffix(step: DisplayedStep, texts: TextsLike<typeof stepSuffixes> = stepSuffixes): string {
  const state = stepDisplayState(step);
  return state === 'canceled' || state === 'approved' || state === 'rejected' ? texts[state] : '';
}

/** Returns the icon of a state; an awaited step has the loading icon, without motion. */
export function stepIcon(state: StepDisplayState): StepIcon {
  return state === 'awaiting' ? 'loading' : state;
}
