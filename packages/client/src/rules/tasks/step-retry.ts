import type { TimelineStep } from '../../contract/requests.ts';

/** Properties of a step that its repetition reads. */
export type RepeatableStep = Pick<TimelineStep, 'type' | 'status' | 'currentStep'>;

/**
 * Returns whether a request may be redirected to a step: one that was passed or failed, is not the current one and is
 * neither a start nor an end. A gateway decides again, with the values at that time.
 */
export function canRedirectTo(step: RepeatableStep): boolean {
  if (step.type === 'START_EVENT' || step.type === 'END_EVENT') return false;
  return !step.currentStep && step.status !== 'NONE';
}

/** Returns whether a step may be run again: it is the current one of the request and failed, for any reason. */
export function canExecuteAgain(step: Pick<RepeatableStep, 'status' | 'currentStep'>): boolean {
  return step.currentStep && step.status === 'FAILED';
}
