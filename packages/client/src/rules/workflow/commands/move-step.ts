import type { ModelStep, WorkflowModel } from '../../../contract/processes/process-model.ts';
import { indexOfStep } from './change-row.ts';

/** Direction in which a step moves. */
export type MoveDirection = 'up' | 'down';

/**
 * Returns whether a step can swap places with its neighbor. Up (towards the start): from position 2 on, counted from 0, no
 * end and no decision, not past a decision. Down: no start and no decision, of at least three elements, not one of the
 * last two, not past a decision. A placeholder does not move.
 */
export function canMoveStep(model: WorkflowModel, stepId: string, direction: MoveDirection): boolean {
  const index = indexOfStep(model, stepId);
  const { steps } = model;
  const type = steps[index]?.type;
  if (type === undefined || type === 'GATEWAY' || type === 'ADD') return false;
  if (direction === 'up') return index >= 2 && type !== 'END_EVENT' && steps[index - 1]?.type !== 'GATEWAY';
  const isAmongLast = index >= steps.length - 2;
  return type !== 'START_EVENT' && steps.length >= 3 && !isAmongLast && steps[index + 1]?.type !== 'GATEWAY';
}

/**
 * Swaps a step with its neighbor. Plain arrows, from an element to the next one, follow the new order; arrows that the
 * designer drew elsewhere keep their targets.
 */
export function moveStep(model: WorkflowModel, stepId: string, direction: MoveDirection): WorkflowModel {
  if (!canMoveStep(model, stepId, direction)) return model;
  const index = indexOfStep(model, stepId);
  const at = direction === 'up' ? index - 1 : index;
  const [first, second] = [model.steps[at], model.steps[at + 1]];
  if (first === undefined || second === undefined) return model;
  const after = model.steps[at + 2]?.id;
  const [upper, lower] = swapped(first, second, after);
  const steps = model.steps.with(at, upper).with(at + 1, lower);
  const before = model.steps[at - 1];
  if (before !== undefined) steps[at - 1] = retargeted(before, first.id, second.id);
  return { ...model, steps };
}

const leadsTo = (step: ModelStep, stepId: string | undefined): boolean =>
  stepId !== undefined && step.connections.some((arrow) => arrow.stepId === stepId);

/** Returns both steps in their new order, the second one first. */
function swapped(first: ModelStep, second: ModelStep, after: string | undefined): [ModelStep, ModelStep] {
  const isFirstPlain = leadsTo(first, second.id);
  const isSecondPlain = leadsTo(second, after);
  // a flow that ended after the second step now ends after the first
  const isSecondOpen = second.connections.length === 0;
  const upper = isSecondPlain || (isFirstPlain && isSecondOpen) ? withArrow(second, first.id) : second;
  if (!isFirstPlain) return [upper, first];
  return [upper, withArrow(first, isSecondOpen ? undefined : after)];
}

const withArrow = (step: ModelStep, target: string | undefined): ModelStep => ({
  ...step,
  connections: target === undefined ? [] : [{ stepId: target }],
});

function retargeted(step: ModelStep, from: string, to: string): ModelStep {
  if (!leadsTo(step, from) || leadsTo(step, to)) return step;
  const connections = step.connections.map((arrow) => (arrow.stepId === from ? { ...arrow, stepId: to } : arrow));
  return { ...step, connections };
}
