import type { PublishProblem } from '@tramita/client/rules';

/** The messages of problems by element. */
export interface ProblemIndex {
  /** Messages of a step itself, without those of its connections. */
  readonly ofStep: (stepId: string) => readonly string[];
  readonly ofConnection: (stepId: string, index: number) => readonly string[];
  /** Ids of the connections with problems as one text, which is equal for equal sets. */
  readonly marks: string;
  /** All content of the index as one text, for comparison. */
  readonly text: string;
}

const none: readonly string[] = [];
const known = new WeakMap<readonly PublishProblem[], ProblemIndex>();

/** Indexes problems by element; cached per list. */
export function problemIndex(problems: readonly PublishProblem[]): ProblemIndex {
  const made = known.get(problems);
  if (made) return made;
  const byPlace = new Map<string, string[]>();
  for (const { place, message } of problems) {
    if (place.kind !== 'step' && place.kind !== 'connection') continue;
    const key = place.kind === 'step' ? `step ${place.stepId}` : `${place.index} ${place.stepId}`;
    const messages = byPlace.get(key);
    if (messages) messages.push(message);
    else byPlace.set(key, [message]);
  }
  const index: ProblemIndex = {
    ofStep: (stepId) => byPlace.get(`step ${stepId}`) ?? none,
    ofConnection: (stepId, at) => byPlace.get(`${at} ${stepId}`) ?? none,
    text: JSON.stringify([...byPlace]),
    marks: [...byPlace.keys()].filter((key) => !key.startsWith('step ')).join('\n'),
  };
  known.set(problems, index);
  return index;
}
