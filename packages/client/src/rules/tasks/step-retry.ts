import type { TimelineStep } from '../../contract/requests.ts';

/** What of a step its repetition reads. */
export type RepeatableStep = Pick<TimelineStep, 'type' | 'status' | 'currentStep'>;

/**
 * Whether a request may be taken back to a step: one that was passed or failed on the way, is not where the request
 * stands and is neither a start nor an end. At a gateway the flow is decided anew, with the values as they are by then.
 */
export function canRedirectTo(step: RepeatableStep): boolean {
  if (step.type === 'START_EVENT' || step.type === 'END_EVENT') return false;
  return !step.currentStep && step.status !== 'NONE';
}

/** Whether a step may be run once more: the request stands at it and it failed, for whatever cause. */
export function canExecuteAgain(step: Pick<RepeatableStep, 'status' | 'currentStep'>): boolean {
  return step.currentStep && step.status === 'FAILED';
}
