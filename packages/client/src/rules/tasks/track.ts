import type { TimelineStep } from '../../contract/requests.ts';
import type { TrackNode } from '../../contract/tasks/task-states.ts';
import type { TextsLike } from '../languages/texts-like.ts';
import { type DisplayedStep, type StepDisplayState, stepDisplayState } from './step-state.ts';

/** Properties of a step that the track reads. */
export type TrackedStep = DisplayedStep & Pick<TimelineStep, 'reachable'>;

/** State of a stop of the track; `skipped` is a step that the request did not need. */
export type StopState = StepDisplayState | 'skipped';

/** A visible step of a request, with its state. */
export interface RequestStop<Step extends TrackedStep = TrackedStep> {
  readonly step: Step;
  readonly state: StopState;
}

/** Titles of the first and the last stop, the same on every screen, and the words for a skipped one. */
export const stopLabels = {
  sent: 'Solicitação enviada',
  finished: 'Concluída',
  ended: 'Encerrada',
  canceled: 'Fim',
  skipped: 'Não foi necessária',
} as const;

/**
 * Returns the visible steps of a request, in order: gateways only if the request stopped there (`withGateways` includes
 * all), and of several ends the one that was reached, or the first. Steps that were passed over, or that the flow can no
 * longer reach, are `skipped`.
 */
export function requestStops<Step extends TrackedStep>(
  steps: readonly Step[],
  { withGateways = false } = {},
): RequestStop<Step>[] {
  const current = steps.findIndex(({ currentStep }) => currentStep);
  const states = steps.map(stepDisplayState);
  const reached = current >= 0 ? current : states.findLastIndex((state) => state !== 'awaiting');
  const hasEnded = current < 0 && steps.some(({ type }, index) => type === 'END_EVENT' && states[index] !== 'awaiting');
  const end = shownEnd(steps, states);
  return steps.flatMap((step, index): RequestStop<Step>[] => {
    const state = states[index] ?? 'awaiting';
    if (step.type === 'GATEWAY' && !step.fail && !withGateways) return [];
    if (step.type === 'END_EVENT' && index !== end) return [];
    const isSkipped =
      state === 'awaiting' && index !== end && (hasEnded || index < reached || step.reachable === false);
    return [{ step, state: isSkipped ? 'skipped' : state }];
  });
}

/** Returns the index of the only visible end. */
function shownEnd(steps: readonly TrackedStep[], states: readonly StepDisplayState[]): number {
  const isEnd = ({ type }: TrackedStep) => type === 'END_EVENT';
  const reached = steps.findIndex((step, index) => isEnd(step) && states[index] !== 'awaiting');
  if (reached >= 0) return reached;
  const ahead = steps.findIndex((step) => isEnd(step) && step.reachable !== false);
  return ahead >= 0 ? ahead : steps.findIndex(isEnd);
}

/** Returns the title of a stop: the first and the last describe what happened to the request, whatever their titles in the process. */
export function stopTitle(
  step: TrackedStep & Pick<TimelineStep, 'title' | 'details'>,
  texts: TextsLike<typeof stopLabels> = stopLabels,
): string {
  if (step.type === 'START_EVENT') return texts.sent;
  if (step.type !== 'END_EVENT') return step.title;
  if (step.canceled) return texts.canceled;
  // an end has details only if a user ended the request there
  return step.status === 'FINISHED' && step.details ? texts.ended : texts.finished;
}

/** Returns the number of the current stop and of all stops, without skipped ones. */
export function requestProgress(stops: readonly RequestStop[]): { readonly current: number; readonly total: number } {
  const counted = stops.filter(({ state }) => state !== 'skipped');
  const index = counted.findIndex(({ step }) => step.currentStep);
  const reached = counted.findLastIndex(({ state }) => state !== 'awaiting');
  return { current: (index >= 0 ? index : reached) + 1, total: counted.length };
}

const nodeOf: Record<StepDisplayState, TrackNode> = {
  canceled: 'fail',
  rejected: 'fail',
  error: 'fail',
  approved: 'done',
  success: 'done',
  next: 'now',
  awaiting: 'ahead',
};

/** Returns the index of the longest run of equal neighbors, or -1 if no two neighbors are equal. */
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

/** Steps finished before the request went back to an earlier one will be done again. */
function nodeAfter(node: TrackNode, index: number, current: number): TrackNode {
  return node === 'done' && current >= 0 && index > current ? 'ahead' : node;
}

/**
 * Returns the track of a request: its counted stops condensed to at most `most` nodes (default 5, at least 1). Runs of
 * equal nodes shrink first, so that failures and the current step remain visible.
 */
export function trackNodes(steps: readonly TrackedStep[], most = 5): TrackNode[] {
  const stops = requestStops(steps);
  const counted = stops.flatMap(({ step, state }) => (state === 'skipped' ? [] : [{ step, node: nodeOf[state] }]));
  const current = counted.findIndex(({ step }) => step.currentStep);
  const nodes = counted.map(({ node }, index) => nodeAfter(node, index, current));
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
