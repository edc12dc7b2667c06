import type { ModelStep } from '@tramita/client/contract';
import type { FlowTarget } from './flow-target.ts';

/** Direction of a key: along the connections, through those of one step, or to an end of the row. */
export type WalkDirection = 'onwards' | 'back' | 'down' | 'up' | 'first' | 'last';

const stepTarget = (stepId: string): FlowTarget => ({ kind: 'step', stepId });

/**
 * Returns the next target of the keyboard, or null if that direction has no target. `onwards` and `back` follow the
 * connections (the one along the row first); `down` and `up` go through the connections of a step, such as the branches
 * of a decision.
 */
export function walk(steps: readonly ModelStep[], from: FlowTarget, direction: WalkDirection): FlowTarget | null {
  const at = steps.findIndex(({ id }) => id === from.stepId);
  const step = steps[at];
  if (!step) return null;
  if (direction === 'first' || direction === 'last') {
    const end = steps.at(direction === 'first' ? 0 : -1);
    return end ? stepTarget(end.id) : null;
  }
  if (direction === 'down' || direction === 'up') return walkConnections(step, from, direction);
  if (from.kind === 'connection') {
    if (direction === 'back') return stepTarget(step.id);
    const target = step.connections[from.index]?.stepId;
    return target && steps.some(({ id }) => id === target) ? stepTarget(target) : null;
  }
  const next = direction === 'onwards' ? stepAfter(steps, at) : stepBefore(steps, at);
  return next ? stepTarget(next.id) : null;
}

function walkConnections(step: ModelStep, from: FlowTarget, direction: 'down' | 'up'): FlowTarget | null {
  const at = from.kind === 'connection' ? from.index : -1;
  const index = direction === 'down' ? at + 1 : at - 1;
  if (index >= 0 && index < step.connections.length) return { kind: 'connection', stepId: step.id, index };
  return direction === 'up' && at === 0 ? stepTarget(step.id) : null;
}

function stepAfter(steps: readonly ModelStep[], at: number): ModelStep | undefined {
  const next = steps[at + 1];
  const targets = (steps[at]?.connections ?? []).map(({ stepId }) => stepId);
  if (next && (targets.length === 0 || targets.includes(next.id))) return next;
  const id = targets.find((target) => target !== null);
  return steps.find((step) => step.id === id) ?? next;
}

function stepBefore(steps: readonly ModelStep[], at: number): ModelStep | undefined {
  const id = steps[at]?.id;
  const leadsHere = (step: ModelStep | undefined) => step?.connections.some(({ stepId }) => stepId === id) ?? false;
  const before = steps[at - 1];
  if (leadsHere(before)) return before;
  const earlier = steps.slice(0, at).findLast(leadsHere);
  return earlier ?? before ?? steps.find((step, place) => place !== at && leadsHere(step));
}

/** Returns the next of the steps that can be chosen, in row order; `from` need not be one of them. */
export function walkAmong(
  steps: readonly ModelStep[],
  choosable: ReadonlySet<string>,
  from: string,
  direction: WalkDirection,
): FlowTarget | null {
  const at = steps.findIndex(({ id }) => id === from);
  const isChoosable = ({ id }: ModelStep) => choosable.has(id);
  const goesOn = direction === 'onwards' || direction === 'down';
  const found =
    direction === 'first'
      ? steps.find(isChoosable)
      : direction === 'last'
        ? steps.findLast(isChoosable)
        : goesOn
          ? steps.slice(at + 1).find(isChoosable)
          : steps.slice(0, Math.max(at, 0)).findLast(isChoosable);
  return found ? stepTarget(found.id) : null;
}
