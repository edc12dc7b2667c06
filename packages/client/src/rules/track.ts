import type { TrackNode } from '../contract/tasks.ts';
import { type DisplayedStep, type StepDisplayState, stepDisplayState } from './step-state.ts';

const nodeOf: Record<StepDisplayState, TrackNode> = {
  canceled: 'fail',
  rejected: 'fail',
  error: 'fail',
  approved: 'done',
  success: 'done',
  next: 'now',
  awaiting: 'ahead',
};

/** Where a run of equal neighbours is longest, or -1 when no two neighbours are equal. */
function startOfLongestRun(nodes: readonly TrackNode[]): number {
  let start = -1;
  let longest = 1;
  for (let from = 0; from < nodes.length; ) {
    let to = from;
    while (nodes[to] === nodes[from]) to += 1;
    if (to - from > longest) {
      longest = to - from;
      start = from;
    }
    from = to;
  }
  return start;
}

/** The nodes without the steps the request went past: what lies behind it is no longer ahead. */
function withoutSkipped(nodes: readonly TrackNode[]): TrackNode[] {
  const current = nodes.indexOf('now');
  const reached = current >= 0 ? current : nodes.findLastIndex((node) => node !== 'ahead');
  return nodes.filter((node, index) => node !== 'ahead' || index > reached);
}

/** Where a request came back to an earlier step, what was done behind it is to be done again. */
function nodeBehind(node: TrackNode, index: number, current: number): TrackNode {
  return node === 'done' && current >= 0 && index > current ? 'ahead' : node;
}

/**
 * The track of a request: its timeline condensed to at most `most` nodes (default 5, at least 1). Steps it went past
 * without visiting are left out, and what it did before it came back to an earlier step is ahead of it again; then runs of equal nodes shrink first, so that what failed and where the request
 * stands stay to be seen.
 */
export function trackNodes(steps: readonly DisplayedStep[], most = 5): TrackNode[] {
  const current = steps.findIndex(({ currentStep }) => currentStep);
  const nodes = withoutSkipped(steps.map((step, index) => nodeBehind(nodeOf[stepDisplayState(step)], index, current)));
  while (nodes.length > Math.max(1, most)) {
    const run = startOfLongestRun(nodes);
    if (run >= 0) nodes.splice(run, 1);
    else nodes.splice(firstDispensable(nodes), 1);
  }
  return nodes;
}

function firstDispensable(nodes: readonly TrackNode[]): number {
  const index = nodes.findIndex((node) => node === 'done' || node === 'ahead');
  return Math.max(index, 0);
}
