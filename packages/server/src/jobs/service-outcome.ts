import type { Step } from '@tramita/client/contract';
import type { InstanceState } from '@tramita/client/engine';

/** A step that calls another system or writes a row. */
export type ServiceStep = Extract<Step, { type: 'SERVICE_TASK' }>;

/** How an attempt ended: with an answer, or with a sentence about why there was none. */
export type Outcome =
  | { readonly statusCode: number; readonly data: unknown }
  | { readonly statusCode: number; readonly error: string };

/** Another worker has the job by now, and what it writes counts. */
export class LeaseLost extends Error {}

/** The service step a request waits at, if it waits at this one. */
export function waitingStep(state: InstanceState, stepId: string): ServiceStep | null {
  const step = state.definition.steps.find(({ id }) => id === stepId);
  const isWaiting = state.status === 'IN_PROGRESS' && state.currentStep === stepId;
  return isWaiting && step?.type === 'SERVICE_TASK' ? step : null;
}
