import type { ModelStepType, WorkflowModel } from '../../../contract/processes/process-model.ts';

/**
 * Where a step is added: in a placeholder, after a step, or on one of a step's connections (by index, from 0). After a
 * gateway it gets a new connection; after a step with a connection it is added on that connection.
 */
export type AddPlace =
  | { readonly kind: 'placeholder'; readonly stepId: string }
  | { readonly kind: 'after'; readonly stepId: string }
  | { readonly kind: 'between'; readonly stepId: string; readonly index: number };

const inner: readonly ModelStepType[] = ['USER_TASK', 'APPROVAL_TASK', 'SERVICE_TASK', 'GATEWAY'];

/**
 * Returns the kinds of steps that can be added at a place, in menu order: only the start if nothing but the placeholder
 * remains; else tasks and decisions, and the end after the last step of a process without one. Empty if nothing can be
 * added.
 */
export function addableTypes(model: WorkflowModel, place: AddPlace): readonly ModelStepType[] {
  const index = model.steps.findIndex(({ id }) => id === place.stepId);
  const step = model.steps[index];
  if (step === undefined) return [];
  if (place.kind === 'placeholder') {
    if (step.type !== 'ADD') return [];
    if (model.steps.length === 1) return ['START_EVENT'];
  }
  if (place.kind === 'between') return step.connections[place.index] === undefined ? [] : inner;
  if (place.kind === 'after' && (step.type === 'END_EVENT' || step.type === 'ADD')) return [];
  const isLast = index === model.steps.length - 1;
  const hasEnd = model.steps.some(({ type }) => type === 'END_EVENT');
  return isLast && !hasEnd ? [...inner, 'END_EVENT'] : inner;
}
