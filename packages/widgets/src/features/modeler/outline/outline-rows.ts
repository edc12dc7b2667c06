import type { ModelStep } from '@tramita/client/contract';
import type { FlowTarget } from '../flow/flow-target.ts';

/** One line of the list: a step, or a connection that does not simply lead to the next step. */
export interface OutlineRow {
  readonly target: FlowTarget;
  readonly step: ModelStep;
  /** From 1, as trees count. */
  readonly level: 1 | 2;
}

/** Indexes of the connections of a step that have lines of their own: a decision's all, of others those that jump. */
export function ownConnections(step: ModelStep, next: ModelStep | undefined): readonly number[] {
  return step.connections.flatMap(({ stepId }, index) =>
    step.type === 'GATEWAY' || stepId !== next?.id ? [index] : [],
  );
}

/** The lines that can be reached, in order: those of steps that are folded up are not. */
export function outlineRows(steps: readonly ModelStep[], folded: ReadonlySet<string>): readonly OutlineRow[] {
  return steps.flatMap((step, at): OutlineRow[] => {
    const row: OutlineRow = { target: { kind: 'step', stepId: step.id }, step, level: 1 };
    if (folded.has(step.id)) return [row];
    const children = ownConnections(step, steps[at + 1]).map(
      (index): OutlineRow => ({ target: { kind: 'connection', stepId: step.id, index }, step, level: 2 }),
    );
    return [row, ...children];
  });
}

/** Where a jump leads, seen from its step. */
export function jumpDirection(
  steps: readonly ModelStep[],
  from: string,
  to: string | null,
): 'earlier' | 'next' | 'later' | null {
  const at = steps.findIndex(({ id }) => id === from);
  const target = steps.findIndex(({ id }) => id === to);
  if (target < 0) return null;
  if (target === at + 1) return 'next';
  return target > at ? 'later' : 'earlier';
}
