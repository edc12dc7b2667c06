import type { Step } from '@tramita/client/contract';
import type { RequestState } from '@tramita/client/engine';

/** A step that calls another system or writes a row. */
export type ServiceStep = Extract<Step, { type: 'SERVICE_TASK' }>;

/** Result of an attempt: an answer, or a sentence that explains why there is none. */
export type Outcome =
  | { readonly statusCode: number; readonly data: unknown }
  | { readonly statusCode: number; readonly error: string };

/** Thrown if another worker has leased the job; only that worker's writes count. */
export class LeaseLost extends Error {}

/** Returns the service step if the request currently waits at it, or null. */
export function waitingStep(state: RequestState, stepId: string): ServiceStep | null {
  const step = state.definition.steps.find(({ id }) => id === stepId);
  const isWaiting = state.status === 'IN_PROGRESS' && state.currentStep === stepId;
  return isWaiting && step?.type === 'SERVICE_TASK' ? step : null;
}
