import type { Step, WorkflowDefinition } from '@tramita/client/contract';

/** A way from the current step: when it ends, and whether each of its tasks has an agreed time. */
interface Way {
  readonly at: Date;
  readonly isAgreed: boolean;
}

/** The step a request is at, and how to add the agreed time of a step to a moment. */
export interface AgreedEndSource {
  readonly definition: Pick<WorkflowDefinition, 'steps'>;
  readonly stepId: string;
  readonly arrival: Date;
  /** Due time of the current step; null without an agreed time. */
  readonly dueAt: Date | null;
  /** Returns when a later step is due that is reached at this moment; null without an agreed time. */
  dueOf(step: Step, at: Date): Date | null;
}

/**
 * Returns the end of the longest way from the current step to an end of the process, by agreed times. Ways that come back
 * to a step are left out, and automatic steps take no time. Null if a task of that way has no agreed time, or if no task
 * is left.
 */
export function agreedEnd({ definition, stepId, arrival, dueAt, dueOf }: AgreedEndSource): Date | null {
  const steps = new Map(definition.steps.map((step) => [step.id, step]));
  const { order, nextOf } = forwardWays(steps, stepId);
  const ways = new Map<string, Way>([[stepId, { at: arrival, isAgreed: true }]]);
  let longest: Way | null = null;
  for (const step of order) {
    const reached = ways.get(step.id);
    if (!reached) continue;
    const way = pass(step, reached, step.id === stepId ? dueAt : dueOf(step, reached.at));
    if (step.type === 'END_EVENT') longest = longer(longest, way);
    for (const next of nextOf(step.id)) ways.set(next, longer(ways.get(next) ?? null, way));
  }
  return longest?.isAgreed && longest.at > arrival ? longest.at : null;
}

function pass(step: Step, { at, isAgreed }: Way, due: Date | null): Way {
  if (step.type !== 'USER_TASK' && step.type !== 'APPROVAL_TASK') return { at, isAgreed };
  return due ? { at: due, isAgreed } : { at, isAgreed: false };
}

/** Of two ways that end at the same time, the one with a task without agreed time may be longer. */
function longer(one: Way | null, other: Way): Way {
  if (!one || other.at > one.at) return other;
  return other.at < one.at || !one.isAgreed ? one : other;
}

/** Returns the steps that lead to an end, each before its successors, without connections that go back. */
function forwardWays(steps: ReadonlyMap<string, Step>, from: string) {
  const next = new Map<string, string[]>();
  const open = new Set<string>();
  const ending = new Set<string>();
  const finished: Step[] = [];
  const visit = (id: string): void => {
    const step = steps.get(id);
    if (!step || next.has(id)) return;
    const ahead: string[] = [];
    next.set(id, ahead);
    open.add(id);
    for (const { stepId } of step.connections) {
      if (open.has(stepId)) continue;
      visit(stepId);
      if (ending.has(stepId)) ahead.push(stepId);
    }
    open.delete(id);
    if (step.type !== 'END_EVENT' && ahead.length === 0) return;
    ending.add(id);
    finished.push(step);
  };
  visit(from);
  return { order: finished.reverse(), nextOf: (id: string): readonly string[] => next.get(id) ?? [] };
}
