import type { ModelStep } from '@tramita/client/contract';
import type { Selection } from '../store/create-modeler-store.ts';

/** An element the keyboard can be on: a step, or one of its connections. */
export type FlowTarget =
  | { readonly kind: 'step'; readonly stepId: string }
  | { readonly kind: 'connection'; readonly stepId: string; readonly index: number };

/** Whether two targets (or selections) mean the same element. */
export function isSameTarget(one: Selection | null, other: Selection | null): boolean {
  if (!one || !other || one.kind !== other.kind) return false;
  if (one.kind === 'process' || other.kind === 'process') return true;
  if (one.kind === 'field' || other.kind === 'field') return false;
  if (one.stepId !== other.stepId) return false;
  return one.kind === 'step' || (other.kind === 'connection' && one.index === other.index);
}

/**
 * Returns the target if it exists, otherwise its step, otherwise the step before its former place `lastAt` (from 0), or
 * the first step.
 */
export function existingTarget(steps: readonly ModelStep[], target: FlowTarget | null, lastAt = 0): FlowTarget | null {
  const step = target && steps.find(({ id }) => id === target.stepId);
  if (!target || !step) {
    const near = steps[Math.max(Math.min(lastAt, steps.length) - 1, 0)];
    return near ? { kind: 'step', stepId: near.id } : null;
  }
  if (target.kind === 'step' || target.index < step.connections.length) return target;
  return { kind: 'step', stepId: step.id };
}

/** The DOM id of a step's element. */
export const stepElementId = (stepId: string): string => `step-${stepId}`;

/** The DOM id of the element of a target. */
export const targetElementId = (target: FlowTarget): string =>
  target.kind === 'step' ? stepElementId(target.stepId) : `connection-${target.index}-of-${target.stepId}`;
