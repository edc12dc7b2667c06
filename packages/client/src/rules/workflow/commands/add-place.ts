import type { ModelStepType, WorkflowModel } from '../../../contract/processes/process-model.ts';

/**
 * Where a step is added: in an empty place, behind a step, or on the arrow at a place (from 0) among those of a step.
 * Behind a gateway is a new way out of it; behind a step with an arrow is on that arrow.
 */
export type AddPlace =
  | { readonly kind: 'placeholder'; readonly stepId: string }
  | { readonly kind: 'behind'; readonly stepId: string }
  | { readonly kind: 'between'; readonly stepId: string; readonly index: number };

const inner: readonly ModelStepType[] = ['USER_TASK', 'APPROVAL_TASK', 'SERVICE_TASK', 'GATEWAY'];

/**
 * Kinds of step that can be added at a place, in menu order: only the start when nothing but the empty place is left;
 * else tasks and decisions, and the end behind the last step of a process without one. Empty where nothing can be added.
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
  if (place.kind === 'behind' && (step.type === 'END_EVENT' || step.type === 'ADD')) return [];
  const isLast = index === model.steps.length - 1;
  const hasEnd = model.steps.some(({ type }) => type === 'END_EVENT');
  return isLast && !hasEnd ? [...inner, 'END_EVENT'] : inner;
}
